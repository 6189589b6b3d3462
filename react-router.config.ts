import type { Config } from "@react-router/dev/config";

export default {
  // Not where servers run from: scripts/site-build.js moves it there when it is whole.
  buildDirectory: "build/.unfinished",
  // The route table is small and public: sending it whole spares a request per navigation.
  routeDiscovery: { mode: "initial" },
  // server/writes.ts checks where a form comes from, and knows the site's public address. React Router
  // would compare with the address behind a proxy, which is not the one that the browser names.
  allowedActionOrigins: ["**"],
} satisfies Config;
