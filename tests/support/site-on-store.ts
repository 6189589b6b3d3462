import { startServer } from "./running-server.ts";
import { type Play, startStoreDouble } from "./store-double.ts";

/** Starts a store that plays this and a site that asks it; `end` ends both. */
export async function startSiteOnStore(play: Play, env: Record<string, string> = {}) {
  const store = await startStoreDouble(play);
  const { url, end } = await startServer({ ...store.settings, ...env });
  return {
    url,
    store,
    async end() {
      await end();
      await store.close();
    },
  };
}
