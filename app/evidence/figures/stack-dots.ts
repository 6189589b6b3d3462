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
