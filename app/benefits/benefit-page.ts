import type { Assessment, AssessmentInShort } from "#app/evidence/assessment.ts";
import type { CheckedFigure } from "#app/evidence/claim-checked.tsx";
import type { ComparedDevice } from "#app/evidence/device-comparison.ts";
import type { DeviceCriterion } from "#app/evidence/device-selection.ts";
import type { EvidenceText } from "#app/evidence/evidence-text.ts";
import type { FaqItem } from "#app/evidence/faq.tsx";
import type { ComparedRow } from "#app/evidence/figures/compared.server.ts";
import type { Course } from "#app/evidence/figures/course.server.ts";
import type { DoseNumbers } from "#app/evidence/figures/dose-response.ts";
import type { EffectStrip, EffectsChart } from "#app/evidence/figures/effects.server.ts";
import type { FigurePlace } from "#app/evidence/figures/figure.tsx";
import type { DepthNumbers } from "#app/evidence/figures/figure-numbers.server.ts";
import type { TrialPeople } from "#app/evidence/figures/people.server.ts";
import type { Proportion } from "#app/evidence/figures/proportions.server.ts";
import type { TwoGroups } from "#app/evidence/figures/two-groups.server.ts";
import type { LastChange } from "#app/evidence/ledger/changes.server.ts";
import type { ClaimId } from "#app/evidence/ledger/claims.server.ts";
import type { Headline } from "#app/evidence/ledger/headline.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import type { QuickFact } from "#app/evidence/quick-facts.tsx";
import type { NamedSource, Reference } from "#app/evidence/reference.ts";
import type { TimelineStep } from "#app/evidence/timeline.tsx";
import type { AskFirstView } from "./ask-first.tsx";
import type { Benefit, BenefitFigure, PageLink, TimelineFigure } from "./benefit.ts";
import type { BenefitSlug } from "./benefits.ts";
import type { ProtocolRulerView } from "./protocol-ruler.tsx";

/**
 * A benefit page as it is drawn: texts parsed, figures and citations numbered in reading order, claims
 * graded, doses worked out. JSON.
 */
export type BenefitPage = {
  readonly slug: BenefitSlug;
  readonly name: string;
  readonly meta: Benefit["meta"];
  readonly lastChange: LastChange | null;
  readonly hero: {
    readonly badge: string;
    /** Where the badge is a figure of the site's own. */
    readonly badgeChecked: CheckedFigure | null;
    readonly title: string;
    readonly verdict: string;
    readonly lead: EvidenceText;
    readonly action: PageLink;
  };
  readonly notice: {
    readonly title: string;
    readonly text: EvidenceText;
    readonly more: EvidenceText;
  } | null;
  readonly spectrum: FigurePlace & {
    readonly bands: readonly Wavelength[];
    readonly caption: string;
  };
  readonly quickFacts: readonly QuickFact[];
  readonly introduction: EvidenceText;
  readonly mechanisms: readonly MechanismView[];
  readonly mechanismFigure: FigureView | null;
  readonly applications: readonly [ApplicationView, ...ApplicationView[]];
  readonly clinicalEvidence: {
    readonly title: string;
    readonly points: readonly EvidenceText[];
  } | null;
  /** How large the effects of all uses were, and people counted where a study prints both shares. */
  readonly effects: {
    readonly number: number;
    readonly chart: EffectsChart;
    readonly faces: readonly { readonly number: number; readonly proportion: Proportion }[];
    readonly twoGroups: {
      readonly number: number;
      readonly groups: TwoGroups;
      readonly caption: string;
    } | null;
    readonly compared: { readonly number: number; readonly rows: readonly ComparedRow[] } | null;
    readonly people: {
      readonly number: number;
      readonly people: number;
      readonly trials: readonly TrialPeople[];
    } | null;
  };
  readonly notShown: readonly EvidenceText[];
  readonly devices: DevicesView;
  readonly protocol: ProtocolView;
  readonly protocolFigure: FigureView | null;
  readonly ruler: ProtocolRulerView | null;
  readonly timeline: readonly TimelineStep<EvidenceText>[];
  readonly timelineFigure:
    | (FigurePlace & Omit<TimelineFigure, "caption"> & { readonly caption: EvidenceText })
    | null;
  /** Our own times beside those of the trials. */
  readonly course: { readonly number: number; readonly chart: Course };
  readonly safety: readonly EvidenceText[];
  readonly askFirst: AskFirstView;
  /** What to do, in order. */
  readonly steps: readonly EvidenceText[];
  readonly faq: readonly FaqItem<EvidenceText>[];
  readonly closing: { readonly title: string; readonly text: EvidenceText };
  readonly references: readonly Reference[];
};

/** What a benefit page knows in the browser: what a reader can change, and its meta tags. All else is static. */
export type BenefitHead = Pick<BenefitPage, "slug" | "name" | "meta"> & {
  readonly uses: readonly [UseName, ...UseName[]];
};

type UseName = Pick<ApplicationView, "id" | "short">;

/** A use as the answer for it shows it, with the way on from there. */
export type UseInShort = Pick<BenefitPage, "slug"> &
  Pick<ApplicationView, "id" | "condition" | "short" | "answer"> & {
    readonly assessment: Pick<Assessment, "grade" | "verdict">;
    /** Its main result on the axis of its unit; null where that cannot be drawn. */
    readonly strip: EffectStrip | null;
    readonly action: PageLink;
  };

/** A figure with its number, the markers of its sources and what it shows of the ledger. */
export type FigureView = FigurePlace &
  (
    | (Extract<BenefitFigure, { kind: "penetration" }> & DepthNumbers)
    | Extract<BenefitFigure, { kind: "absorption" }>
    | (Extract<BenefitFigure, { kind: "dose-response" }> & DoseNumbers)
  );

/** One way in which the light is thought to act. */
type MechanismView = {
  readonly title: string;
  readonly text: EvidenceText;
  readonly benefit: string;
};

/** One use, with its claim graded. */
export type ApplicationView = {
  /** The claim's, which is its address on the page and in `?use=`. */
  readonly id: ClaimId;
  readonly condition: string;
  readonly short: string;
  readonly answer: UseAnswer;
  readonly assessment: AssessmentInShort;
  readonly evidence: EvidenceText;
  readonly mechanism: EvidenceText;
  readonly protocol: EvidenceText;
};

/** What a reader with this complaint wants to know first. */
export type UseAnswer = {
  readonly headline: Headline & { readonly gain: string };
  /** Of the figure. */
  readonly source: NamedSource | null;
  /** Null where no abstract gives any settings. */
  readonly tried: { readonly settings: string; readonly study: NamedSource } | null;
  /** The page's protocol in short, or why it is not meant for this use. */
  readonly dose: string;
  readonly isProtocol: boolean;
};

/** What to look for in a device, and the types there are. */
export type DevicesView = {
  readonly guidance: EvidenceText;
  /** With how they are chosen; null where the page shows cards. */
  readonly comparison: {
    readonly devices: readonly ComparedDevice[];
    readonly criteria: readonly DeviceCriterion<EvidenceText>[];
  } | null;
  readonly types: readonly DeviceTypeView[];
};

/** One type of device on its card. */
export type DeviceTypeView = {
  readonly type: string;
  /** Kinds of product, never brands. */
  readonly examples: string;
  readonly wavelengths: string;
  readonly bestFor: string;
  readonly coverage: string;
  readonly portability: string;
  /** Its wavelengths in nm, for its spectrum; none for a white lamp. */
  readonly bands: readonly Wavelength[];
};

/** The site's own protocol, its dose worked out. */
export type ProtocolView = {
  readonly lead: EvidenceText;
  /** The rows of the dose table: what, and how much. */
  readonly dose: readonly QuickFact[];
  readonly bands: readonly Wavelength[];
  readonly reasons: EvidenceText;
};
