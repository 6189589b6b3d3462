import { startServer } from "./running-server.ts";

/**
 * One production server on the embedded store for all browser tests, which change nothing on it that
 * another could meet. Playwright calls this before its workers start, and what it returns at the end.
 */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const { url, end } = await startServer();
  process.env[SHARED_SITE] = url;
  return () => end();
}

/** The environment variable with its address, for the workers. */
export const SHARED_SITE = "SHARED_SITE";
