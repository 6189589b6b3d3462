import { z } from "zod";
import { citingProse, prose, words } from "#app/content/prose-field.ts";
import { askFirstId } from "#app/evidence/ledger/ask-first.server.ts";
import type { UseTexts } from "#app/evidence/ledger/claim.ts";
import { type ClaimId, claimId } from "#app/evidence/ledger/claims.server.ts";
import { deviceId } from "#app/evidence/ledger/devices.server.ts";
import { studyId } from "#app/evidence/ledger/studies.server.ts";

/** YYYY-MM-DD. */
const day = z.iso.date();
/** Texts of one paragraph, and of several. */
const inline = prose("inline");
const blocks = prose("blocks");

/** An address of this site, or an anchor such as #protocol. */
const link = z.strictObject({ text: words, href: words });

const card = z.strictObject({
  description: words,
  keyPoints: z.array(words).readonly(),
  studies: words.describe(`The site's own figure or the page's subject: "600+ Clinical Studies".`),
  icon: z.enum(["sparkles", "bone", "sprout", "moon", "brain", "dumbbell", "activity"]),
});

/** "Session" and "10–20 min daily". */
const quickFact = z.strictObject({ label: words, value: words });

/** From app/figures. `wavelengths` in nm, shortest first, four at most. */
const figure = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("penetration"),
    wavelengths: z.array(z.number()).max(4).readonly(),
  }),
  z.strictObject({ kind: z.literal("dose-response") }),
]);

const timelineFigure = z.strictObject({
  unit: z.enum(["days", "weeks", "months"]),
  spans: z.array(z.strictObject({ label: words, from: z.number(), to: z.number() })).readonly(),
  caption: inline.describe("Inline, says whose numbers they are."),
});

/** The page's own part of a row of the comparison; the catalogue has the rest. */
const deviceRow = z.strictObject({
  device: deviceId,
  coverage: words.describe('"Face", "Back or both legs".'),
  studies: z.array(studyId).readonly().describe("The page's studies with this type of device."),
});

/** For pages without a comparison table; the catalogue has the rest. */
const deviceCard = z.strictObject({
  device: deviceId,
  light: words
    .optional()
    .describe(
      'Around its wavelengths, "{nm}, often with red", or instead of them for white light.',
    ),
  bestFor: words,
  coverage: words,
});

/** Its numbers are in the ledger (`protocols`). */
const protocolTexts = z.strictObject({
  lead: citingProse("inline").describe("One inline paragraph with its purpose and papers."),
  steps: z.array(inline).readonly().describe("In order; inline, one action each."),
  reasons: citingProse("blocks").describe("The reasons for the numbers, in one or two paragraphs."),
});

/**
 * A benefit page as its writer gives it: content/benefits/. Its uses are in content/uses/. Numbers come from the ledger
 * as `{{…}}`, from the specification, or from shown arithmetic.
 */
export const benefitSchema = z.strictObject({
  meta: z
    .strictObject({
      title: words.max(60),
      description: words.min(50).max(160),
      keywords: z.array(words).readonly(),
      published: day,
      /** Day of the last check against its papers. */
      lastReviewed: day,
      /** Reviewed by the physician of site.config.ts; else the page names the editorial office. */
      physicianReviewed: z.literal(true).optional(),
    })
    .describe("For search engines."),
  card,
  hero: z.strictObject({
    badge: words.describe(
      `The site's own claim or the page's stage: "600+ Clinical Studies", "Emerging Research".`,
    ),
    title: words,
    verdict: words.describe("About 110 characters, two lines on a phone: no figure, no citation."),
    lead: inline.describe("What we know, in 40 to 100 words. Phones show the first sentence."),
    action: link.describe("The second button is always All Benefits."),
  }),
  notice: z
    .strictObject({ title: words, text: inline, more: inline })
    .optional()
    .describe(
      "Where the specification asks for a warning. `more` is folded on phones: urgent advice belongs in the text.",
    ),
  quickFacts: z.array(quickFact).readonly(),
  mechanisms: z
    .array(
      z.strictObject({
        title: words,
        text: citingProse("inline").describe(
          "Two to four inline sentences that cite at least one paper.",
        ),
        benefit: words.describe("One short sentence about the meaning for the reader."),
      }),
    )
    .readonly(),
  figures: z
    .strictObject({
      mechanisms: figure.optional(),
      protocol: figure.optional(),
      timeline: timelineFigure.optional(),
      /** Two groups of the claim's main study. */
      twoGroups: z.strictObject({ claim: claimId, caption: words }).optional(),
      compared: z.literal(true).optional(),
      /** All people in trials with a sham. */
      people: z.literal(true).optional(),
    })
    .describe("By section. No two pages share a schematic."),
  clinicalEvidence: z
    .strictObject({ title: words, points: z.array(inline).readonly() })
    .optional()
    .describe("The summary card, where the page has one."),
  notShown: z.array(inline).readonly(),
  devices: z.strictObject({
    guidance: blocks.describe("Advice on choosing a device, with the site's price ranges."),
    comparison: z
      .array(deviceRow)
      .readonly()
      .optional()
      .describe("The comparison table; without it the page shows cards."),
    types: z.array(deviceCard).readonly().optional(),
  }),
  protocol: protocolTexts,
  timeline: z
    .array(
      z.strictObject({
        when: words.describe('"Weeks 1–2".'),
        what: inline,
      }),
    )
    .readonly(),
  safety: z.array(inline).readonly().describe("Inline points: what to watch and when to stop."),
  askFirst: z
    .strictObject({
      first: z.array(askFirstId).readonly(),
      also: z.array(askFirstId).readonly(),
    })
    .describe("Entries of the ledger's list. Those for every use are added."),
  faq: z.array(z.strictObject({ question: words, answer: blocks })).readonly(),
  closing: z.strictObject({ title: words, text: blocks }),
});

type BenefitRecord = z.output<typeof benefitSchema>;

/** A page with its uses, in their order in content/uses/. The first one is the default. */
export type Benefit = BenefitRecord & {
  readonly applications: readonly [Application, ...Application[]];
};

/** One use on a benefit page. The grade and the effect come from its claim. */
export type Application = UseTexts & { readonly claim: ClaimId; readonly condition: string };

export type BenefitCard = BenefitRecord["card"];
export type BenefitIcon = BenefitCard["icon"];
export type QuickFact = BenefitRecord["quickFacts"][number];
export type PageLink = z.output<typeof link>;
export type DeviceRow = z.output<typeof deviceRow>;
export type DeviceCard = z.output<typeof deviceCard>;
export type BenefitFigure = z.output<typeof figure>;
export type TimelineFigure = z.output<typeof timelineFigure>;
