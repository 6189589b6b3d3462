import { href } from "react-router";
import type { PageCitations } from "#app/evidence/citations/citations.server.ts";
import { ReferenceList } from "#app/evidence/citations/reference-list.tsx";
import { type OpticsSource, optics } from "#app/evidence/ledger/optics.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import type { Reference } from "#app/evidence/text/reference.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { NewTabLink } from "#app/ui/link.tsx";
import { foundByOthers } from "./found-by-others.server.ts";
import { foundAnchor } from "./found-mark.ts";

/** Cited in reading order. */
export function citeWords(citations: PageCitations) {
  return {
    lead: citations.inline(LEAD),
    caption: citations.inline(CAPTION),
    found: foundByOthers.map(({ letter, text }) => ({ letter, text: citations.inline(text) })),
    deeper: citations.blocks(DEEPER),
    sum: citations.blocks(SUM),
    leftOut: citations.blocks(LEFT_OUT),
  };
}

type Words = ReturnType<typeof citeWords>;

export function Heading({ lead }: Pick<Words, "lead">) {
  return (
    <>
      <Breadcrumb
        items={[{ name: "Evidence", href: href("/evidence") }, { name: "Light in skin" }]}
      />
      <h1 className="mt-4 text-h1">Light in skin</h1>
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
      <Part id="left-out" title="What the sum leaves out" text={leftOut} />
      <Part id="sum" title="How the sum goes" text={sum} />
      <section aria-labelledby="coefficients">
        <h2 id="coefficients" className="text-h2">
          Where the coefficients are from
        </h2>
        <ul className="mt-5 max-w-(--measure) space-y-3 text-[15px]">
          {SOURCES.map(([what, { name, url, caveat }]) => (
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

const SOURCES: readonly [what: string, source: OpticsSource][] = [
  ["Blood", optics.haemoglobin.source],
  ["Water", optics.water.source],
  ["Melanosomes", optics.melanosome.source],
  ["Typical skin, scattering and the sum", optics.skin.source],
  ["Melanosomes by skin tone", optics.melanin.source],
  ["Measured, for comparison only", optics.measured.source],
];

const LEAD =
  "In this model half of the light is left at {{skin 660 half}} for red (660 nm) and at {{skin 850 half}} for near-infrared (850 nm). What nobody knows about skin is larger than the difference between the two.";

const CAPTION =
  "Computed, not measured: diffusion in one endless layer of skin under a wide, even beam. {{skin oxygenated}} of its blood has oxygen and {{skin water}} of it is water, which is our assumption; first the epidermis, {{skin epidermis}}, takes its share. The bands reach from absorption {{skin apart}} times lower to {{skin apart}} times higher: published values for living skin differ {{setchfield-2023/spread-published-absorption-vivo number}}-fold [[setchfield-2023]], and that they do so evenly on both sides is our assumption. The bright beam is the sum without that spread. Melanosomes differ about ten-fold. Past 700 nm the eye sees next to nothing: there the color only marks the wavelength. How much light is left says nothing of how much is needed.";

const DEEPER = `In this sum, hardly. Half of the light is left at {{skin 660 half}} at 660 nm, at {{skin 810 half}} at
810 nm and at {{skin 850 half}} at 850 nm. Blood without oxygen takes more of the red; but blood with oxygen and
above all water take more of the near-infrared, so that where our table ends, at {{skin last}}, the depth has shrunk to {{skin 950 half}}.

Others come out differently. One computer model saw light go deeper the longer its wave [[ash-2017]]. A review
of coefficients measured in living skin sees most of it come through {{setchfield-2024 "beyond 940 nm"}} [[setchfield-2024]]. In a preserved
head near-infrared light passed where next to no red did [[jagdeo-2012]]. Another simulation found that depth follows
the optics of skin from wavelength to wavelength [[finlayson-2022]].

The coefficients that all of them start from differ: between studies by orders of magnitude, says one survey
[[lister-2012]], and in living skin by {{setchfield-2023/spread-published-absorption-vivo number}}-fold
[[setchfield-2023]]. So this site does not say that near-infrared "reaches deeper" as if that were known. It may. We
know of nobody who has measured how much in living people under a home device, nor of a depth that light has to reach
for a use.`;

const SUM = `A share f of the light is left at the depth z = (ln T − ln f) ÷ μ<sub>eff</sub>.

- T = exp(−M μ<sub>mel</sub> d) is what the epidermis lets through: M is its share of melanosomes, d its thickness,
  {{skin epidermis}}.
- μ<sub>eff</sub> = √(3 μ<sub>a</sub> (μ<sub>a</sub> + μ<sub>s</sub>′)) is how light fades below it, by the diffusion
  approximation.
- μ<sub>a</sub> = B (S μ<sub>oxy</sub> + (1 − S) μ<sub>deoxy</sub>) + W μ<sub>water</sub> is what the skin absorbs: B
  is its share of blood, S the blood's share with oxygen, {{skin oxygenated}}, and W its share of water,
  {{skin water}}.
- μ<sub>s</sub>′ = {{skin scattering}} per cm is how it scatters.

Typical skin, says the source, has {{skin melanin}} melanosomes and {{skin blood}} blood. For light skin it gives
{{skin light}} melanosomes, for moderately pigmented skin {{skin medium}} and for dark skin {{skin dark}}. For blood we
hold no such range: the field takes more and less than skin may have.

A check: in {{skin measured people}} people in Sweden the dermis absorbed {{skin measured absorption}} per cm at
{{skin measured at}} (medians of two layers) and scattered {{skin measured scattering}}. The sum has
{{skin our absorption}} and {{skin our scattering}}.`;

const LEFT_OUT = `- Layers. Real skin ends after some millimeters; fat, muscle and bone are not in it, so the larger depths are
  arithmetic, not anatomy.
- What skin without blood absorbs, fat, and yellow pigments.
- The build-up of light right under the surface, and what the surface reflects.
- Narrow beams: they fade sooner, because light strays sideways. In another model a beam of {{ash-2017 "10 mm"}} gave
  {{ash-2017 "73-88%"}} of what an endless one gives at {{ash-2017 "1-3 mm"}} [[ash-2017]].
- Blood outside of {{skin held}}: we hold no values there, so the picture is hatched and the table says so.`;
