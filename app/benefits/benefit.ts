import type { DeviceRow } from "#app/evidence/device-comparison.ts";
import type { EvidenceHtml } from "#app/evidence/evidence-text.ts";
import type { TreatmentSpan } from "#app/evidence/figures/treatment-timeline-figure.tsx";
import type { AskFirstId } from "#app/evidence/ledger/ask-first.server.ts";
import type { ClaimId } from "#app/evidence/ledger/claims.server.ts";
import type { DeviceId } from "#app/evidence/ledger/devices.server.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import type { QuickFact } from "#app/evidence/quick-facts.tsx";
import type { TimelineStep } from "#app/evidence/timeline.tsx";

/**
 * A benefit page as its writer gives it. Every figure in it stands in the finding of a cited paper, in
 * the specification's constants, or follows from `dose` by arithmetic.
 */
export type Benefit = {
  /** For search engines: title up to 60 characters, description 50 to 160. */
  readonly meta: {
    readonly title: string;
    readonly description: string;
    readonly keywords: readonly string[];
    /** Day on which the page first stood on the site, YYYY-MM-DD. */
    readonly published: string;
    /** Day on which its content was last checked against its papers, YYYY-MM-DD. */
    readonly lastReviewed: string;
    /** The physician of site.config.ts reviewed it; else the editorial office is said to have checked it. */
    readonly physicianReviewed?: true;
  };
  readonly card: BenefitCard;
  readonly hero: {
    /** The site's own claim or the page's stage: "600+ Clinical Studies", "Emerging Research". */
    readonly badge: string;
    readonly title: string;
    /** The answer in two lines on a phone, about 110 characters: no figure, no citation. */
    readonly verdict: string;
    /** One or two sentences that open the long answer, inline. */
    readonly lead: EvidenceHtml;
    /** First button; the second is always All Benefits. */
    readonly action: PageLink;
  };
  /** Shown under the verdict, where the specification asks for a warning. */
  readonly notice?: {
    readonly title: string;
    readonly text: EvidenceHtml;
    /** Folded on phones: what cannot wait is in the text. */
    readonly more: EvidenceHtml;
  };
  readonly quickFacts: readonly QuickFact[];
  /**
   * Marked on the page's spectrum: a name for each wavelength or band of its protocol, and others that
   * trials used, in nm.
   */
  readonly spectrum: {
    readonly labels: readonly [string, ...string[]];
    readonly besides?: readonly { readonly wavelength: Wavelength; readonly label: string }[];
  };
  /** What the light does here and how sure that is: two to four paragraphs. */
  readonly introduction: EvidenceHtml;
  readonly mechanisms: readonly Mechanism[];
  /** Figures besides the spectrum, each in the section that it is named for. No two pages share a schematic. */
  readonly figures: {
    readonly mechanisms?: BenefitFigure;
    readonly protocol?: BenefitFigure;
    readonly timeline?: TimelineFigure;
    /** What the main study of a claim printed for two groups, with what the figure is about. */
    readonly twoGroups?: { readonly claim: ClaimId; readonly caption: string };
    /** All results by what the light was compared with. */
    readonly compared?: true;
    /** All people in the trials with a sham. */
    readonly people?: true;
  };
  /** The first is the one that the page shows when a reader has not chosen. */
  readonly applications: readonly [Application, ...Application[]];
  /** Heading and points of the summary card, where the page has one. */
  readonly clinicalEvidence?: {
    readonly title: string;
    readonly points: readonly EvidenceHtml[];
  };
  /** What the evidence does not show: points, inline. */
  readonly notShown: readonly EvidenceHtml[];
  readonly devices: {
    /** What matters when choosing a device for this use, with the site's price ranges. */
    readonly guidance: EvidenceHtml;
    /** Rows of the comparison table; else the device cards are shown. */
    readonly comparison?: readonly DeviceRow[];
    readonly types?: readonly DeviceCard[];
  };
  readonly protocol: ProtocolTexts;
  readonly timeline: readonly TimelineStep<EvidenceHtml>[];
  /** What to watch and when to stop: points, inline. */
  readonly safety: readonly EvidenceHtml[];
  /**
   * Who should ask first, out of the ledger's list: those who matter most here, and further ones. Those
   * for every use are added.
   */
  readonly askFirst: {
    readonly first: readonly AskFirstId[];
    readonly also: readonly AskFirstId[];
  };
  readonly faq: readonly { readonly question: string; readonly answer: EvidenceHtml }[];
  readonly closing: { readonly title: string; readonly text: EvidenceHtml };
};

/** A benefit on the index. */
export type BenefitCard = {
  /** One or two sentences. */
  readonly description: string;
  readonly keyPoints: readonly string[];
  /** The site's own figure, or what the page is about: "600+ Clinical Studies". */
  readonly studies: string;
  readonly icon: BenefitIcon;
};

export type BenefitIcon =
  | "sparkles"
  | "bone"
  | "sprout"
  | "moon"
  | "brain"
  | "dumbbell"
  | "activity";

/** A link with its text: an address of this site, or an anchor of the page such as #protocol. */
export type PageLink = {
  readonly text: string;
  readonly href: string;
};

/** One way in which the light is thought to act. `text` cites at least one paper. */
type Mechanism = {
  readonly title: string;
  /** Two to four sentences, inline. */
  readonly text: EvidenceHtml;
  /** What that would mean for the reader, in one short sentence. */
  readonly benefit: string;
};

/** One use: what it does there, how sure that is, and with which settings it was tested. */
export type Application = {
  readonly condition: string;
  /** From which the verdict, the grade and the size of the effect follow. Its address on the page too. */
  readonly claim: ClaimId;
  /** The use in a word or two, for a reader to pick: "Knee". */
  readonly short: string;
  /** What the figure of the claim counts, to be read after it: "points less pain than with a sham laser". */
  readonly gain?: string;
  /** The light and dose that were tried, in one line with its study at the end; absent where no abstract gives any. */
  readonly tried?: `${string} [[${StudyId}]]`;
  /** What to do at home, where that is not the page's protocol: "None: …" with the reason. */
  readonly dose?: string;
  /** One sentence, inline. */
  readonly mechanism: EvidenceHtml;
  /** What the cited papers found: two to five sentences, inline. */
  readonly evidence: EvidenceHtml;
  /** Settings of the trials or this site's own protocol, and which of both it is; inline, cited. */
  readonly protocol: EvidenceHtml;
};

/** One type of device on a card, where the page has no comparison table; the rest is in the catalogue. */
export type DeviceCard = {
  readonly device: DeviceId;
  /** Before and after its wavelengths; instead of them where it is white light. */
  readonly light?: { readonly before?: string; readonly after?: string };
  readonly bestFor: string;
  readonly coverage: string;
};

/** What a page says of its protocol, whose numbers are in the ledger (`protocols`). */
export type ProtocolTexts = {
  /** One paragraph, inline: what it is for and on which papers it leans. */
  readonly lead: EvidenceHtml;
  /** What to do, in order; inline, each doing one thing. */
  readonly steps: readonly EvidenceHtml[];
  /** A plain sentence beside how often: whom to ask before. */
  readonly caution?: string;
  /** Why these numbers, what is assumed, how they compare with the trials': one or two paragraphs. */
  readonly reasons: EvidenceHtml;
};

/** A figure out of app/evidence/figures. `wavelengths` in nm, shortest first, four at most. */
export type BenefitFigure =
  | { readonly kind: "penetration"; readonly wavelengths: readonly number[] }
  | { readonly kind: "absorption" }
  | { readonly kind: "dose-response" };

/** When to expect what, on one axis. The caption says whose numbers they are; inline, cited. */
export type TimelineFigure = {
  readonly unit: "days" | "weeks" | "months";
  readonly spans: readonly TreatmentSpan[];
  readonly caption: EvidenceHtml;
};
