import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { afterAll, expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { serveSite } from "../support/served-site.ts";

const site = await serveSite();
afterAll(() => site.close());

async function visit(path: string) {
  const { status, headers, body } = await site.get(path);
  const html = body.toString();
  return { status, headers, html, text: textContent(parseDocument(html)) };
}

const total = listClaims().length;

test("the map counts as many uses as the featured article, the index of benefits and the table", async () => {
  const map = await visit("/evidence");
  const article = await visit("/blog/the-evidence-condition-by-condition");
  const [, counts = "no counts"] =
    /(Evidence for \d+ uses: .*? very weak for \d+)/.exec(map.text) ?? [];
  expect(counts).toContain(`${total} uses`);
  expect((await visit("/benefits")).text).toContain(counts);
  expect((await visit("/")).text).toContain(counts);
  expect(article.text).toContain(`Of the ${total} uses`);
  const dots = map.html.match(/href="\/evidence\?use=[a-z-]+#use"/g);
  expect(new Set(dots).size).toBe(total);
  const table = await visit("/evidence?view=table");
  const rows = table.html.split('class="evidence-table"')[1]?.match(/href="\/evidence\/[a-z-]+"/g);
  expect(new Set(rows).size).toBe(total);
});

test("what is typed is neither cached nor shown by search engines, the map itself is both", async () => {
  const map = await visit("/evidence");
  expect(map.headers["cache-control"]).toContain("s-maxage");
  expect(map.html).not.toContain('content="noindex"');
  const picked = await visit("/evidence?use=neck-pain");
  expect(picked.headers["cache-control"]).toBe("no-store");
  expect(picked.html).toContain('content="noindex"');
  expect(picked.html).toMatch(/<link rel="canonical" href="[^"?]+\/evidence"/);
});

test("a picked use has its card in the page, with its numbers and the ways on", async () => {
  const { html } = await visit("/evidence?use=neck-pain");
  const card = html.split('id="use"')[1]?.split("</aside>")[0] ?? "";
  expect(card).toContain('href="/evidence/neck-pain"');
  expect(card).toContain('href="/dose?use=neck-pain"');
});

test.each([
  "/evidence?use=jaw-joint",
  "/evidence/jaw-joint",
  "/benefits/pain-inflammation?use=jaw-joint",
  "/benefits/pain-inflammation/print?use=jaw-joint",
])("%s sets a size in words apart from what light gained", async (path) => {
  expect((await visit(path)).text).toMatch(/(Small|Medium|Large) effect: \w/);
});

test("bad input gets a sentence, and what nobody studied is said with its date", async () => {
  const nose = await visit("/evidence?part=nose&use=no-such-use");
  expect(nose.status).toBe(200);
  expect(nose.text).toContain("“nose” isn’t a choice for part.");
  expect(nose.text).toContain("We don’t have the use in this address.");
  const hiccups = await visit(`/evidence?condition=${encodeURIComponent("<b>hiccups")}`);
  expect(hiccups.text).toContain("We have no studies in people on this.");
  expect(hiccups.html).toMatch(/last checked on(?: |<!-- -->)*<time dateTime="\d{4}-\d\d-\d\d"/);
  expect(hiccups.html).not.toContain("<b>hiccups");
  expect(hiccups.text).toContain(`0 of ${total} uses shown, ${total} hidden.`);
  const named = await visit("/evidence?condition=patients");
  expect(named.text).not.toContain("We have no studies in people on this.");
  expect(named.text).toContain("Some of our studies name it.");
});

test("the tools stay on the page", async () => {
  const { html } = await visit("/evidence");
  const tools = html.split('id="tools"')[1] ?? "";
  for (const path of ["/dose", "/ask-first", "/plan", "/devices"]) {
    expect(tools).toContain(`href="${path}"`);
  }
});
