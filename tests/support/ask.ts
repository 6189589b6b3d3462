import { type IncomingHttpHeaders, type RequestOptions, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** As on the wire: not decompressed, redirects not followed. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Fails when the connection breaks. @param options such as `localAddress`, the sender's address on this machine */
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

/** Repeats the request when a busy server refuses it. */
export async function read(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await ask(url, { headers });
  const isTurnedAway = answer.body.includes("Too many people are here");
  return isTurnedAway ? read(url, headers) : answer;
}

/** nginx's `X-Cache`. */
export const cacheOf = async (url: string) => (await read(url)).headers["x-cache"];
