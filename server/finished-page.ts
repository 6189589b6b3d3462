import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";

/** A whole answer, ready to be sent again and again. */
export type FinishedPage = {
  status: number;
  /** Of the body before compression. */
  etag: string;
  /** Header names and values in turn, as a 304 repeats them. */
  headers: string[];
  /** By content encoding; what is worth compressing comes in all three. */
  variants: { identity: Variant; br?: Variant; gzip?: Variant };
  lifetime: Lifetime;
  /** The path of the one address of what is here, where the answer names one: RFC 6596. */
  canonicalPath: string | undefined;
  /** Bytes of memory, for a redirect as for a long page. */
  size: number;
  /** Its brotli as small as it gets, which takes the other's place then; of pages that came out the same twice. */
  dense: Promise<Buffer> | undefined;
};

/** The body in one encoding, with all its headers. */
type Variant = { headers: string[]; body: Buffer };

/** What `Cache-Control` allows, in milliseconds; `fresh` is 0 where the answer may not be kept. */
type Lifetime = { fresh: number; staleWhileRevalidate: number; staleIfError: number };

/**
 * Reads a whole answer and compresses it, fast.
 * @param older the same page as it was before. When its body is the same, nothing is compressed again for this
 * answer; once for all later ones, behind it, as small as it gets.
 */
export async function finishPage(response: Response, older?: FinishedPage): Promise<FinishedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
  const worthCompressing =
    body.length >= SMALLEST_COMPRESSED &&
    COMPRESSIBLE.test(response.headers.get("Content-Type") ?? "");

  const named = new Headers(response.headers);
  // Each variant has its own; files come with one.
  named.delete("Content-Length");
  if (response.status === 200) named.set("ETag", etag);
  if (worthCompressing) named.append("Vary", "Accept-Encoding");
  const headers = [...named].flat();

  const variants: FinishedPage["variants"] = { identity: variant(headers, body) };
  const known = older?.etag === etag ? older : undefined;
  let dense: FinishedPage["dense"];
  if (worthCompressing) {
    const br = known?.variants.br?.body ?? (await compressing(() => asBrotli(body, BROTLI)));
    const gzipped = known?.variants.gzip?.body ?? (await compressing(() => asGzip(body)));
    const keepBrotli = (smaller: Buffer) => {
      variants.br = variant([...headers, "content-encoding", "br"], smaller);
    };
    keepBrotli(br);
    variants.gzip = variant([...headers, "content-encoding", "gzip"], gzipped);
    dense = known && (known.dense ?? densely(() => asBrotli(body)));
    // Should it fail, what there is goes on being sent.
    void dense?.then(keepBrotli, () => {});
  }
  const bodies = Object.values(variants).map(({ body }) => body.length);
  const texts = headers.map(({ length }) => length);
  return {
    status: response.status,
    etag,
    headers,
    variants,
    lifetime: lifetimeOf(response.headers.get("Cache-Control") ?? ""),
    canonicalPath: canonicalOf(response.headers.get("Link") ?? ""),
    size: [...bodies, ...texts].reduce((sum, length) => sum + length, OBJECTS),
    dense,
  };
}

const variant = (headers: string[], body: Buffer): Variant => ({
  headers: [...headers, "content-length", String(body.length)],
  body,
});

const COMPRESSIBLE = /^(text\/|application\/(json|xml|.+\+(json|xml))|image\/svg\+xml)/;

/** Bytes of memory that a page takes besides its bodies and the texts of its headers. */
const OBJECTS = 2_000;

/** Below this many bytes compression saves no packet. */
const SMALLEST_COMPRESSED = 1_000;

/** As many as Node's threads do at once: an encoder takes megabytes from the moment it is made. */
const compressing = pLimit(4);
/** One at a time, so that nobody waits for it. */
const densely = pLimit(1);
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** The longest pages take 8 ms at 5 and 690 ms at 11, which is the default, for an eighth fewer bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function lifetimeOf(cacheControl: string): Lifetime {
  const seconds = (name: string) =>
    Number(new RegExp(`\\b${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0) * 1000;
  const isPublic = /\bpublic\b/.test(cacheControl);
  return {
    fresh: isPublic ? seconds("s-maxage") || seconds("max-age") : 0,
    staleWhileRevalidate: seconds("stale-while-revalidate"),
    staleIfError: seconds("stale-if-error"),
  };
}

function canonicalOf(link: string): string | undefined {
  const address = /<([^>]*)>;\s*rel="canonical"/.exec(link)?.[1];
  return address && URL.parse(address)?.pathname;
}
