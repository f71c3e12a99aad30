// The painter of the board game in a thread of its own.

import { paintInThisThread } from "../../../kit/painting/thread";
import { board } from "./renderer";

paintInThisThread(board);
