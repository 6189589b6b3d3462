import type { PageCitations } from "#app/evidence/citations/citations.server.ts";
import { ReferenceList } from "#app/evidence/citations/reference-list.tsx";
import type { LookedFor } from "#app/evidence/ledger/looked-for.server.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import type { Reference } from "#app/evidence/text/reference.ts";
import { typeset } from "#app/text/typeset.ts";
import { DateText } from "#app/ui/date.tsx";
import { texts } from "./evidence-texts.server.ts";

export type LookedForView = {
  readonly entries: readonly (Pick<LookedFor, "id" | "condition" | "words"> & {
    readonly found: EvidenceText;
  })[];
  /** The day of the oldest search. */
  readonly first: string;
  readonly references: readonly Reference[];
};

export function viewLookedFor(list: readonly LookedFor[], citations: PageCitations): LookedForView {
  const entries = list.map(({ id, condition, words, found }) => ({
    id,
    condition: typeset(condition),
    words: typeset(words),
    found: citations.inline(found),
  }));
  const [first = ""] = list.map(({ on }) => on).toSorted();
  return { entries, first, references: citations.references() };
}

/** What has no place on the map, so that readers know that we looked. */
export function LookedForList({ view: { entries, first, references } }: { view: LookedForView }) {
  return (
    <section aria-labelledby="looked-for" className="section-gap">
      <h2 id="looked-for" className="text-h2">
        What we looked for and haven’t rated
      </h2>
      <p className="mt-3 max-w-(--measure) text-ink-soft">
        {texts.lookedFor} We looked on <DateText iso={first} />, or later.
      </p>
      <dl className="mt-5 border-ink border-t">
        {entries.map(({ id, condition, words, found }) => (
          <div
            key={id}
            id={`looked-for-${id}`}
            className="grid gap-x-8 border-rule border-b py-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{condition}</dt>
            <dd className="max-w-(--measure)">
              <CitedText text={found} />
              <span className="mt-1 block text-ink-soft text-small">
                We looked with these words: {words}.
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-8 mb-3 text-h3">Sources</h3>
      <ReferenceList references={references} />
    </section>
  );
}
