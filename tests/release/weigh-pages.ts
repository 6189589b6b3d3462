import { statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { getElementsByTagName, getOuterHTML } from "domutils";
import { parseDocument } from "htmlparser2";
import { read } from "../support/ask.ts";

/** Bytes over the wire: HTML, scripts after intent and style sheets in brotli, hydration data by itself in gzip. */
export type PageWeight = {
  path: string;
  html: number;
  hydrationData: number;
  scripts: number;
  styles: number;
  fonts: number;
  fontFiles: number;
  /** Files by their names without a hash, and the sections of the HTML before it is compressed. */
  pieces: readonly Piece[];
};

type Piece = { of: "html" | "scripts" | "styles"; name: string; bytes: number };

/** Pages with a reader's words: results, and messages on each field. */
const ASKED = [
  "/search?q=sleep",
  "/dose?claim=1,000&distance=1,000cm&minutes=1,000",
  "/dose?use=x&device=x&claim=x&at=x&distance=x&minutes=x&nm=x&width=x&height=x",
  "/devices?a=skin-panel&b=face-mask&use=skin-health",
];

/** Every page of the sitemap, and some that answer a form. Needs the build that the server serves. */
export async function weighPages(origin: string): Promise<PageWeight[]> {
  const sitemap = (await read(`${origin}/sitemap.xml`)).body.toString();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)];
  const paths = addresses.map(([, address = ""]) => new URL(address).pathname);
  const pages: PageWeight[] = [];
  // One after the other, because the server refuses more than it can render at once.
  for (const path of [...paths, ...ASKED]) pages.push(await weigh(origin, path));
  return pages;
}

async function weigh(origin: string, path: string): Promise<PageWeight> {
  const html = (await read(origin + path)).body.toString();
  const sent = await read(origin + path, { "Accept-Encoding": "br" });
  const handover = html.matchAll(/<script type="held-[^>]*>(window\.__reactRouter.*?)<\/script>/gs);
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
  const pieces: Piece[] = [
    ...files.flatMap((file): Piece[] => {
      const of = file.endsWith(".js") ? "scripts" : "styles";
      const name = file.replace(/^\/assets\/(.+)-[\w-]{8}\./, "$1.");
      return file.endsWith(".woff2") ? [] : [{ of, name, bytes: fileSize(file) }];
    }),
    ...getElementsByTagName("section", parseDocument(html)).map(
      (section): Piece => ({
        of: "html",
        name: `#${section.attribs.id ?? section.attribs["aria-labelledby"] ?? "?"}`,
        bytes: Buffer.byteLength(getOuterHTML(section)),
      }),
    ),
  ];
  const fonts = files.filter((file) => file.endsWith(".woff2"));
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + fileSize(name), 0);
  return {
    path,
    html: sent.body.length,
    hydrationData: gzipSync(Array.from(handover, ([, text]) => text).join("")).length,
    scripts: sum(files.filter((file) => file.endsWith(".js"))),
    styles: sum(files.filter((file) => file.endsWith(".css"))),
    fonts: sum(fonts),
    fontFiles: fonts.length,
    pieces,
  };
}

/** Bytes of a file of the build as it is sent, by its path on the site: fonts as they are, others in brotli. */
export function fileSize(path: string): number {
  const file = join("build/client", path);
  return statSync(path.endsWith(".woff2") ? file : `${file}.br`).size;
}
