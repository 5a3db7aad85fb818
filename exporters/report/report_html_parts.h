// The constant parts of a report's page: style, script, controls.
#pragma once

namespace chartroom::exporters {

inline constexpr const char* kPageStyle = R"css(
:root{color-scheme:light dark;--paper:#fbfaf6;--ink:#1b2733;--quiet:#55626e;--rule:#c9d0d6;--card:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#10161c;--ink:#e8edf1;--quiet:#a4b1bd;--rule:#38444f;--card:#18212a}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,Lato,sans-serif}
main{max-width:72rem;margin:0 auto;padding:1.5rem}
h1{font-size:2rem;margin:0 0 .5rem}h2{margin:2.2rem 0 .6rem;border-bottom:1px solid var(--rule)}
h3{margin:0 0 .5rem;font-size:1.05rem}
.verdict{font-size:1.3rem;border-left:.35rem solid currentColor;padding-left:1rem;margin:1rem 0}
table{border-collapse:collapse;width:100%;font-size:.92rem}caption{text-align:left;color:var(--quiet)}
th,td{text-align:left;padding:.25rem .6rem .25rem 0;border-bottom:1px solid var(--rule);vertical-align:top}
tbody th{font-weight:normal}
h1,th,td,li{unicode-bidi:plaintext}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:1.2rem}
figure{margin:0;background:var(--card);border:1px solid var(--rule);border-radius:.5rem;padding:1rem;break-inside:avoid}
figure svg{display:block;width:100%;height:auto;max-height:34rem}
#game figure{max-width:36rem}#game ol{list-style:none;padding:0}
figcaption,details{color:var(--quiet);font-size:.92rem;margin-top:.5rem}
details{max-height:24rem;overflow:auto}
.store{position:absolute}.dark{display:none}
@media (prefers-color-scheme:dark){.dark{display:inline}.light{display:none}}
.controls{display:flex;gap:.5rem;align-items:center;margin:.8rem 0 .3rem}.controls input{flex:1}
button{font:inherit;padding:.2rem .7rem}output{display:block;min-height:1.6em}
.trail{fill:none;stroke-width:1.6;stroke-linejoin:round;stroke-linecap:round}
.blue{stroke:#1c5fa8}.green{stroke:#1d7a3e;stroke-dasharray:2.4 2.2}
.sub{stroke:#fff;stroke-width:.6}.sub.b{fill:#1c5fa8}.sub.g{fill:#1d7a3e}
.sign{fill:#fff;font:bold 4px sans-serif;text-anchor:middle}
@media print{:root{--paper:#fff;--ink:#000;--quiet:#333;--rule:#999;--card:#fff}
.dark{display:none}.light{display:inline}.controls,details:not([open]){display:none}
details{max-height:none}#game ol{columns:2;font-size:9pt}h2{break-after:avoid}#game{break-before:page}
.figures{display:block;columns:2;break-before:avoid}figure{margin-bottom:1rem}
#game figure{max-width:24rem}body{font-size:11pt}}
)css";

inline constexpr const char* kGameMarks = R"svg(<polyline id="trail-b" class="trail blue"/>
<polyline id="trail-g" class="trail green"/>
<g id="sub-b"><circle r="3.4" class="sub b"/><text y="1.4" class="sign">B</text></g>
<g id="sub-g"><rect x="-3.2" y="-3.2" width="6.4" height="6.4" class="sub g"/><text y="1.4" class="sign">G</text></g>)svg";

// {0}: the number of the last move; {1}: the first text.
inline constexpr const char* kGameControls =
    R"html(<div class="controls"><button id="back" type="button">Back</button>
<input id="ply" type="range" min="0" max="{0}" value="0" aria-label="Move">
<button id="on" type="button">Next</button></div>
<output id="said" aria-live="polite">{1}</output>
)html";

inline constexpr const char* kGameScript = R"js(
const get=id=>document.getElementById(id),ply=get('ply');
const end=trail=>trail.split(' ').pop();
function show(){
  const [text,blue,green]=steps[+ply.value];
  get('said').textContent=text;
  // Two submarines on one point stand side by side.
  const aside=end(blue)===end(green)?2.4:0;
  for(const [name,trail,x] of [['b',blue,-aside],['g',green,aside]]){
    get('trail-'+name).setAttribute('points',trail);
    get('sub-'+name).setAttribute('transform','translate('+end(trail)+') translate('+x+')');
  }
}
function move(by){ply.value=+ply.value+by;show();}
get('back').onclick=()=>move(-1);get('on').onclick=()=>move(1);ply.oninput=show;
// On paper stands the end of the game, with all plies.
addEventListener('beforeprint',()=>{
  ply.value=ply.max;
  show();
  document.querySelector('#game details').open=true;
});
// A link may name a ply: #ply=12.
if(location.hash.startsWith('#ply='))ply.value=location.hash.slice(5);
show();
)js";

}  // namespace chartroom::exporters
