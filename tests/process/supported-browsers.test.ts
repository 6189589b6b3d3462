import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inlineScript } from "#app/hydration-on-intent.ts";
import { newerCalls, newerStyles } from "../support/newer-features.ts";

/** What some supported browser lacks, and what its readers see instead. Nothing here may carry a meaning. */
const HARMLESS_STYLES = {
  ":details-content": "folds at every width; unfold-for-print.ts opens them for paper",
  ":open": "a name in :is(), which leaves it out; [open] is beside it",
  ":popover-open": "a name in :is(), which leaves it out; [open] is beside it",
  "@media scripting":
    "without JavaScript: a theme button, a slider and a print button that do nothing",
  "@page": "the browser's own margins on paper",
  "break-after: avoid": "a heading may end a sheet",
  "break-before: avoid": "a table's heads may end a sheet",
  "content-visibility": "the page is laid out in one go",
  "forced-color-adjust": "no such browser has forced colors",
  "hanging-punctuation": "a quotation mark stands in line with the words",
  orphans: "a line alone at a sheet's end",
  "overflow-clip-margin": "without content-visibility nothing is clipped",
  "scrollbar-gutter": "the page moves by the scroll bar's width under an open dialog",
  "text-wrap": "lines as they fall",
  widows: "a line alone at a sheet's beginning",
};

/** Each is looked for before it is called, or is not the browser's. */
const LOOKED_FOR = {
  canParse: "Zod, for a diary's file: new URL() without it",
  captureStackTrace: "csv-stringify: errors without their stack",
  createHTML: "entry.client.tsx: React's policy for trusted HTML",
  createPolicy: "entry.client.tsx: React's policy for trusted HTML",
  destroy: "TanStack Query's own",
  requestIdleCallback: "prefetch-scripts.ts: a timer without it",
  skipTransition: "React Router, for links that ask for a view transition",
  startViewTransition: "React Router, for links that ask for a view transition",
  use: "React's own",
};

const BUILT = readFileSync("build/.assets", "utf8").split("\n");

test("the styles have nothing newer than the supported browsers, but what can be missing", () => {
  const styles = built(".css").flatMap(newerStyles);
  expect([...new Set(styles)].sort()).toEqual(Object.keys(HARMLESS_STYLES).sort());
});

test("the scripts call nothing newer than the supported browsers without looking for it", () => {
  const calls = [...built(".js"), inlineScript()].flatMap(newerCalls);
  expect([...new Set(calls)].sort()).toEqual(Object.keys(LOOKED_FOR).sort());
});

test("what is new of one object, in a pattern or among colors is named", () => {
  expect(newerCalls("AbortSignal.any([]); Promise.any([]); URL.parse(a); /a/v; b.any()")).toEqual([
    "any",
    "parse",
    "/v",
  ]);
  expect(newerStyles("a { color: light-dark(red, blue) }")).toEqual(["color: light-dark"]);
});

function built(ending: string): string[] {
  return BUILT.filter((file) => file.endsWith(ending)).map((file) =>
    readFileSync(`build/${file}`, "utf8"),
  );
}
