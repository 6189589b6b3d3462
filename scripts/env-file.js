import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

// Loaded by `--import`. Node's own `--env-file-if-exists` complains where there is no .env, and loses the first setting
// of a file that Windows saved with a byte order mark, or all of them in UTF-16.
if (existsSync(".env")) load(decode(readFileSync(".env")));

/** What is set already stays. @param {string} text */
function load(text) {
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
  for (const line of text.split(/\r?\n/)) {
    const name = cutSetting(line);
    if (name) {
      console.error(
        `.env: the value of ${name} ends before its "#". Put the value in quotation marks to keep all of it: ${name}="…"`,
      );
    }
  }
}

/** PowerShell's ">" writes UTF-16. The decoder drops the mark. @param {Buffer} bytes */
function decode(bytes) {
  const isWide = bytes.subarray(0, 2).includes(0xff);
  const encoding = isWide ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}

/** The name of a setting whose value goes on after a "#", which begins a comment. @param {string} line */
function cutSetting(line) {
  const [, name, value = ""] = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*([^\s"'`].*)$/.exec(line) ?? [];
  const sign = value.indexOf("#");
  return sign > 0 && /\S/.test(value[sign - 1] ?? "") ? name : undefined;
}
