/**
 * Dots on an axis, each on the lowest level, from 0 up, on which it touches none of those before it.
 * @param apart how far apart two dots of one level are at least, in percent of the axis, as `at` is
 */
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
