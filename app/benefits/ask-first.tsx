import { Fold } from "#app/ui/fold.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Disclosure } from "./disclosure.tsx";

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
  /** What needs help at once: its reason is never folded away. */
  readonly urgent?: true;
};

/** The list of who should ask first, its longer part folded. */
export function AskFirst({ open, folded }: AskFirstView) {
  return (
    <>
      <h3 id="ask-first" className="mt-10 text-h3">
        Who should not use it without asking first
      </h3>
      <p className="mt-2 max-w-(--measure)">
        <TextLink to="/ask-first">Tick what is true for you</TextLink>, and read whom to ask and
        what to say. Nothing is stored or sent.
      </p>
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
    <ul className="border-ink border-t text-[16px]">
      {rows.map((row) => (
        <li key={row.name} className={row.urgent ? "border-rule border-b py-3" : ""}>
          {row.urgent ? (
            <>
              <Name {...row} />
              <Reason {...row} />
            </>
          ) : (
            <Disclosure title={<Name {...row} />}>
              <Reason {...row} />
            </Disclosure>
          )}
        </li>
      ))}
    </ul>
  );
}

function Name({ name, alsoCalled }: AskFirstRow) {
  return (
    <>
      <strong>{name}</strong>
      {alsoCalled && <span className="block text-ink-soft text-small">{alsoCalled}</span>}
    </>
  );
}

function Reason({ text, source }: AskFirstRow) {
  return (
    <div className="max-w-(--measure)">
      <p>{text}</p>
      <p className="text-ink-soft text-small">
        Source: <Source {...source} />
      </p>
    </div>
  );
}

function Source({ publisher, url }: AskFirstRow["source"]) {
  return url ? <TextLink to={url}>{publisher}</TextLink> : publisher;
}
