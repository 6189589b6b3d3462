import { existsSync, readFileSync, writeFileSync } from "node:fs";

/**
 * Adds a question to a benefit page, after the others. The check names it until it has an answer.
 * @param page such as "pain-inflammation"
 * @returns the file's path in content/ and the question's line
 * @throws Error that says what to do
 */
export function beginFaqEntry(page = "", question: string, content: URL): string {
  const path = `benefits/${page}.yaml`;
  const file = new URL(path, content);
  const asked = question.replace(/\s+/g, " ").trim();
  if (!/^[a-z-]+$/.test(page) || !existsSync(file) || !asked) {
    throw new Error(
      'Name a benefit page and the question: npm run content new faq pain-inflammation "Does it help?"',
    );
  }
  const source = readFileSync(file, "utf8");
  const list = /^faq:.*\n(?:[ \r].*\n|\n)*/m.exec(source);
  if (!list) throw new Error(`content/${path} has no faq: begin it with a line.`);
  const before = `${source.slice(0, list.index)}${list[0].trimEnd()}\n`;
  // JSON's strings are YAML's too.
  const entry = `  - question: ${JSON.stringify(asked)}\n    answer:\n`;
  writeFileSync(file, before + entry + source.slice(list.index + list[0].length));
  return `${path}:${before.split("\n").length}`;
}
