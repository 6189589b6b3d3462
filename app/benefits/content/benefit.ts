import type { Prose } from "#app/content/prose.ts";
import type { CheckedFigure } from "#app/evidence/citations/claim-checked.tsx";
import type { TreatmentSpan } from "#app/evidence/figures/treatment-timeline-figure.tsx";
import type { AskFirstId } from "#app/evidence/ledger/ask-first.server.ts";
import type { ClaimId } from "#app/evidence/ledger/claims.server.ts";
import type { DeviceId } from "#app/evidence/ledger/devices.server.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";

/**
 * A benefit page as its writer gives it. Numbers come from the ledger as `{{…}}`, from the
 * specification, or from shown arithmetic: tests/process/provenance.test.ts fails for any other.
 */
export type Benefit = {
  /** For search engines: title up to 60 characters, description 50 to 160. */
  readonly meta: {
    readonly title: string;
    readonly description: string;
    readonly keywords: readonly string[];
    /** YYYY-MM-DD */
    readonly published: string;
    /** Day of the last check against its papers, YYYY-MM-DD. */
    readonly lastReviewed: string;
    /** Reviewed by the physician of site.config.ts; else the page names the editorial office. */
    readonly physicianReviewed?: true;
  };
  readonly card: BenefitCard;
  readonly hero: {
    /** The site's own claim or the page's stage: "600+ Clinical Studies", "Emerging Research". */
    readonly badge: string;
    readonly title: string;
    /** About 110 characters, two lines on a phone: no figure, no citation. */
    readonly verdict: string;
    /** One or two inline sentences that open the long answer. */
    readonly lead: Prose;
    /** The second button is always All Benefits. */
    readonly action: PageLink;
  };
  /** Where the specification asks for a warning. */
  readonly notice?: {
    readonly title: string;
    readonly text: Prose;
    /** Folded on phones: urgent advice belongs in the text. */
    readonly more: Prose;
  };
  readonly quickFacts: readonly QuickFact[];
  /** Names for the protocol's wavelengths, and further bands of trials, in nm. */
  readonly spectrum: {
    readonly labels: readonly [string, ...string[]];
    readonly besides?: readonly { readonly wavelength: Wavelength; readonly label: string }[];
  };
  readonly introduction: Prose;
  readonly mechanisms: readonly Mechanism[];
  /** By section. No two pages share a schematic. */
  readonly figures: {
    readonly mechanisms?: BenefitFigure;
    readonly protocol?: BenefitFigure;
    readonly timeline?: TimelineFigure;
    /** Two groups of the claim's main study. */
    readonly twoGroups?: { readonly claim: ClaimId; readonly caption: string };
    readonly compared?: true;
    /** All people in trials with a sham. */
    readonly people?: true;
  };
  /** The first one is the default. */
  readonly applications: readonly [Application, ...Application[]];
  /** The summary card, where the page has one. */
  readonly clinicalEvidence?: {
    readonly title: string;
    readonly points: readonly Prose[];
  };
  readonly notShown: readonly Prose[];
  readonly devices: {
    /** Advice on choosing a device, with the site's price ranges. */
    readonly guidance: Prose;
    /** The comparison table; without it the page shows cards. */
    readonly comparison?: readonly DeviceRow[];
    readonly types?: readonly DeviceCard[];
  };
  readonly protocol: ProtocolTexts;
  readonly timeline: readonly TimelineStep<Prose>[];
  /** Inline points: what to watch and when to stop. */
  readonly safety: readonly Prose[];
  /** Entries of the ledger's list. Those for every use are added. */
  readonly askFirst: {
    readonly first: readonly AskFirstId[];
    readonly also: readonly AskFirstId[];
  };
  readonly faq: readonly { readonly question: string; readonly answer: Prose }[];
  readonly closing: { readonly title: string; readonly text: Prose };
};

export type BenefitCard = {
  readonly description: string;
  readonly keyPoints: readonly string[];
  /** The site's own figure or the page's subject: "600+ Clinical Studies". */
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

/** "Session" and "10–20 min daily". */
export type QuickFact = {
  readonly label: string;
  readonly value: string;
  /** Set for a figure of the site's own. */
  readonly checked?: CheckedFigure;
};

/** `Text` is `Prose` (inline) in content and `EvidenceText` on the page. */
export type TimelineStep<Text> = {
  /** "Weeks 1–2". */
  readonly when: string;
  readonly what: Text;
};

/** An address of this site, or an anchor such as #protocol. */
export type PageLink = {
  readonly text: string;
  readonly href: string;
};

/** `text` cites at least one paper. */
type Mechanism = {
  readonly title: string;
  /** Two to four inline sentences. */
  readonly text: Prose;
  /** One short sentence about the meaning for the reader. */
  readonly benefit: string;
};

/** One use on a benefit page. The grade and the effect come from its claim. */
export type Application = {
  readonly condition: string;
  /** Gives the verdict, the grade, the effect and the anchor. */
  readonly claim: ClaimId;
  /** In a word or two: "Knee". */
  readonly short: string;
  /** Follows the figure and its unit: "less pain than with a sham laser" after "14 of 100 points". */
  readonly gain?: string;
  /** One line with its study at the end; absent when no abstract gives settings. */
  readonly tried?: `${string} [[${StudyId}]]`;
  /** Replaces the page's protocol: "None: …" with the reason. */
  readonly dose?: string;
  readonly mechanism: Prose;
  /** The cited papers' findings, two to five inline sentences. */
  readonly evidence: Prose;
  /** Settings of the trials or of our own protocol, named as such; inline, cited. */
  readonly protocol: Prose;
};

/** The page's own part of a row of the comparison; the catalogue has the rest. */
export type DeviceRow = {
  readonly device: DeviceId;
  /** "Face", "Back or both legs". */
  readonly coverage: string;
  /** The page's studies with this type of device. */
  readonly studies: readonly StudyId[];
};

/** For pages without a comparison table; the catalogue has the rest. */
export type DeviceCard = {
  readonly device: DeviceId;
  /** Before and after its wavelengths, or instead of them for white light. */
  readonly light?: { readonly before?: string; readonly after?: string };
  readonly bestFor: string;
  readonly coverage: string;
};

/** Its numbers are in the ledger (`protocols`). */
export type ProtocolTexts = {
  /** One inline paragraph with its purpose and papers. */
  readonly lead: Prose;
  /** In order; inline, one action each. */
  readonly steps: readonly Prose[];
  /** The reasons for the numbers, in one or two paragraphs. */
  readonly reasons: Prose;
};

/** From app/evidence/figures. `wavelengths` in nm, shortest first, four at most. */
export type BenefitFigure =
  | { readonly kind: "penetration"; readonly wavelengths: readonly number[] }
  | { readonly kind: "absorption" }
  | { readonly kind: "dose-response" };

/** Inline caption that says whose numbers they are. */
export type TimelineFigure = {
  readonly unit: "days" | "weeks" | "months";
  readonly spans: readonly TreatmentSpan[];
  readonly caption: Prose;
};
