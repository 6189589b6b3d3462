import { Fold } from "#app/ui/fold.tsx";
import { TextLink } from "#app/ui/link.tsx";

/** Who should ask before using the light, drawn from the ledger's list. JSON. */
export type AskFirstView = {
  /** What matters most on this page, and what needs help at once. */
  readonly open: readonly AskFirstRow[];
  readonly folded: readonly AskFirstRow[];
};

/** A medicine, a condition, a body site or a sign, with the reason and what to do about it. */
export type AskFirstRow = {
  readonly name: string;
  readonly alsoCalled?: string;
  /** Why, and whom to ask what, or what to do at once. */
  readonly text: string;
  readonly source: { readonly publisher: string; readonly url?: string };
};

/** The list of who should ask first, its longer part folded. */
export function AskFirst({ open, folded }: AskFirstView) {
  return (
    <>
      <h3 id="ask-first" className="mt-10 text-h3">
        Who should not use it without asking first
      </h3>
      <p className="mt-2 mb-4 max-w-(--measure) text-ink-soft">
        A line is a reason to ask and no proof of harm. What is said of medicines is mostly about
        sunlight; few were tested with red light. The{" "}
        <TextLink to="/guide/safety">safety guide</TextLink> has more of them.
      </p>
      <Rows rows={open} />
      <Fold title={`${folded.length} more reasons to ask first`} className="mt-6">
        <Rows rows={folded} />
      </Fold>
    </>
  );
}

function Rows({ rows }: { rows: readonly AskFirstRow[] }) {
  return (
    <ul className="text-[16px]">
      {rows.map((row) => (
        <li
          key={row.name}
          className="grid gap-x-8 gap-y-1 border-rule border-b py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
        >
          <div>
            <strong>{row.name}</strong>
            {row.alsoCalled && (
              <span className="block text-ink-soft text-small">{row.alsoCalled}</span>
            )}
          </div>
          <div>
            <p>{row.text}</p>
            <p className="text-ink-soft text-small">
              Source: <Source {...row.source} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Source({ publisher, url }: AskFirstRow["source"]) {
  return url ? <TextLink to={url}>{publisher}</TextLink> : publisher;
}
