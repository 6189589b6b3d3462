import { createHash } from "node:crypto";
import { HELD, wakeScript } from "./hydration-on-intent.ts";

/**
 * React marks its own scripts and preloads with the nonce. It is new for each page and cannot be
 * guessed, so only our own tags are found by it, whatever text an article brings.
 */

export function ownScripts(html: string, nonce: string): string[] {
  const scripts = html.matchAll(new RegExp(`<script nonce="${nonce}"[^>]*>(.*?)</script>`, "gs"));
  return Array.from(scripts, ([, text = ""]) => text);
}

/** Makes them wait for the reader, and adds the script that wakes them. */
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

/** React writes it before all that a page brings. */
const FIRST_IN_HEAD = '<meta charSet="utf-8"/>';

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
