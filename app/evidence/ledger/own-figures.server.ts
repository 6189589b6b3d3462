import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import type { OwnFigureId } from "#app/content/ids.ts";
import { pagePath, prose, words } from "#app/content/prose-field.ts";
import { keysOf } from "./record-keys.ts";

export type { OwnFigureId };

/** A figure of the site's own that no cited paper supports: the operator must prove it. */
const ownFigure = z.strictObject({
  value: words.describe('"90%+", word for word as on pages.'),
  label: words.describe('"Improvement Rates".'),
  on: z.array(pagePath).min(1).readonly().describe("Paths of the pages with the figure."),
  checked: prose("inline").describe(
    "Its owner and the papers' view: up to three sentences, cited.",
  ),
  proof: words
    .optional()
    .describe("The place of its proof. `npm run preflight` names figures without one."),
});

type OwnFigure = z.output<typeof ownFigure>;

const ownFiguresSchema = z.record(z.string(), ownFigure);

/** Pages and `npm run preflight` take each figure with its check from here. */
export const ownFigures = readContent("own-figures.yaml", ownFiguresSchema) as Readonly<
  Record<OwnFigureId, OwnFigure>
>;

/** In the list's order; @param path for one page's figures only */
export function listOwnFigures(path?: string): (OwnFigure & { readonly id: OwnFigureId })[] {
  return ids
    .map((id): OwnFigure & { readonly id: OwnFigureId } => ({ id, ...ownFigures[id] }))
    .filter(({ on }) => path === undefined || on.includes(path));
}

/** Figures without a `proof`: the operator must prove or remove them. */
export function listUnprovenFigures(): OwnFigure[] {
  return listOwnFigures().filter(({ proof }) => proof === undefined);
}

/** "90%+ Improvement Rates". */
export function inFull({ value, label }: Pick<OwnFigure, "value" | "label">): string {
  return `${value} ${label}`;
}

const ids = keysOf(ownFigures);
