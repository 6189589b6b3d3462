import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";

export default {
  // Not where servers run from: scripts/site-build.js moves it there when it is whole.
  buildDirectory: "build/.unfinished",
  // The route table is small and public: sending it whole spares a request per navigation.
  routeDiscovery: { mode: "initial" },
  // server/writes.ts checks where a form comes from, and knows the site's public address. React Router
  // would compare with the address behind a proxy, which is not the one that the browser names.
  allowedActionOrigins: ["**"],
  // Browsers learn nothing of the operator's pages: server/desk.ts does the same for the server's part.
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
