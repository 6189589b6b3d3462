import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { words } from "#app/content/prose-field.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { findStudy, type StudyId, studyId } from "#app/evidence/ledger/studies.server.ts";
import type { ExplainerScene, SceneSource } from "./explainer-scene.ts";

const scene = z.strictObject({
  id: z.enum(["light", "depth", "cell", "dose", "curve", "limits"]).describe("Its drawing."),
  title: words,
  caption: words.describe("It says no more than its papers found."),
  picture: words.describe("For screen readers."),
  number: words.optional().describe("The ledger's number in the picture."),
  seconds: z.number().positive(),
  studies: z.array(studyId).readonly(),
});

const explainerSchema = z.array(scene).readonly();

const script = readContent("explainer.yaml", explainerSchema);

/** 44 seconds in all. */
export function explainerScenes(): ExplainerScene[] {
  return fillNumbers(script).map(({ studies, number, ...scene }) => ({
    ...scene,
    ...(number && { number }),
    sources: studies.map(source),
  }));
}

function source(id: StudyId): SceneSource {
  const { authors, year, url } = findStudy(id);
  const [first = "", ...others] = authors;
  // Printed as "de Freitas LF": the initials come last.
  const family = first.replace(/ \S+$/, "");
  return { name: `${family}${others.length > 0 ? " et al." : ""} ${year}`, url };
}
