import type { Assessment, AssessmentInShort } from "#app/evidence/citations/assessment.ts";
import type { CheckedFigure } from "#app/evidence/citations/claim-checked.tsx";
import type { LastChange } from "#app/evidence/ledger/changes.server.ts";
import type { ClaimId } from "#app/evidence/ledger/claims.server.ts";
import type { Headline } from "#app/evidence/ledger/headline.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import type { NamedSource, Reference } from "#app/evidence/text/reference.ts";
import type { StudyResults } from "#app/evidence/words/outcome-result.ts";
import type { DoseRange } from "#app/figures/dose-response.ts";
import type { EffectStrip } from "#app/figures/draw-effects.server.ts";
import type { OtherUses } from "#app/figures/effects-figure.tsx";
import type { FigurePlace, FigureText } from "#app/figures/figure.tsx";
import type { DepthNumbers } from "#app/figures/figures.server.ts";
import type {
  Benefit,
  BenefitFigure,
  PageLink,
  QuickFact,
  TimelineFigure,
} from "./content/benefit.server.ts";
import type { BenefitSlug } from "./content/benefits.ts";
import type { ComparedDevice } from "./devices/device-comparison.ts";
import type { DeviceCriterion } from "./devices/device-criteria.server.ts";
import type { PlanView } from "./dose/how-to-use.tsx";
import { NOTHING_WRITTEN, type OwnDoseView } from "./dose/own-dose.ts";
import type { ProtocolRulerView } from "./dose/protocol-ruler.tsx";
import type { ComparedRow } from "./figures/compared.server.ts";
import type { Course } from "./figures/course.server.ts";
import type { TrialPeople } from "./figures/people.server.ts";
import type { Proportion } from "./figures/proportions.server.ts";
import type { TwoGroups } from "./figures/two-groups.server.ts";
import type { AskFirstView } from "./sections/ask-first.tsx";
import type { FaqItem } from "./sections/faq.tsx";

/** Ready to be drawn: texts parsed, figures and citations numbered. JSON. */
export type BenefitPage = {
  readonly slug: BenefitSlug;
  readonly name: string;
  readonly meta: Benefit["meta"];
  readonly lastChange: LastChange | null;
  readonly hero: {
    readonly badge: string;
    /** Set when the badge is a figure of the site's own. */
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
  readonly quickFacts: readonly QuickFactView[];
  readonly mechanisms: readonly MechanismView[];
  readonly mechanismFigure: FigureView | null;
  readonly applications: readonly [ApplicationView, ...ApplicationView[]];
  readonly clinicalEvidence: {
    readonly title: string;
    readonly points: readonly EvidenceText[];
  } | null;
  /** What is drawn of the uses, counted people where a study prints both shares. */
  readonly effects: {
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
  readonly timeline: readonly TimelineStep[];
  readonly timelineFigure:
    | (FigurePlace & Omit<TimelineFigure, "caption"> & { readonly caption: EvidenceText })
    | null;
  /** Our own times beside the trials'. */
  readonly course: { readonly number: number; readonly chart: Course };
  readonly safety: readonly EvidenceText[];
  readonly askFirst: AskFirstView;
  readonly steps: readonly EvidenceText[];
  readonly faq: readonly FaqItem<EvidenceText>[];
  readonly closing: { readonly title: string; readonly text: EvidenceText };
  readonly references: readonly Reference[];
};

/** "Session" and "10–20 min daily". */
export type QuickFactView = QuickFact & {
  /** Set for a figure of the site's own. */
  readonly checked?: CheckedFigure;
};

export type TimelineStep = {
  /** "Weeks 1–2". */
  readonly when: string;
  readonly what: EvidenceText;
};

/** For the browser: data that a reader can change, and meta tags. The rest is static. */
export type BenefitHead = Pick<BenefitPage, "slug"> & {
  readonly meta: Omit<BenefitPage["meta"], "keywords" | "physicianReviewed"> & {
    /** With commas. */
    readonly keywords: string;
  };
  /** Names in short by claims' ids, in the page's order. */
  readonly uses: Readonly<Record<string, string>>;
};

/** The page's data besides its static parts. */
export function headOf({ slug, meta, applications }: BenefitPage): BenefitHead {
  const { title, description, published, lastReviewed } = meta;
  const uses = Object.fromEntries(applications.map(({ id, short }) => [id, short]));
  const keywords = meta.keywords.join(", ");
  return { slug, meta: { title, description, keywords, published, lastReviewed }, uses };
}

/** A use as the answer at the top of a page shows it. */
export type UseInShort = Pick<BenefitPage, "slug"> &
  Pick<ApplicationView, "id" | "condition" | "short" | "answer"> & {
    readonly assessment: Pick<
      Assessment,
      "grade" | "tested" | "light" | "verdict" | "testedVerdict"
    >;
    /** How the tested light differs from a lamp at home, in words. */
    readonly otherLight: string | null;
    /** Null when the main result can't be drawn on its unit's axis. */
    readonly strip: EffectStrip | null;
    /** The page's other uses on that axis. */
    readonly others: OtherUses;
    /** The results in words, where nothing can be drawn. */
    readonly instead: ResultsInstead | null;
    readonly action: PageLink;
  };

/** A use's results in words, where nothing can be drawn. */
export type ResultsInstead = {
  readonly studies: readonly (StudyResults & {
    readonly source: NamedSource;
    /** "60 people"; empty when the number is unknown. */
    readonly people: string;
  })[];
};

/** `marks` are its sources; the numbers come from the ledger. */
export type FigureView = FigurePlace &
  FigureText &
  (
    | (Extract<BenefitFigure, { kind: "penetration" }> & DepthNumbers)
    | (Extract<BenefitFigure, { kind: "dose-response" }> & {
        readonly ranges: readonly DoseRange[];
      })
  );

type MechanismView = {
  readonly title: string;
  readonly text: EvidenceText;
  readonly benefit: string;
};

export type ApplicationView = {
  /** The claim's id, also in `?use=`. */
  readonly id: ClaimId;
  readonly condition: string;
  readonly short: string;
  readonly answer: UseAnswer;
  /** Of its main result, beside those of the page's other uses; null where it can't be drawn. */
  readonly mark: EffectStrip | null;
  readonly assessment: AssessmentInShort;
  readonly evidence: EvidenceText;
  readonly mechanism: EvidenceText;
  readonly protocol: EvidenceText;
};

/** Size of the effect, tested settings and dose, each in a line. */
export type UseAnswer = {
  readonly headline: Headline & { readonly gain: string };
  /** Of the figure. */
  readonly source: NamedSource | null;
  /** Its label tells a study beside that of the figure, which is often a review of many. */
  readonly tried: {
    readonly label: "The study used" | "One study used" | "Settings";
    readonly settings: string;
    /** Null when no abstract gives any settings. */
    readonly study: NamedSource | null;
  };
  /** The page's protocol in short, or the reason against it for this use. */
  readonly dose: string;
  /** Says that the dose is our plan and no advice; "At home" where there is no plan. */
  readonly doseLabel: string;
  readonly isProtocol: boolean;
  /** There is something to do at home, by the protocol or otherwise. */
  readonly isForHome: boolean;
  /** False where we don't know, or light made no difference: no plan is offered as advice. */
  readonly mayHelp: boolean;
};

/** The section on devices: either a comparison or cards of types. */
export type DevicesView = {
  readonly guidance: EvidenceText;
  /** Null where the page shows cards. */
  readonly comparison: {
    readonly devices: readonly ComparedDevice[];
    readonly criteria: readonly DeviceCriterion<EvidenceText>[];
  } | null;
  readonly types: readonly DeviceTypeView[];
};

export type DeviceTypeView = {
  readonly type: string;
  /** Kinds of product, never brands. */
  readonly examples: string;
  readonly wavelengths: string;
  readonly bestFor: string;
  readonly coverage: string;
  readonly portability: string;
  /** In nm; empty for a white lamp. */
  readonly bands: readonly Wavelength[];
};

/** With its dose worked out. */
type ProtocolView = {
  readonly lead: EvidenceText;
  readonly dose: readonly QuickFact[];
  readonly bands: readonly Wavelength[];
  readonly reasons: EvidenceText;
};

export function planOf(
  { ruler, applications: [{ answer }] }: BenefitPage,
  own: OwnDoseView = NOTHING_WRITTEN,
): PlanView {
  return { ruler, own, isForHome: answer.isForHome };
}
