import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";

export default {
  // scripts/site-build.js moves a whole build to where servers run from.
  buildDirectory: "build/.unfinished",
  // The whole route table is small and public, and spares a request per navigation.
  routeDiscovery: { mode: "initial" },
  // server/write-guard.ts checks origins with the site's public address. React Router would compare with
  // the address behind the proxy.
  allowedActionOrigins: ["**"],
  // Keeps the operator's routes out of browsers; server/desk.ts does so on the server.
  buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const folder = join(buildDirectory, "client/assets");
    for (const name of globSync("manifest-*.js", { cwd: folder })) {
      const file = join(folder, name);
      const [, before = "", json = ""] = /^([^{]*)(.*);$/s.exec(readFileSync(file, "utf8")) ?? [];
      const manifest = JSON.parse(json);
      for (const id of Object.keys(manifest.routes)) {
        if (id.startsWith("desk")) delete manifest.routes[id];
      }
      writeFileSync(file, `${before}${JSON.stringify(manifest)};`);
    }
  },
} satisfies Config;
