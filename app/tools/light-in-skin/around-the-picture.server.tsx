import { href } from "react-router";
import type { PageCitations } from "#app/evidence/citations/citations.server.ts";
import { ReferenceList } from "#app/evidence/citations/reference-list.tsx";
import { opticsSources } from "#app/evidence/ledger/optics-sources.server.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import type { Reference } from "#app/evidence/text/reference.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { NewTabLink } from "#app/ui/link.tsx";
import { foundAnchor } from "./found-mark.ts";
import { texts } from "./light-in-skin-texts.server.ts";

/** Cited in reading order. */
export function citeWords(citations: PageCitations) {
  return {
    lead: citations.inline(texts.lead),
    caption: citations.inline(texts.caption),
    found: texts.found.map(({ letter, text }) => ({ letter, text: citations.inline(text) })),
    deeper: citations.blocks(texts.deeper),
    sum: citations.blocks(texts.sum),
    leftOut: citations.blocks(texts.leftOut),
  };
}

type Words = ReturnType<typeof citeWords>;

export function Heading({ lead }: Pick<Words, "lead">) {
  return (
    <>
      <Breadcrumb
        items={[{ name: "Evidence", href: href("/evidence") }, { name: "How deep does light go?" }]}
      />
      <h1 className="mt-4 text-h1">How deep does light go?</h1>
      <p className="figures mt-4 max-w-[40em] text-ink-soft text-lead">
        <CitedText text={lead} />
      </p>
    </>
  );
}

export function Caption({ caption, found }: Pick<Words, "caption" | "found">) {
  return (
    <>
      <figcaption className="max-w-(--wide-measure) text-ink-soft text-small">
        <strong className="mr-1.5 font-semibold text-ink">Fig. 1</strong>
        <CitedText text={caption} />
      </figcaption>
      <h2 className="mt-8 text-h3">What others found</h2>
      <ul className="mt-3 grid gap-x-10 gap-y-4 md:grid-cols-2">
        {found.map(({ letter, text }) => (
          <li
            key={letter}
            id={foundAnchor(letter)}
            tabIndex={-1}
            className="flex gap-3 text-[15px]"
          >
            <span className="font-semibold">{letter}</span>
            <span className="text-ink-soft">
              <CitedText text={text} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function Explanation({ deeper, sum, leftOut }: Words) {
  return (
    <div className="page-width section-gap grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <Part id="deeper" title="Does near-infrared go deeper than red?" text={deeper} />
      <Part id="left-out" title="What the model leaves out" text={leftOut} />
      <Part id="sum" title="The formula" text={sum} />
      <section aria-labelledby="coefficients">
        <h2 id="coefficients" className="text-h2">
          Where the coefficients are from
        </h2>
        <ul className="mt-5 max-w-(--measure) space-y-3 text-[15px]">
          {Object.values(opticsSources).map(({ what, name, url, caveat }) => (
            <li key={what}>
              <strong>{what}:</strong> <NewTabLink to={url}>{name}</NewTabLink>. {caveat}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Part({ id, title, text }: { id: string; title: string; text: EvidenceText }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <div className="prose mt-5">
        <CitedText text={text} />
      </div>
    </section>
  );
}

export function References({ references }: { references: readonly Reference[] }) {
  return (
    <section aria-labelledby="references" className="page-width section-gap">
      <h2 id="references" className="mb-6 text-h2">
        References
      </h2>
      <ReferenceList references={references} />
    </section>
  );
}
