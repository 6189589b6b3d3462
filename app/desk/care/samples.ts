import { createContext } from "react-router";
import type { Sample } from "#app/site.config.ts";

/** Stand-ins and unproven figures that the operator has to replace or prove before a launch. */
export type SamplesLeft = {
  samples: readonly Sample[];
  unproven: readonly { on: readonly string[]; figure: string; checked: string }[];
  toFillIn: readonly string[];
};

/** Only the server knows all of them: a build leaves out what no page uses. */
export const samplesContext = createContext<() => SamplesLeft>();
