// Islands anywhere.
#include "validator/generate/shapes/shape.h"

namespace chartroom::generate {

Shape scattered_shape() { return {"scattered", "islands anywhere", 1, scatter}; }

}  // namespace chartroom::generate
