import { href } from "react-router";
import { lastChangeOn } from "#app/evidence/ledger/changes.server.ts";
import { LastChanged } from "#app/evidence/words/last-change.tsx";
import { findTool } from "./tools.server.ts";
import type { ToolPath } from "./tools.ts";

/** Links to the changes of the cited studies, or of all. */
export function ToolChanged({ path, cited = [] }: { path: ToolPath; cited?: readonly string[] }) {
  const change = lastChangeOn(path, cited) ?? {
    on: findTool(path).updated,
    href: href("/changes"),
  };
  return (
    <p className="mt-8 text-ink-soft text-small print:hidden">
      <LastChanged change={change} />
    </p>
  );
}
