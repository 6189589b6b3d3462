import { createHash } from "node:crypto";
import { HELD, wakeScript } from "./hydration-on-intent.ts";

/*
 * React Router and React mark the scripts and preloads that they write with the nonce that they are given.
 * It is new for every page and not to be guessed, so nothing else in a page can bear it: whatever text an
 * article brings, only our own tags are found by it. It is taken off before the page is kept.
 */

/** The texts of the inline scripts that bear the nonce, in the page's order. */
export function ownScripts(html: string, nonce: string): string[] {
  const scripts = html.matchAll(new RegExp(`<script nonce="${nonce}"[^>]*>(.*?)</script>`, "gs"));
  return Array.from(scripts, ([, text = ""]) => text);
}

/** Makes scripts with the nonce wait until the reader acts, and adds the one that wakes them. */
export function holdBackScripts(html: string, nonce: string): string {
  const held = html
    .replace(FIRST_IN_HEAD, (first) => `${first}<script>${wakeScript()}</script>`)
    .replaceAll(`<script nonce="${nonce}" type="module"`, `<script type="${HELD}-module"`)
    .replaceAll(`<script nonce="${nonce}"`, `<script type="${HELD}-script"`)
    .replace(
      new RegExp(`<link rel="modulepreload"( href="[^"]*") nonce="${nonce}"`, "g"),
      `<link rel="${HELD}"$1`,
    );
  return withoutNonce(held, nonce);
}

/** React writes it before everything that a page brings, which can therefore not get around the script. */
const FIRST_IN_HEAD = '<meta charSet="utf-8"/>';

/** The same page as it would be had nobody marked anything. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, "");
}

/** The part of a content security policy that lets the site's files and these inline scripts run. */
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
