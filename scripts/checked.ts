import { contentFolder } from "#app/content/content-folder.server.ts";
import {
  CHECKED_FILE,
  checkOff,
  readCheckedList,
  toReadAgain,
  writeCheckedList,
} from "./checked/checked-list.ts";
import { checksums } from "./checked/checksums.ts";

// `npm run content checked` names the files of content/ that nobody has read since they changed, and exits 1 when there are
// any. `npm run content checked studies/chow-2009.yaml …` checks files off, today.
const names = process.argv.slice(2).map((name) => name.replace(/^content\//, ""));
const now = checksums(contentFolder);
const today = new Date().toISOString().slice(0, 10);
const checked = checkOff(names, today, readCheckedList(CHECKED_FILE), now);
if (names.length > 0) writeCheckedList(CHECKED_FILE, checked);
const unread = toReadAgain(checked, now, contentFolder);
// content.ts tells it.
if (unread) throw new Error(unread);
console.log(`${now.size} files, all as they were checked.`);
