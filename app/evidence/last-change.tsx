import { DateText } from "#app/ui/date.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { LastChange } from "./ledger/changes.server.ts";

/** A sentence with the day on which something last changed, which leads to its changes; nothing where nothing did. */
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
      <TextLink to={change.href} className="inline-block py-0.5">
        {of}: <DateText iso={change.on} />
      </TextLink>
      .
    </>
  );
}
