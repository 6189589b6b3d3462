/** An SVG path of bars around `middle`, `reach` high at most. */
export function waveBars(width: number, middle: number, reach: number): string {
  const step = 8;
  return Array.from({ length: width / step + 1 }, (_, index) => {
    const x = index * step;
    const half = round(4 + reach * Math.abs(Math.sin((Math.PI * (x + 10)) / (width / 2))) ** 1.3);
    return `M${x} ${middle - half}V${middle + half}`;
  }).join("");
}

/** An SVG path of a wave across 320, at 9 nm to a unit. */
export function sineWave(nanometres: number, middle: number): string {
  const points = Array.from({ length: 81 }, (_, index) => {
    const x = index * 4;
    return `${x} ${round(middle + 24 * Math.sin((2 * Math.PI * x * 9) / nanometres))}`;
  });
  return `M${points.join("L")}`;
}

/** To a tenth, because JavaScript engines differ in the last digits of a sine. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
