// The painter of a stacking race in a thread of its own.

import { paintInThisThread } from "../../../kit/painting/thread";
import { cards } from "./renderer";

paintInThisThread(cards);
