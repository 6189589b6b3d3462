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
  // The browser's list of routes never has the operator's; server/desk.ts guards those.
  buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const folder = join(buildDirectory, "client/assets");
    for (const name of globSync("manifest-*.js", { cwd: folder })) {
      const file = join(folder, name);
      const text = readFileSync(file, "utf8");
      const [start, end] = [text.indexOf("{"), text.lastIndexOf("}") + 1];
      const manifest = JSON.parse(text.slice(start, end));
      for (const id of Object.keys(manifest.routes)) {
        if (id.startsWith("desk")) delete manifest.routes[id];
      }
      writeFileSync(file, text.slice(0, start) + JSON.stringify(manifest) + text.slice(end));
    }
  },
} satisfies Config;
