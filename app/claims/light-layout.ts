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
  /** Of the bottom line. */
  readonly bottom: number;
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
  const printed = lights.flatMap(({ dose }) => dose ?? []);
  if (printed.length === 0) return { nm: axis, doses: null, plot: TOP, bottom: TOP + LANE };
  const all = [...printed, ...(own?.dose ?? [])];
  const [least, most] = [
    Math.floor(Math.log10(Math.min(1, ...all))),
    Math.ceil(Math.log10(Math.max(100, ...all))),
  ];
  const plot = TOP + (most - least) * DECADE;
  return { nm: axis, doses: [10 ** least, 10 ** most], plot, bottom: plot + LANE };
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

/** Names the marks whose name touches nothing on the narrowest phone. */
export function placeMarks(lights: readonly LightMark[], axes: LightAxes): PlacedMark[] {
  const places = lights.map((mark) => ({
    mark,
    from: mark.nm && placeAcross(mark.nm[0], axes.nm),
    to: mark.nm && placeAcross(mark.nm[1], axes.nm),
    top: placeDown(mark.dose?.[1] ?? null, axes),
    bottom: placeDown(mark.dose?.[0] ?? null, axes),
  }));
  const taken: Box[] = places.flatMap(({ from, to, top, bottom }) =>
    from === null || to === null
      ? []
      : { left: px(from) - 8, right: px(to) + 8, top: top - 8, bottom: bottom + 8 },
  );
  const named = new Set<string>();
  return places.map((place) => {
    const { mark, from, to, bottom } = place;
    if (from === null || to === null || named.has(mark.study.id)) {
      return { ...place, label: null };
    }
    const width = mark.study.name.length * CHARACTER;
    const boxes = {
      right: { left: px(to) + 9, right: px(to) + 11 + width, top: bottom - 8, bottom: bottom + 8 },
      left: {
        left: px(from) - 11 - width,
        right: px(from) - 9,
        top: bottom - 8,
        bottom: bottom + 8,
      },
    };
    const label = (["right", "left"] as const).find(
      (side) =>
        boxes[side].left >= 0 &&
        boxes[side].right <= NARROWEST &&
        taken.every((box) => !touch(box, boxes[side])),
    );
    if (!label) return { ...place, label: null };
    taken.push(boxes[label]);
    named.add(mark.study.id);
    return { ...place, label };
  });
}

type Box = { left: number; right: number; top: number; bottom: number };

const touch = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Width of the axis on the narrowest phone, in px. */
const NARROWEST = 230;
/** In px: the mean width of the site's sans-serif at 14 px, rounded up. */
const CHARACTER = 7.4;

const px = (percent: number) => (percent / 100) * NARROWEST;
