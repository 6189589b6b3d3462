/** Stacks dots without a touch. @param apart their least distance in percent of the axis */
export function stackDots<Dot extends { at: number }>(
  dots: readonly Dot[],
  apart: number,
): (Dot & { level: number })[] {
  const placed: (Dot & { level: number })[] = [];
  for (const dot of dots) {
    const taken = placed
      .filter(({ at }) => Math.abs(at - dot.at) < apart)
      .map(({ level }) => level);
    let level = 0;
    while (taken.includes(level)) level += 1;
    placed.push({ ...dot, level });
  }
  return placed;
}

/** A dot's target for pointers, in the units of SVG: x in percent, y in px. */
type HitArea = {
  readonly x: `${number}%`;
  readonly width: `${number}%`;
  readonly y: number;
  readonly height: number;
};

/**
 * Targets of 24 px, or as far as half-way to the neighbours. None overlaps another.
 * @param base of the lowest dots' centres, in px @param pitch from level to level, in px
 */
export function hitAreas(
  dots: readonly { at: number; level: number }[],
  { base, pitch }: { base: number; pitch: number },
): HitArea[] {
  const columns = dots.map(({ at, level }) => {
    const beside = dots.filter((other) => other.level === level).map((other) => other.at);
    const half = beside.map((other) => (at + other) / 2);
    return {
      level,
      from: Math.max(at - REACH, ...half.filter((place) => place < at)),
      to: Math.min(at + REACH, ...half.filter((place) => place > at)),
    };
  });
  return columns.map(({ level, from, to }) => {
    const above = columns
      .filter((other) => other.level > level && other.from < to && other.to > from)
      .map((other) => other.level);
    const bottom = base - level * pitch + (level === 0 ? TARGET / 2 : pitch / 2);
    const top = Math.max(bottom - TARGET, base - (Math.min(...above) - 0.5) * pitch);
    return {
      ...{ x: `${tenth(from)}%`, width: `${tenth(tenth(to) - tenth(from))}%` },
      ...{ y: top, height: bottom - top },
    };
  });
}

const tenth = (number: number) => Math.round(number * 10) / 10;

/** In px. */
const TARGET = 24;

/** Half a target in percent of the narrowest phone's axis. */
const REACH = 4.3;
