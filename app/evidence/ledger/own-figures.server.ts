import { keysOf } from "./record-keys.ts";

/** A figure of the site's own that no cited paper supports: the operator must prove it. */
type OwnFigure = {
  /** "90%+", word for word as on pages. */
  readonly value: string;
  /** "Improvement Rates". */
  readonly label: string;
  /** Paths of the pages with the figure. */
  readonly on: readonly string[];
  /** Its owner and the papers' view: up to three sentences of inline HTML, cited. */
  readonly checked: string;
  /** The place of its proof. `npm run preflight` names figures without one. */
  readonly proof?: string;
};

const HOME = "/";
const GUIDES = "/red-light-101";
const CARDS = "/benefits";
const SKIN = "/benefits/skin-health";
const PAIN = "/benefits/pain-inflammation";
const HAIR = "/benefits/hair-growth";
const SLEEP = "/benefits/sleep-energy";
const MOOD = "/benefits/mood-mental-health";

/** Pages and `npm run preflight` take each figure with its check from here. */
export const ownFigures = {
  "device-reviews": {
    value: "500+",
    label: "device reviews",
    on: [HOME],
    checked: "Our own count, and we publish no list of them. We have tested no device ourselves.",
  },
  "research-articles": {
    value: "200+",
    label: "research articles",
    on: [HOME],
    checked:
      "Our own count. The papers that we have read for this site number {{studies}}, most of them as abstracts.",
  },
  studies: {
    value: "1000+",
    label: "studies",
    on: [HOME],
    checked:
      "Our own count of the field, and no paper cited on this site gives it. Our guides give another one. We have read {{studies}} papers, most of them as abstracts.",
  },
  readers: {
    value: "50K+",
    label: "users",
    on: [HOME],
    checked: "Our own figure. We publish no record that you could check.",
  },
  satisfaction: {
    value: "98%",
    label: "satisfaction",
    on: [HOME],
    checked: "Our own figure. We publish no survey that shows whom we asked.",
  },
  support: {
    value: "24/7",
    label: "support",
    on: [HOME],
    checked: "Our own promise. We publish no record of how soon we answer.",
  },
  "guide-studies": {
    value: "2,500+",
    label: "studies",
    on: [GUIDES],
    checked:
      "Our own count of the field, and no paper cited on this site gives it. We have read {{studies}} papers, most of them as abstracts.",
  },
  "skin-studies": {
    value: "600+",
    label: "Clinical Studies",
    on: [SKIN, CARDS],
    checked:
      "Our own count. No paper cited here gives it, and a count does not say what the studies found.",
  },
  "skin-improvement": {
    value: "90%+",
    label: "Improvement Rates",
    on: [SKIN],
    checked:
      'Our own figure. No paper cited here supports it for skin in general. The nearest is a small part of a laboratory study: {{barolet-2009 "over 90%"}} of its participants had shallower or smoother wrinkles than before, which says nothing of how much [[barolet-2009]].',
  },
  "pain-studies": {
    value: "500+",
    label: "Pain Studies",
    on: [PAIN, CARDS],
    checked:
      "Our own count. No paper cited here gives it, and a count does not say what the studies found.",
  },
  "pain-reduction": {
    value: "70%+",
    label: "Pain Reduction",
    on: [PAIN],
    checked:
      "Our own figure. No pooled result cited here supports it. In laser trials the groups differed by about {{stausholm-2019/pain rounded}} of a hundred for knees [[stausholm-2019]] and {{chow-2009/pain rounded}} for necks [[chow-2009]]; that is no share of anyone's own pain.",
  },
  "pain-course": {
    value: "50-70%",
    label: "pain reduction",
    on: [PAIN],
    checked:
      "Our own figure. No pooled result cited here supports it. One trial came that far, and it can't speak for all pain: after chemotherapy, nerve scores fell by {{argenta-2017/neuropathy-score-3}} with light and not at all with a sham [[argenta-2017]].",
  },
  "hair-studies": {
    value: "25+",
    label: "Hair Growth Studies",
    on: [HAIR, CARDS],
    checked:
      "Our own count, and for once a modest one: the largest review has {{perez-2025 trials}} studies [[perez-2025]].",
  },
  "hair-improvement": {
    value: "85%+",
    label: "Improvement Rates",
    on: [HAIR],
    checked:
      "Our own figure. No paper cited here supports it. The nearest is a pooled result: improvement was {{meng-2020/improved-hair-regrowth}} times as likely as with a sham [[meng-2020]].",
  },
  "sleep-studies": {
    value: "300+",
    label: "Sleep Studies",
    on: [SLEEP, CARDS],
    checked:
      "Our own count. No paper cited here gives it, and a count does not say what the studies found.",
  },
  "sleep-efficiency": {
    value: "15-20%",
    label: "better sleep efficiency",
    on: [SLEEP],
    checked:
      "Our own figure. No paper cited here supports it, and actigraphy showed no change against sham [[kennedy-2023]].",
  },
  "subjective-energy": {
    value: "25-30%",
    label: "more subjective energy",
    on: [SLEEP],
    checked:
      "Our own figure. No paper cited here supports it. The nearest results are drowsiness in winter at a single dose [[gimenez-2023]] and fatigue in a study without a control group [[fitzmaurice-2023]]; neither gives such a percentage.",
  },
  "brain-studies": {
    value: "150+",
    label: "Brain Studies",
    on: [MOOD, CARDS],
    checked:
      "Our own count. No paper cited here gives it, and a count does not say what the studies found.",
  },
  "depression-scores": {
    value: "60-70%",
    label: "depression-score improvement",
    on: [MOOD],
    checked:
      "Our own figure. No paper cited here supports it: the double-blind trials, pooled, found no significant advantage over sham [[cho-2023]]. The steep fall in the brain-injury study had no control group [[henderson-2017]].",
  },
  "seasonal-response": {
    value: "75%",
    label: "response for seasonal affective disorder",
    on: [MOOD],
    checked:
      "Our own figure. The trials used bright light, not red, and do not give that rate: people on bright light were {{pjrek-2020/response}} times as likely to respond as those on dim light or sham [[pjrek-2020]].",
  },
} as const satisfies Record<string, OwnFigure>;

export type OwnFigureId = keyof typeof ownFigures;

/** In the list's order; @param path for one page's figures only */
export function listOwnFigures(path?: string): (OwnFigure & { readonly id: OwnFigureId })[] {
  return ids
    .map((id): OwnFigure & { readonly id: OwnFigureId } => ({ id, ...ownFigures[id] }))
    .filter(({ on }) => path === undefined || on.includes(path));
}

/** Figures without a `proof`: the operator must prove or remove them. */
export function listUnprovenFigures(): OwnFigure[] {
  return listOwnFigures().filter(({ proof }) => proof === undefined);
}

/** "90%+ Improvement Rates". */
export function inFull({ value, label }: Pick<OwnFigure, "value" | "label">): string {
  return `${value} ${label}`;
}

const ids = keysOf(ownFigures);
