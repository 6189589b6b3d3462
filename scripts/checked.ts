import { parseArgs } from "node:util";
import { CHECKED_FILE, entriesToCheck } from "./checked/checked-entries.ts";
import {
  checkOff,
  readCheckedList,
  uncheckedEntries,
  writeCheckedList,
} from "./checked/checked-list.ts";

// `npm run content checked` names changes since the last comparison with sources, and exits 1 when there
// are any. `-- studies/chow-2009 …` checks entries off, today or on `--date YYYY-MM-DD`.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { date: { type: "string", default: new Date().toISOString().slice(0, 10) } },
});
const entries = entriesToCheck();
try {
  const checked = checkOff(positionals, values.date, readCheckedList(CHECKED_FILE), entries);
  if (positionals.length > 0) writeCheckedList(CHECKED_FILE, checked);
  const unchecked = uncheckedEntries(checked, entries);
  if (unchecked.length > 0) {
    console.error(
      `${unchecked.join("\n")}\n\nHold each against its sources; then: npm run content checked NAME …`,
    );
    process.exitCode = 1;
  } else console.log(`${entries.size} entries, all as they were checked.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
