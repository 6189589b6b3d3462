import { table } from "../scripts/table.ts";
import { load } from "./load.ts";
import { startMeasuredSite } from "./measured-site.ts";

const PATHS = ["/blog", "/articles", "/guide/getting-started", "/search?q=light"];
const SECONDS_A_PATH = 20;

/** While pages of three different questions are under load. */
export async function measureStoreCalls(): Promise<string> {
  const site = await startMeasuredSite();
  const requests = () => site.metric("http_requests_total");
  const before = await requests();
  for (const path of PATHS) await load(site.origin + path, SECONDS_A_PATH);
  const asked = await site.metric("store_calls_total");
  const served = (await requests()) - before;
  await site.stop();
  const seconds = PATHS.length * SECONDS_A_PATH;
  return table(
    ["seconds", "requests", "questions to the store"],
    [[String(seconds), served.toLocaleString("en-US"), String(asked)]],
  );
}
