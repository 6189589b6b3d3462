import { existsSync } from "node:fs";
import type { Problem } from "#app/content/problem.ts";
import { CHECKED_FILE, entriesToCheck } from "../checked/checked-entries.ts";
import { readCheckedList, uncheckedEntries } from "../checked/checked-list.ts";

/** Records and texts that are not as somebody compared them with their sources. */
export function uncheckedRecords(content: URL): Problem[] {
  return uncheckedEntries(readCheckedList(CHECKED_FILE), entriesToCheck()).map((text) => {
    const [name = ""] = text.split(" ");
    return {
      file: fileOf(name, content),
      line: 1,
      text: `${text.replace(/\.$/, "")}: hold it against its sources, then npm run content checked ${name}`,
    };
  });
}

/** Of an entry such as "uses/neck-pain"; the list of what was checked for one that is gone. */
function fileOf(entry: string, content: URL): string {
  const [folder = "", name = ""] = entry.split("/");
  const files = [
    `${entry}.yaml`,
    `benefits/${name}.yaml`,
    `articles/${name}.md`,
    `pages/${name}.md`,
    `${name}.yaml`,
    `${folder}.yaml`,
    "assumed-panel.yaml",
  ];
  return files.find((file) => existsSync(new URL(file, content))) ?? "";
}
