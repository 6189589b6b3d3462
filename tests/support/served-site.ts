import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { createSiteServer, type SiteServer } from "#server/http-server.ts";
import type { Services } from "#server/services.ts";
import { type Answer, ask } from "./ask.ts";
import { build, openServices } from "./built-app.ts";

/** The production server in this process, with a clock that the test moves. */
export type ServedSite = SiteServer & {
  url: string;
  port: number;
  services: Services;
  logged: Record<string, unknown>[];
  pass(milliseconds: number): void;
  /** Sets whether the server is overloaded; it does not measure that here. */
  overload(isTooMuch: boolean): void;
  /** Asks for exactly this path, which `URL` would change. */
  get(path: string, options?: Parameters<typeof ask>[1]): Promise<Answer>;
  /** Of these labels, summed over all others. */
  count(name: string, labels?: Record<string, string>): Promise<number>;
  close(): Promise<void>;
};

/** On the embedded store by default. */
export async function serveSite(env: Record<string, string> = {}): Promise<ServedSite> {
  let time = 1_000_000;
  let isTooMuch = false;
  const now = () => time;
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: "info" }, { write: (line) => logged.push(JSON.parse(line)) });
  const dataDir = mkdtempSync(join(tmpdir(), "site-"));
  const settings = { PUBLIC_SITE_URL: "https://site.example", DATA_DIR: dataDir, ...env };
  const services = openServices(settings, { log, now });
  const site = createSiteServer({
    services,
    build,
    clientFiles: "build/client",
    overloaded: () => isTooMuch,
    now,
    // Readers wait for a page, however long it takes here.
    wait: () => new Promise(() => {}),
  });
  site.server.listen(0, "127.0.0.1");
  await once(site.server, "listening");
  const address = site.server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}`;
  return {
    ...site,
    url,
    port: address.port,
    services,
    logged,
    pass(milliseconds) {
      time += milliseconds;
    },
    overload(tooMuch) {
      isTooMuch = tooMuch;
    },
    get: (path, options) => ask(url, { ...options, path }),
    async count(name, labels = {}) {
      const metric = await services.metrics.registry.getSingleMetric(name)?.get();
      const counted = metric?.values.filter(({ labels: own }) =>
        Object.entries(labels).every(([label, value]) => String(own[label]) === value),
      );
      return counted?.reduce((sum, { value }) => sum + value, 0) ?? 0;
    },
    async close() {
      site.server.closeAllConnections();
      await site.drain();
      await services.database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
