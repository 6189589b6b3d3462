/** Progress between `from` and `to`: 0 before, 1 after, eased out. */
export function ramp(progress: number, from: number, to: number): number {
  const along = Math.min(1, Math.max(0, (progress - from) / (to - from)));
  return 1 - (1 - along) ** 2;
}
