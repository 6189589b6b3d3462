import { type IncomingHttpHeaders, type RequestOptions, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** An answer as it came over the wire: nothing is decompressed and no redirect followed. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Sends one request. Fails when the connection breaks before the answer is whole.
 * @param options such as `localAddress`, the address of this machine that it seems to come from
 */
export async function ask(
  url: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: false, ...options }, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Asks again when a server turns readers away, which on a busy machine it does by itself. */
export async function read(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await ask(url, { headers });
  const isTurnedAway = answer.body.includes("Too many people are here");
  return isTurnedAway ? read(url, headers) : answer;
}

/** What nginx says of how it came by the page. */
export const cacheOf = async (url: string) => (await read(url)).headers["x-cache"];
