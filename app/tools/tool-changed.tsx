import { LastChanged } from "#app/evidence/last-change.tsx";
import { lastChangeOn } from "#app/evidence/ledger/changes.server.ts";
import { findTool } from "./tools.server.ts";
import type { ToolPath } from "./tools.ts";

/** The day of a tool's last change, and the way to the changes of the studies that it cites, or to all. */
export function ToolChanged({ path, cited = [] }: { path: ToolPath; cited?: readonly string[] }) {
  const change = lastChangeOn(path, cited) ?? { on: findTool(path).updated, href: "/changes" };
  return (
    <p className="mt-8 text-ink-soft text-small print:hidden">
      <LastChanged change={change} />
    </p>
  );
}
