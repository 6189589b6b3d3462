import { pathToFileURL } from "node:url";
import { byPlace } from "#app/content/problem.ts";
import { temporaryProject } from "../../../tests/support/temporary-project.ts";
import { readSite } from "../read-site.ts";
import { checkArticles } from "./check-articles.ts";

/** Values are YAML; undefined leaves a field out. */
export type Fields = Record<string, string | undefined>;

export const PAPERS = ["stausholm-2019", "zein-2018", "kowalska-2021"];
export const CITED = PAPERS.map((id) => `[Paper][[${id}]]`).join(" ");
export const EXCERPT = "What a dose of light is, and how to work yours out from two numbers.";

/** Title, excerpt, author, date and tags are on lines 2 to 6, other fields from line 7 on, the body from line 9. */
export function article(changes: Fields = {}, text = body("Text.")): string {
  const fields: Fields = {
    title: "Light and dose",
    excerpt: "Why a number on the box says little, and which one to ask the seller for.",
    author: "Device Desk",
    date: "2026-03-14",
    tags: "[devices, dose]",
    ...changes,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return `---\n${lines.join("\n")}\n---\n\n${text}\n`;
}

/** A body of the usual length with this text on its fifth line. */
export function body(text: string): string {
  return `${CITED}\n\n## The dose\n\n${text}\n\n${prose(720)}`;
}

export function prose(words: number): string {
  const sentence = "Red light helps some people a little and does nothing for others.".split(" ");
  return Array.from({ length: words }, (_, index) => sentence[index % sentence.length]).join(" ");
}

export function plate(file: string, alt = "Waves that run out to the right"): string {
  return `{ file: ${file}, alt: ${JSON.stringify(alt)} }`;
}

export function drawing(content = "", height = 9): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="${height}" viewBox="0 0 16 9">${content}</svg>`;
}

const NOW = new Date("2026-06-01");

/** Checks a store with these files and a correct article, on 1 June 2026. */
export async function problemsOf(files: Record<string, string | Uint8Array>): Promise<string[]> {
  const sound = article(
    { title: "Sound", excerpt: EXCERPT, date: "2026-01-01", image: plate("sound.svg") },
    body("Text."),
  );
  const named = Object.values(files).some((text) => String(text).includes("cover.svg"));
  const project = temporaryProject({
    "articles/sound.md": sound,
    "pictures/sound.svg": drawing(),
    ...(named && { "pictures/cover.svg": drawing() }),
    ...files,
  });
  const directory = pathToFileURL(`${project}/`);
  const problems = await checkArticles(readSite(directory, NOW));
  return problems.sort(byPlace).map(({ file, line, text }) => `${file}: ${line}: ${text}`);
}
