/**
 * Stacks dots without a touch. Each place gets its first dot before any gets its second, so that where
 * there is more room than `apart` neighbours grow together and none starts high in the air.
 * @param apart their least distance in percent of the axis
 */
export function stackDots<Dot extends { at: number }>(
  dots: readonly Dot[],
  apart: number,
): (Dot & { level: number })[] {
  const placed: (Dot & { level: number })[] = [];
  const copies = [...Map.groupBy(dots, ({ at }) => at).values()];
  for (let copy = 0; placed.length < dots.length; copy += 1) {
    for (const dot of copies.flatMap((own) => own[copy] ?? [])) {
      const taken = placed
        .filter(({ at }) => Math.abs(at - dot.at) < apart)
        .map(({ level }) => level);
      let level = 0;
      while (taken.includes(level)) level += 1;
      placed.push({ ...dot, level });
    }
  }
  return placed.toSorted((a, b) => a.at - b.at);
}

/** Dots that a finger can't tell apart. Their target begins `from` percent of the axis. */
export type DotColumn<Dot> = { readonly from: number; readonly dots: readonly Dot[] };

/**
 * Columns whose targets don't overlap.
 * @param dots from left to right
 * @param target a target's width in percent of the axis
 */
export function columnsOf<Dot extends { at: number }>(
  dots: readonly Dot[],
  target: number,
): DotColumn<Dot>[] {
  const columns: { from: number; dots: Dot[] }[] = [];
  for (const dot of dots) {
    const last = columns.at(-1);
    const free = last ? last.from + target : -target;
    if (last && dot.at < free) last.dots.push(dot);
    else columns.push({ from: Math.max(dot.at - target / 2, free), dots: [dot] });
  }
  return columns.map(({ from, dots }) => ({ from: Math.round(from * 10) / 10, dots }));
}

/** 24 px in percent of the narrowest phone's axis. */
export const TARGET = 8.6;

/** In percent of a phone's spectrum: so far apart two dots don't touch. */
export const APART = 2.9;
