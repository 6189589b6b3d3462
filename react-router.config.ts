import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";

export default {
  // scripts/site-build.js moves a whole build to where servers run from.
  buildDirectory: "build/.unfinished",
  // The whole route table is small and public, and spares a request per navigation.
  routeDiscovery: { mode: "initial" },
  // server/guards/write-guard.ts checks origins with the site's public address. React Router would compare with
  // the address behind the proxy.
  allowedActionOrigins: ["**"],
  // The browser's list of routes keeps only pages, since scripts reach files by `fetch` alone, and without the
  // imports, which only the server preloads. It never has the operator's routes; server/desk.ts guards those.
  buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const folder = join(buildDirectory, "client/assets");
    for (const name of globSync("manifest-*.js", { cwd: folder })) {
      const file = join(folder, name);
      const [, before = "", json = ""] = /^([^{]*)(.*);$/s.exec(readFileSync(file, "utf8")) ?? [];
      const manifest = JSON.parse(json);
      for (const [id, route] of Object.entries<BrowserRoute>(manifest.routes)) {
        if (id.startsWith("desk") || !route.hasDefaultExport) delete manifest.routes[id];
        delete route.imports;
      }
      const short = JSON.stringify(manifest, (_, value) => (value === false ? undefined : value));
      writeFileSync(file, `${before}${short};`);
    }
  },
} satisfies Config;

type BrowserRoute = { hasDefaultExport: boolean; imports?: string[] };
