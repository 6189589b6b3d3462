import { contentFolder } from "#app/content/content-folder.server.ts";
import { problemLine } from "#app/content/problem.ts";
import {
  CHECKED_FILE,
  checkOff,
  readCheckedList,
  uncheckedFiles,
  writeCheckedList,
} from "./checked/checked-list.ts";
import { checksums } from "./checked/checksums.ts";

// `npm run content checked` names the files of content/ that nobody has read since they changed, and exits 1 when there are
// any. `npm run content checked studies/chow-2009.yaml …` checks files off, today.
const names = process.argv.slice(2);
const now = checksums(contentFolder);
try {
  const today = new Date().toISOString().slice(0, 10);
  const checked = checkOff(names, today, readCheckedList(CHECKED_FILE), now);
  if (names.length > 0) writeCheckedList(CHECKED_FILE, checked);
  const unchecked = uncheckedFiles(checked, now);
  if (unchecked.length > 0) throw new Error(unchecked.map(problemLine).join("\n"));
  console.log(`${now.size} files, all as they were checked.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
