import { table } from "../scripts/table.ts";
import { load } from "./load.ts";
import type { MeasuredSite } from "./measured-site.ts";

const REQUESTS = 1_000_000;
const SECONDS_A_TURN = 5;

/** After a million requests. */
export async function measureMemory(site: MeasuredSite, paths: readonly string[]): Promise<string> {
  const megabytes = async () => (await site.metric("process_resident_memory_bytes")) / 1024 ** 2;
  const atStart = await megabytes();
  let highest = atStart;
  let turn = 0;
  while ((await site.metric("http_requests_total")) < REQUESTS) {
    // Every fourth request is for another missing page.
    const path = turn % 4 === 3 ? `/nowhere-${turn}` : (paths[turn % paths.length] ?? "/");
    await load(site.origin + path, SECONDS_A_TURN);
    highest = Math.max(highest, await megabytes());
    turn += 1;
  }
  return table(
    ["requests", "at start, MB", "highest, MB", "at the end, MB"],
    [
      [
        (await site.metric("http_requests_total")).toLocaleString("en-US"),
        atStart.toFixed(0),
        highest.toFixed(0),
        (await megabytes()).toFixed(0),
      ],
    ],
  );
}
