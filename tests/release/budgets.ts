import type { PageWeight } from "./weigh-pages.ts";

const KB = 1024;

/**
 * What a page may weigh, in bytes over the wire. A budget catches an accident, such as a library that slipped into
 * every page. It leaves room over the heaviest page, and it is raised before a text loses a word.
 */
export const BUDGETS: Record<
  Exclude<keyof PageWeight, "path" | "pieces">,
  (path: string) => number
> = {
  html: (path) => (path === "/red-light-101" ? 60 : 45) * KB,
  hydrationData: () => 8 * KB,
  scripts: () => 125 * KB,
  styles: () => 20 * KB,
  fonts: () => 90 * KB,
  fontFiles: () => 2,
};

/** From this share of a budget on, `npm run check` names the page. */
const NEAR = 0.95;

/** Sentences on the pages that are above a budget or near it, the heaviest of each kind first. */
export function compareWithBudgets(pages: readonly PageWeight[]): {
  above: string[];
  near: string[];
} {
  const findings = Object.entries(BUDGETS).flatMap(([part, budgetOf]) =>
    pages.map((page) => {
      const weight = page[part as keyof typeof BUDGETS];
      const budget = budgetOf(page.path);
      return { share: weight / budget, text: describe(page, part, weight, budget) };
    }),
  );
  const sorted = findings.toSorted((a, b) => b.share - a.share);
  return {
    above: sorted.filter(({ share }) => share > 1).map(({ text }) => text),
    // Two fonts are what every page has.
    near: sorted.filter(({ share }) => share > NEAR && share < 1).map(({ text }) => text),
  };
}

function describe(
  { path, pieces }: PageWeight,
  part: string,
  weight: number,
  budget: number,
): string {
  if (part === "fontFiles") return `${path}: ${weight} font files of ${budget}`;
  const heaviest = pieces
    .filter(({ of }) => of === part)
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map(({ name, bytes }) => `${name} ${inKilobytes(bytes)}`);
  const over = weight > budget ? `, ${inKilobytes(weight - budget)} too much` : "";
  const pieced = heaviest.length > 0 ? `. Heaviest: ${heaviest.join(", ")}` : "";
  return `${path}: ${part} ${inKilobytes(weight)} of ${budget / KB}${over}${pieced}`;
}

const inKilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;
