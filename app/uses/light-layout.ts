import type { ClaimLight, LightMark } from "./claim-light.server.ts";

/** Horizontal places in percent of the axis, vertical ones in px. */
export type PlacedMark = {
  readonly mark: LightMark;
  /** Both null without a wavelength. */
  readonly from: number | null;
  readonly to: number | null;
  readonly top: number;
  readonly bottom: number;
  /** The side with room for the study's name at every width; null when there is none. */
  readonly label: "left" | "right" | null;
};

/** Heights in px. */
export type LightAxes = {
  readonly nm: ClaimLight["axis"];
  /** In J/cm², whole powers of ten; null when no study printed a dose. */
  readonly doses: readonly [least: number, most: number] | null;
  readonly plot: number;
  readonly bottom: number;
  /** Width of the axis on a phone of 320 px, in px. */
  readonly narrowest: number;
};

const TOP = 14;
const DECADE = 70;
/** Height of the lane for light without a dose. */
const LANE = 44;

/** In px. `doses` are the ends of the axis in J/cm², whole powers of ten; null when no study prints a dose. */
export function lightAxes({
  axis,
  lights,
  own,
}: Pick<ClaimLight, "axis" | "lights" | "own">): LightAxes {
  const narrowest = lights.some(({ nm }) => nm === null) ? 156 : 228;
  const printed = lights.flatMap(({ dose }) => dose ?? []);
  if (printed.length === 0)
    return { nm: axis, doses: null, plot: TOP, bottom: TOP + LANE, narrowest };
  const all = [...printed, ...(own?.dose ?? [])];
  const [least, most] = [
    Math.floor(Math.log10(Math.min(1, ...all))),
    Math.ceil(Math.log10(Math.max(100, ...all))),
  ];
  const plot = TOP + (most - least) * DECADE;
  return { nm: axis, doses: [10 ** least, 10 ** most], plot, bottom: plot + LANE, narrowest };
}

/** Powers of ten. */
export function doseTicks({ doses }: LightAxes): number[] {
  if (!doses) return [];
  const [least, most] = doses.map(Math.log10);
  return Array.from(
    { length: (most ?? 0) - (least ?? 0) + 1 },
    (_, at) => 10 ** ((least ?? 0) + at),
  );
}

/** In px from the top; marks without a dose are in the lane. */
export function placeDown(dose: number | null, { doses, bottom }: LightAxes): number {
  if (dose === null || !doses) return bottom - LANE / 2 + 2;
  return Math.round(TOP + Math.log10(doses[1] / dose) * DECADE);
}

/** In percent of the axis. */
export function placeAcross(nanometres: number, [from, to]: ClaimLight["axis"]): number {
  return Math.round(((nanometres - from) / (to - from)) * 1000) / 10;
}

/** Names the marks whose name touches neither another name nor another mark's target on the narrowest phone. */
export function placeMarks(lights: readonly LightMark[], axes: LightAxes): PlacedMark[] {
  const places = lights.map((mark) => ({
    mark,
    from: mark.nm && placeAcross(mark.nm[0], axes.nm),
    to: mark.nm && placeAcross(mark.nm[1], axes.nm),
    top: placeDown(mark.dose?.[1] ?? null, axes),
    bottom: placeDown(mark.dose?.[0] ?? null, axes),
  }));
  const targets = places.map((place) => targetOf(place, axes));
  const names: Box[] = [];
  const named = new Set<string>();
  return places.map((place, index) => {
    const { mark, from, to, bottom } = place;
    if (from === null || to === null || named.has(mark.study.id)) {
      return { ...place, label: null };
    }
    const width = mark.study.name.length * CHARACTER;
    const across = (end: number) => (end / 100) * axes.narrowest;
    const [left, right] = [across(from), across(to)];
    const [top, foot] = [bottom - CHARACTER_HEIGHT / 2, bottom + CHARACTER_HEIGHT / 2];
    const boxes = {
      right: { left: right + 9, right: right + 11 + width, top, bottom: foot },
      left: { left: left - 11 - width, right: left - 9, top, bottom: foot },
    };
    const taken = [...names, ...targets.filter((_, other) => other !== index)];
    const label = (["right", "left"] as const).find(
      (side) =>
        boxes[side].left >= 0 &&
        boxes[side].right <= axes.narrowest &&
        taken.every((box) => !touch(box, boxes[side])),
    );
    if (!label) return { ...place, label: null };
    names.push(boxes[label]);
    named.add(mark.study.id);
    return { ...place, label };
  });
}

/** Marks that a finger can't tell apart on the narrowest phone, and the target that they share. */
export type MarkGroup = {
  readonly places: readonly PlacedMark[];
  /** In px, on the narrowest phone. */
  readonly target: Box;
};

/** Targets are at least 24 px wide and high, and don't overlap. */
export function groupMarks(places: readonly PlacedMark[], axes: LightAxes): MarkGroup[] {
  let groups: MarkGroup[] = [];
  for (const place of places) {
    let group: MarkGroup = { places: [place], target: targetOf(place, axes) };
    for (;;) {
      const near = groups.filter(({ target }) => touch(target, group.target));
      if (near.length === 0) break;
      groups = groups.filter((other) => !near.includes(other));
      const all = [...near, group];
      const ends = all.map(({ target }) => target);
      group = {
        places: all.flatMap(({ places }) => places),
        target: {
          left: Math.min(...ends.map(({ left }) => left)),
          right: Math.max(...ends.map(({ right }) => right)),
          top: Math.min(...ends.map(({ top }) => top)),
          bottom: Math.max(...ends.map(({ bottom }) => bottom)),
        },
      };
    }
    groups.push(group);
  }
  return groups;
}

/** Marks without a wavelength are below each other in a place of their own. */
function targetOf(
  { from, to, top, bottom }: Pick<PlacedMark, "from" | "to" | "top" | "bottom">,
  { narrowest }: LightAxes,
): Box {
  const across = (end: number | null) => (end === null ? UNPRINTED : (end / 100) * narrowest);
  return {
    left: across(from) - FINGER / 2,
    right: across(to) + FINGER / 2,
    top: top - FINGER / 2,
    bottom: bottom + FINGER / 2,
  };
}

type Box = { left: number; right: number; top: number; bottom: number };

const touch = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

// In px. A character has the mean width of the site's sans-serif at 14 px, rounded up.
const FINGER = 24;
const CHARACTER = 7.4;
const CHARACTER_HEIGHT = 18;
/** Middle of marks without a wavelength in their place. */
export const UNPRINTED = 34;
