import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import { HELD, inlineScript } from "./hydration-on-intent.ts";

/**
 * Makes the page's own scripts wait for the reader, and adds the script that starts them. React marks its scripts and
 * preloads with the nonce. It is new for each page and cannot be guessed, so only our own tags are found by it, whatever
 * text an article brings.
 */
export function holdBackScripts(html: string, nonce: string): { page: string; scripts: string[] } {
  const scripts = [inlineScript()];
  let page = "";
  let written = 0;
  let isWakeable = false;
  const parser = new Parser(
    {
      onopentag(name, { nonce: own, ...attributes }) {
        const end = parser.endIndex + 1;
        const replaceBy = (text: string) => {
          page += html.slice(written, parser.startIndex) + text;
          written = end;
        };
        // The page's own charset comes before any text. Tools look for it in the first 1024 bytes.
        if ("charset" in attributes && !isWakeable) {
          isWakeable = true;
          replaceBy(`${html.slice(parser.startIndex, end)}<script>${scripts[0]}</script>`);
        }
        if (own !== nonce) return;
        replaceBy(held(name, attributes));
        if (name === "script") scripts.push(html.slice(end, html.indexOf("</script", end)));
      },
    },
    // Each value is written as it was read.
    { decodeEntities: false },
  );
  parser.end(html);
  return { page: page + html.slice(written), scripts };
}

function held(name: string, own: Record<string, string>): string {
  const isModule = own.type === "module" || own.rel === "modulepreload";
  const waiting =
    name === "script"
      ? { type: `${HELD}-${isModule ? "module" : "script"}` }
      : isModule && { rel: HELD };
  const attributes = Object.entries({ ...own, ...waiting });
  return `<${name}${attributes.map(([key, value]) => ` ${key}="${value}"`).join("")}>`;
}

/** The same page as it would be had nobody marked anything. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, "");
}
/** The part of the content security policy that names these scripts. */
export function scriptPolicy(scripts: readonly string[]): string {
  const hashes = scripts.map((script) => {
    const hash = createHash("sha256").update(script).digest("base64");
    return `'sha256-${hash}'`;
  });
  return ["script-src 'self'", ...new Set(hashes)].join(" ");
}

/** Keeps text from becoming HTML or a script, except by entry.client.tsx and ui/static-html.tsx. */
export const TRUSTED_TYPES =
  "require-trusted-types-for 'script'; trusted-types default static-html";
