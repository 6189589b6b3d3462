/** @param value of five stars, rounded @param label for screen readers: "Popularity 4 of 5" */
export function Rating({ value, label }: { value: number; label: string }) {
  const full = Math.round(value);
  // A path for all full stars and one for the rest: a page of cards has dozens of stars.
  return (
    <span role="img" aria-label={label} className="inline-block align-middle text-ink">
      <svg
        aria-hidden="true"
        width="83"
        height="15"
        viewBox="0 0 133 24"
        strokeWidth="1.75"
        strokeLinejoin="round"
        className="block"
      >
        <path d={stars(0, full)} fill="currentColor" stroke="currentColor" />
        {full < 5 && <path d={stars(full, 5)} fill="none" className="stroke-rule-strong" />}
      </svg>
    </span>
  );
}

/** Stars of a row, from one to before another, as a path. */
function stars(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const middle = 12.5 + (from + index) * 27;
    return `M${middle} 2.3l2.9 5.9 6.5.95-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.95z`;
  }).join("");
}
