import { LastChanged } from "#app/evidence/words/last-change.tsx";
import { lastToolChange } from "./tools.server.ts";
import type { ToolPath } from "./tools.ts";

/** Links to the changes of the cited studies, or of all. */
export function ToolChanged({ path, cited }: { path: ToolPath; cited?: readonly string[] }) {
  return (
    <p className="mt-8 text-ink-soft text-small print:hidden">
      <LastChanged change={lastToolChange(path, cited)} />
    </p>
  );
}
