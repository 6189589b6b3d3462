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

/** Dots that a finger can't tell apart. Its target begins `from` percent of the axis and is `TARGET` wide. */
export type DotColumn<Dot> = { readonly from: number; readonly dots: readonly Dot[] };

/** Columns whose targets don't overlap. @param dots from left to right */
export function columnsOf<Dot extends { at: number }>(dots: readonly Dot[]): DotColumn<Dot>[] {
  const columns: { from: number; dots: Dot[] }[] = [];
  for (const dot of dots) {
    const last = columns.at(-1);
    const free = last ? last.from + TARGET : -TARGET;
    if (last && dot.at < free) last.dots.push(dot);
    else columns.push({ from: Math.max(dot.at - TARGET / 2, free), dots: [dot] });
  }
  return columns.map(({ from, dots }) => ({ from: Math.round(from * 10) / 10, dots }));
}

/** 24 px in percent of the narrowest phone's axis. */
export const TARGET = 8.6;
