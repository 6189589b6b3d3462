import type { createApp } from "./app.ts";

/** The status with which the app answers a path, without a connection and past the page cache. */
export async function askApp(
  app: ReturnType<typeof createApp>,
  siteUrl: string,
  path: string,
): Promise<number> {
  const response = await app.fetch(new Request(siteUrl + path));
  await response.body?.cancel();
  return response.status;
}
