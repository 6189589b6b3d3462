import type { createApp } from "./app.ts";

export async function askApp(
  app: ReturnType<typeof createApp>,
  siteUrl: string,
  path: string,
): Promise<number> {
  const response = await app.fetch(new Request(siteUrl + path));
  await response.body?.cancel();
  return response.status;
}
