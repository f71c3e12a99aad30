// The painter of the dice game in a thread of its own.

import { paintInThisThread } from "../../../kit/painting/thread";
import { dice } from "./renderer";

paintInThisThread(dice);
