import type { LastChange } from "#app/evidence/ledger/changes.server.ts";
import { DateText } from "#app/ui/date.tsx";
import { TextLink } from "#app/ui/link.tsx";

/** Links to the changes; nothing when there were none. */
export function LastChanged({
  change,
  of = "Last change",
}: {
  change: LastChange | null;
  of?: string;
}) {
  if (!change) return null;
  return (
    <>
      <TextLink to={change.href} className="py-1">
        {of}: <DateText iso={change.on} />
      </TextLink>
      .
    </>
  );
}
