import { expect, test } from "vitest";
import { temporaryProject, write } from "../tests/support/temporary-project.ts";
import { builtFiles, publicFiles, storeFiles } from "./files.ts";

const BUILT = {
  "assets/site-1.js": "script",
  "assets/site-1.js.br": "compressed",
  "favicon.svg": "<svg/>",
  "favicon.svg.br": "compressed",
  "fonts/Serif.woff2": "font",
};

test("scripts are kept for good and sent compressed, files of public/ are asked for again", async () => {
  const files = builtFiles(temporaryProject(BUILT));
  const accepting = (encoding: string) => ({ headers: { "Accept-Encoding": encoding } });
  for (const [path, encoding, body, kept] of [
    ["/assets/site-1.js", "br", "compressed", "public, max-age=31536000, immutable"],
    ["/assets/site-1.js", "identity", "script", "public, max-age=31536000, immutable"],
    ["/favicon.svg", "br", "<svg/>", "public, max-age=3600"],
  ] as const) {
    const answer = await files.request(path, accepting(encoding));
    expect(await answer.text(), `${path} ${encoding}`).toBe(body);
    expect(answer.headers.get("Cache-Control")).toBe(kept);
    const varies = path.startsWith("/assets/") ? "Accept-Encoding" : null;
    expect(answer.headers.get("Vary"), `${path} ${encoding}`).toBe(varies);
  }
});

test("a script of another build is missing without a page, which would be taken for a script", async () => {
  const files = builtFiles(temporaryProject(BUILT));
  files.get("*", ({ html }) => html("a page"));
  const answer = await files.request("/assets/site-0.js");
  expect([answer.status, await answer.text()]).toEqual([404, "Not found"]);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const page = await files.request("/nowhere");
  expect(await page.text()).toBe("a page");
  expect(page.headers.get("Cache-Control")).toBeNull();
});

test("files are known by their whole path in small letters, as they were when first asked for", () => {
  const root = temporaryProject(BUILT);
  const isFile = publicFiles(root);
  write(root, "robots.txt", "");
  for (const path of ["/favicon.svg", "/fonts/serif.woff2", "/robots.txt"]) {
    expect(isFile(path), path).toBe(true);
  }
  write(root, "late.txt", "");
  for (const path of ["/serif.woff2", "/fonts/Serif.woff2", "favicon.svg", "/late.txt"]) {
    expect(isFile(path), path).toBe(false);
  }
});

test.each(["production", "development"] as const)(
  "a drawing of the store is sent in %s, and one that it lacks is missing",
  async (mode) => {
    const files = storeFiles(mode);
    const drawing = await files.request("/store-files/fig-dose-time.svg");
    expect(await drawing.text()).toMatch(/^<svg/);
    expect(drawing.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(drawing.headers.get("Cache-Control")).toBe("public, max-age=86400");
    for (const name of ["gone.svg", "gone.jpg", "..%2Ffiles.ts"]) {
      const missing = await files.request(`/store-files/${name}`);
      expect(missing.status, name).toBe(404);
      expect(missing.headers.get("Cache-Control"), name).toBe("no-store");
    }
  },
);
