import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { precompress } from "./precompress.js";

test("text gets a brotli and a gzip twin that unpack to the same; pictures get none", () => {
  const folder = mkdtempSync(join(tmpdir(), "precompress-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = "export const light = 'red';\n".repeat(200);
  writeFileSync(join(folder, "a.js"), script);
  writeFileSync(join(folder, "b.woff2"), "font");
  precompress(folder);
  expect(readdirSync(folder).sort()).toEqual(["a.js", "a.js.br", "a.js.gz", "b.woff2"]);
  const [br, gz] = ["br", "gz"].map((end) => readFileSync(join(folder, `a.js.${end}`)));
  expect(brotliDecompressSync(br ?? "").toString()).toBe(script);
  expect(gunzipSync(gz ?? "").toString()).toBe(script);
  expect(br?.length).toBeLessThan(script.length / 10);
});
