import { afterAll, describe, expect, test } from "vitest";
import { serveSite } from "../support/served-site.ts";

const site = await serveSite();
afterAll(() => site.close());

async function visit(path: string) {
  const { status, headers, body } = await site.get(path);
  return { status, headers, html: body.toString() };
}

describe("two devices side by side", () => {
  test("the page by itself shows an example and may be kept and found", async () => {
    const { status, headers, html } = await visit("/devices");
    expect(status).toBe(200);
    expect(headers["cache-control"]).toMatch(/^public/);
    expect(html).not.toContain('content="noindex"');
    expect(html).toMatch(/An example: <!-- -->LED face mask|An example: LED face mask/);
  });

  test("what a reader chose is neither kept nor found, and shows what it makes", async () => {
    const { headers, html } = await visit(
      "/devices?a=pain-pad&b=pain-panel&use=knee-osteoarthritis",
    );
    expect(headers["cache-control"]).toBe("no-store");
    expect(html).toContain('content="noindex"');
    expect(html).toMatch(/rel="canonical" href="[^"]*\/devices"/);
    expect(html).toMatch(/<option value="knee-osteoarthritis" selected/);
    expect(html).toContain("Minutes for one area");
  });

  test("what is wrong is said beside its field, which keeps what was written", async () => {
    const { status, html } = await visit(
      "/devices?a=pain-pad&b=own&claim=100&at=15cm&distance=%3Cb%3E10+m",
    );
    expect(status).toBe(200);
    const field = html.match(/<input[^>]*name="distance"[^>]*>/)?.[0] ?? "";
    expect(field).toContain('aria-invalid="true"');
    expect(field).toContain('value="&lt;b&gt;10 m"');
    const described = field
      .match(/aria-describedby="([^"]*)"/)?.[1]
      ?.split(" ")
      .at(-1);
    expect(html.split(`id="${described}"`)[1]?.slice(0, 200)).toContain("Enter ");
  });

  test("what is not the form's changes nothing", async () => {
    const { html } = await visit("/devices?a=pain-pad&b=pain-panel&minutes=x");
    expect(html).toContain("Pad or belt and LED panel for pain");
  });
});

test.each(["/reviews", "/reviews/some-panel"])(
  "%s is a 404 page, with the blog's reviews and the form under its heading and notice",
  async (path) => {
    const { status, html } = await visit(path);
    expect(status).toBe(404);
    const main = html.match(/<main.*<\/main>/s)?.[0] ?? "";
    const [heading, notice, form] = [
      "404 Page Not Found</h1>",
      "Our device reviews are not published yet.",
      'action="/devices#answer"',
    ].map((words) => main.indexOf(words));
    expect(heading).toBeGreaterThan(0);
    expect(notice).toBeGreaterThan(heading ?? 0);
    expect(form).toBeGreaterThan(notice ?? 0);
    expect(main).toContain('href="/blog?topic=reviews"');
  },
);
