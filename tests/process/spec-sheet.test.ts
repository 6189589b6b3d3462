import { afterAll, expect, test } from "vitest";
import { serveSite } from "../support/served-site.ts";

const site = await serveSite();
afterAll(() => site.close());

test("a sheet is judged by the server, and neither kept nor found", async () => {
  const empty = await site.get("/spec-sheet");
  expect(empty.headers["cache-control"]).toMatch(/^public/);
  expect(empty.body.toString()).not.toContain('content="noindex"');

  const { status, headers, body } = await site.get(
    "/spec-sheet?watts=200&leds=200&ledWatts=5&fda=registered&grade=medical",
  );
  const html = body.toString();
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("no-store");
  expect(html).toContain('content="noindex"');
  expect(html).toMatch(/rel="canonical" href="[^"]*\/spec-sheet"/);
  expect(html).toContain("Of 4 lines, 1 is impossible");
  expect(html, "no line ends before a unit").toContain("200 × 5\u00a0W = 1,000\u00a0W");
  expect(html).toMatch(/<p class="[^>]*>1\. Are the 200 W measured at the wall/);
});

test("what is wrong is said beside its field, which keeps what was written", async () => {
  const { body } = await site.get("/spec-sheet?watts=200&at=%3Cb%3E6+in&at=15cm&fda=__proto__");
  const html = body.toString();
  const field = html.match(/<input[^>]*name="at"[^>]*>/)?.[0] ?? "";
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain('value="&lt;b&gt;6 in and 15cm"');
  expect(html).toContain("Choose from the list.");
  const described = field
    .match(/aria-describedby="([^"]*)"/)?.[1]
    ?.split(" ")
    .at(-1);
  expect(html.split(`id="${described}"`)[1]?.slice(0, 200)).toContain("Enter ");
  expect(html).toMatch(
    /<input[^>]*name="watts"[^>]*value="200"|<input[^>]*value="200"[^>]*name="watts"/,
  );
});
