import type { Config } from "@react-router/dev/config";

export default {
  // The route table is small and public: sending it whole spares a request per navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
