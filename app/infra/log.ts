import type { Logger } from "pino";
import { createContext } from "react-router";

export const logContext = createContext<Logger>();
