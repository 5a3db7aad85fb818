#include "editor/model/game/game_session.h"

#include <gtest/gtest.h>

#include <random>

#include "tests/known_maps.h"
#include "validator/rules/legal_actions.h"

namespace chartroom::editor {
using namespace maps;
using namespace rules;
namespace {

MapInput board_of(const Map& map) { return {"", map, {}}; }

// A game of two people that has begun.
struct Played {
  GameDocument document;
  GameSession session;

  explicit Played(const Map& map, Point blue = {0, 0}, Point green = {3, 3})
      : document(board_of(map), Team::blue), session(document, 1, false) {
    if (!map.starts.blue) session.choose_start(blue);
    if (!map.starts.green) session.choose_start(green);
  }

  void play(const std::vector<Action>& actions) {
    for (const Action& action : actions) {
      session.act(action);
      if (action.kind == ActionKind::sonar) session.answer(action.answer);
    }
  }
};

Map open_sea() { return known::sea({"....", "....", "....", "...."}); }

// Compares the session's state at every step with the referee's.
void expect_referees_state(const Played& played) {
  const GameRecord& record = played.document.record();
  const play::RefereeReport report =
      play::referee(record, played.document.map(), played.document.rules());
  ASSERT_TRUE(report.legal());
  const std::vector<GameStep>& steps = played.session.steps();
  ASSERT_EQ(steps.size(), report.plies.size() + 1);
  std::array<Trail, 2> trails{Trail{record.blue->point}, Trail{record.green->point}};
  for (std::size_t i = 0; i < report.plies.size(); ++i) {
    const play::RefereedPly& ply = report.plies[i];
    const GameStep& step = steps[i + 1];
    ASSERT_EQ(step.said, ply.said);
    ASSERT_EQ(step.state.result(), ply.result);
    lengthen(trails[index(ply.said.team)], ply.said.kind, ply.point);
    ASSERT_EQ(step.trails, trails);
    for (const Team team : kTeams) {
      ASSERT_EQ(step.state.submarine(team).energy, ply.energy[index(team)]);
      ASSERT_EQ(step.state.submarine(team).damage, ply.damage[index(team)]);
      ASSERT_EQ(step.places[index(team)], ply.candidates[index(team)].count());
      PointSet places;
      for (const play::FilmPoint& p : step.films[index(team)]) {
        if (p.position_share > 0) places.insert(p.point);
      }
      ASSERT_EQ(places, ply.candidates[index(team)]);
    }
  }
}

TEST(GameSession, IsInTheRefereesStateWhateverIsPlayedSteppedTakenBackAndUndone) {
  for (unsigned seed = 1; seed <= 40; ++seed) {
    std::mt19937 random(seed);
    const auto roll = [&random](std::size_t n) { return random() % n; };
    Map map = known::random_map(random);
    Played played(map, *map.water().begin(), *map.water().begin());
    GameSession& session = played.session;
    for (int i = 0; i < 60; ++i) {
      switch (roll(10)) {
        case 0:
          session.show(roll(session.steps().size()));
          break;
        case 1:
          if (session.can_take_back()) session.take_back();
          break;
        case 2:
          if (session.can_play_from_here()) session.play_from_here();
          break;
        case 3:
          played.document.undo();
          session.follow();
          if (session.steps().empty()) {
            played.document.redo();
            session.follow();
          }
          break;
        case 4:
          played.document.redo();
          session.follow();
          break;
        default:
          const std::vector<Action> legal = legal_plies(session.step()->state);
          if (!legal.empty()) played.play({legal[roll(legal.size())]});
          break;
      }
      ASSERT_LT(session.shown(), session.steps().size());
      expect_referees_state(played);
    }
  }
}

TEST(GameSession, AsksBothCaptainsForTheStartsThatTheMapLeavesOpen) {
  Map map = open_sea();
  map.starts.blue = Point{1, 1};
  map.islands.insert(Point{2, 2});
  GameDocument document(board_of(map), Team::green);
  GameSession session(document, 1, false);
  EXPECT_EQ(session.turn(), (Turn{Turn::Task::choose_start, Team::green}));
  EXPECT_EQ(session.check_start(Team::green, {2, 2}), Refusal::start_island);
  EXPECT_EQ(session.check_start(Team::blue, {0, 0}), Refusal::start_forced);
  session.choose_start({3, 3});
  EXPECT_EQ(session.turn(), (Turn{Turn::Task::act, Team::green}));
  EXPECT_EQ(session.step()->trails[0], Trail{Point(1, 1)});
}

TEST(GameSession, RefusesAsTheRulesDoAndNamesWhereATeamMayGo) {
  Played played(open_sea());
  played.play({Action::navigate(Direction::right), Action::navigate(Direction::up)});
  const GameSession& session = played.session;
  EXPECT_EQ(session.check(Action::navigate(Direction::up)), Refusal::off_map);
  EXPECT_EQ(session.check(Action::navigate(Direction::left)), Refusal::own_trail);
  EXPECT_EQ(session.check(Action::sonar(Axis::row)), Refusal::energy);
  EXPECT_EQ(session.check(Action::surface()), std::nullopt);
  EXPECT_EQ(session.steps_to(), known::points({"C1", "B2"}));
  EXPECT_TRUE(session.targets().empty());
}

TEST(GameSession, WaitsForTheAnswerToASonar) {
  Played played(open_sea());
  played.play({Action::navigate(Direction::right), Action::navigate(Direction::up),
               Action::navigate(Direction::right), Action::navigate(Direction::up)});
  GameSession& session = played.session;
  session.act(Action::sonar(Axis::row));
  EXPECT_EQ(session.turn(), (Turn{Turn::Task::answer, Team::green}));
  EXPECT_EQ(session.steps().size(), 5U) << "nothing was heard yet";
  session.answer(Axis::column);
  EXPECT_EQ(session.step()->said->axis, Axis::column);
  EXPECT_EQ(session.turn(), (Turn{Turn::Task::act, Team::green}));
}

TEST(GameSession, PlaysFromTheStepThatIsShownAndBringsBackWhatFollowedByUndo) {
  Played played(open_sea());
  played.play({Action::navigate(Direction::right), Action::navigate(Direction::up),
               Action::navigate(Direction::right)});
  const GameRecord before = played.document.record();
  played.session.show(1);
  played.session.act(Action::navigate(Direction::left));
  EXPECT_EQ(played.session.steps().size(), 3U);
  EXPECT_TRUE(played.session.at_end());
  EXPECT_EQ(played.document.undo_label(), StepLabel::play_from_here);
  played.document.undo();
  played.session.follow();
  EXPECT_TRUE(same_game(played.document.record(), before));
  EXPECT_EQ(played.session.steps().size(), 4U);
}

TEST(GameSession, TakesBackToThePersonsLastTurnAndAPlyOfTwoPeople) {
  Played played(open_sea());
  played.play({Action::navigate(Direction::right), Action::navigate(Direction::up)});
  played.session.set_seat(Team::green, "novice");
  played.session.take_back();
  EXPECT_EQ(played.session.steps().size(), 1U);
  EXPECT_FALSE(played.session.can_take_back());
  played.document.undo();
  played.session.follow();
  played.session.set_seat(Team::green, "");
  played.session.take_back();
  EXPECT_EQ(played.session.steps().size(), 2U);
}

TEST(GameSession, TellsWhetherSomebodyMayWantToGoOn) {
  Played played(open_sea());
  GameSession& session = played.session;
  played.play({Action::navigate(Direction::right)});
  EXPECT_TRUE(session.is_left_open());
  session.set_seat(Team::green, "novice");
  EXPECT_TRUE(session.is_left_open());
  session.set_seat(Team::blue, "novice");
  EXPECT_FALSE(session.is_left_open()) << "nobody sits at it";
}

TEST(GameSession, TellsWhetherWhatItFollowsIsAnotherGame) {
  Played played(open_sea());
  played.play({Action::navigate(Direction::right)});
  EXPECT_FALSE(played.session.follow());
  played.document.undo();
  EXPECT_TRUE(played.session.follow());
}

TEST(GameSession, TakesASeatWithoutAStep) {
  Played played(open_sea());
  played.play({Action::navigate(Direction::right)});
  const std::size_t steps = played.document.steps().size();
  played.session.set_seat(Team::green, "novice");
  played.session.follow();
  EXPECT_EQ(played.document.steps().size(), steps);
  EXPECT_TRUE(played.session.question().has_value()) << "the agent goes on at once";
  played.document.undo();
  EXPECT_EQ(played.session.seat(Team::green), "novice");
}

TEST(GameSession, LetsAgentsWaitAfterAnUndoAndWhileAnEarlierStepIsShown) {
  Played played(open_sea());
  GameSession& session = played.session;
  played.play({Action::navigate(Direction::right)});
  session.set_seat(Team::green, "random");
  ASSERT_TRUE(session.question().has_value());
  EXPECT_EQ(session.question()->team, Team::green);
  session.show(0);
  EXPECT_FALSE(session.question().has_value());
  session.show(1);
  session.set_seat(Team::green, "");
  played.play({Action::navigate(Direction::up)});
  session.set_seat(Team::green, "random");
  played.document.undo();
  session.follow();
  EXPECT_EQ(session.turn(), (Turn{Turn::Task::act, Team::green}));
  EXPECT_FALSE(session.question().has_value());
  session.play_from_here();
  EXPECT_TRUE(session.question().has_value());
}

TEST(GameSession, UndoesWhatAnAgentAnswersWithWhatItAnswers) {
  Played played(open_sea());
  GameSession& session = played.session;
  session.set_seat(Team::green, "random");
  const auto answer = [&session](const Action& action) {
    return session.take({session.question().value(), {}, action});
  };
  session.act(Action::navigate(Direction::right));
  ASSERT_TRUE(answer(Action::navigate(Direction::up)));
  session.act(Action::navigate(Direction::right));
  ASSERT_TRUE(answer(Action::navigate(Direction::up)));
  for (const std::size_t steps : {3U, 1U}) {
    played.document.undo();
    session.follow();
    EXPECT_EQ(session.steps().size(), steps);
    EXPECT_EQ(session.turn(), (Turn{Turn::Task::act, Team::blue}));
  }
  played.document.redo();
  session.follow();
  EXPECT_EQ(session.steps().size(), 3U);
  session.show(0);
  session.act(Action::navigate(Direction::down));
  ASSERT_TRUE(answer(Action::navigate(Direction::up)));
  EXPECT_EQ(played.document.undo_label(), StepLabel::play_from_here);
}

TEST(GameSession, UndoesPlyByPlyWhatAgentsPlayAmongThemselves) {
  Played played(open_sea());
  GameSession& session = played.session;
  played.play({Action::navigate(Direction::right)});
  for (const Team team : kTeams) session.set_seat(team, "random");
  ASSERT_TRUE(session.take({session.question().value(), {}, Action::navigate(Direction::up)}));
  ASSERT_TRUE(session.take({session.question().value(), {}, Action::navigate(Direction::right)}));
  for (const std::size_t steps : {3U, 2U}) {
    played.document.undo();
    session.follow();
    EXPECT_EQ(session.steps().size(), steps);
  }
}

TEST(GameSession, ShowsAGameUpToTheLineThatBreaksARuleAndGoesOnFromThere) {
  GameRecord record;
  record.map = "sea";
  record.blue = RecordStart{{}, {0, 0}};
  record.green = RecordStart{{}, {3, 3}};
  for (const Team team : {Team::blue, Team::green, Team::blue}) {
    RecordPly ply;
    ply.position = {static_cast<int>(record.plies.size()) + 6, 1};
    ply.team = team;
    ply.action = Action::navigate(team == Team::blue ? Direction::right : Direction::up);
    record.plies.push_back(ply);
  }
  record.plies[2].action = Action::navigate(Direction::left);
  GameDocument document(board_of(open_sea()), record);
  GameSession session(document, 1, true);
  EXPECT_EQ(session.steps().size(), 3U);
  EXPECT_EQ(session.shown(), 0U);
  ASSERT_TRUE(session.violation().has_value());
  EXPECT_EQ(session.violation()->rule, Refusal::own_trail);
  EXPECT_EQ(session.violation()->position.line, 8);
  session.show(2);
  EXPECT_EQ(session.turn().task, Turn::Task::nothing);
  session.play_from_here();
  EXPECT_FALSE(session.violation().has_value());
  EXPECT_EQ(document.record().plies.size(), 2U);
}

TEST(GameSession, ShowsNothingOfAGameWithAStartOnAnIsland) {
  Map map = open_sea();
  map.islands.insert(Point{0, 0});
  GameRecord record;
  record.blue = RecordStart{{3, 12}, {0, 0}};
  record.green = RecordStart{{}, {3, 3}};
  GameDocument document(board_of(map), record);
  const GameSession session(document, 1, true);
  EXPECT_EQ(session.step(), nullptr);
  EXPECT_EQ(session.violation()->rule, Refusal::start_island);
  EXPECT_EQ(session.turn().task, Turn::Task::nothing);
}

TEST(GameSession, SaysWhoBeginsUntilSomebodyHasActed) {
  Played played(open_sea());
  played.session.set_first(Team::green);
  EXPECT_EQ(played.session.turn(), (Turn{Turn::Task::act, Team::green}));
  played.play({Action::navigate(Direction::up)});
  EXPECT_FALSE(played.session.can_set_first());
}

}  // namespace
}  // namespace chartroom::editor
