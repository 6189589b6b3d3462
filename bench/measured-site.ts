import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVER_COMMAND, SERVER_ENV } from "../server/node-command.js";
import { freePort } from "../tests/support/free-port.ts";
import { startServer } from "../tests/support/running-server.ts";

/** The production server as `npm start` runs it, with a database of its own. */
export type MeasuredSite = {
  origin: string;
  /** In ms, from its start to its first page. */
  startedIn: number;
  /** Summed over all labels, or over those with `labels`. */
  metric(name: string, labels?: string): Promise<number>;
  stop(): Promise<void>;
};

/** On a free port; its log goes to a file, as an operator's would. */
export async function startMeasuredSite(
  env: Record<string, string> = {},
  project = process.cwd(),
): Promise<MeasuredSite> {
  const metricsPort = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"));
  const begun = performance.now();
  const { url, end } = await startServer(
    {
      ...SERVER_ENV,
      // An operator's server starts without an earlier one's compiled code.
      NODE_DISABLE_COMPILE_CACHE: "1",
      METRICS_PORT: String(metricsPort),
      DATA_DIR: join(folder, "data"),
      ...env,
    },
    SERVER_COMMAND,
    { output: openSync(join(folder, "log"), "w"), cwd: project },
  );
  const firstPage = await fetch(url);
  if (!firstPage.ok) throw new Error(`The home page answers ${firstPage.status}`);
  return {
    origin: url,
    startedIn: performance.now() - begun,
    async metric(name, labels = "") {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const lines = text.split("\n").filter((line) => new RegExp(`^${name}[{ ]`).test(line));
      const counted = lines.filter((line) => line.includes(labels));
      return counted.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}
