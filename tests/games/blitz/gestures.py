from tests.mechanics.stacking.gestures import StackingGestures

GESTURES = StackingGestures
