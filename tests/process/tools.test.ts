import { afterAll, expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { readPage } from "../support/page-html.ts";
import { serveSite } from "../support/served-site.ts";

// The pages whose address is a form's. Their sums have unit tests.

const site = await serveSite();
afterAll(() => site.close());

async function visit(path: string) {
  const { status, headers, body } = await site.get(path);
  return { status, headers, html: String(body), page: readPage(String(body)) };
}

const [use = expect.unreachable("no use")] = listClaims();

test.each([
  ["/devices", "?a=pain-pad&b=pain-panel"],
  ["/dose", "?claim=100&minutes=10"],
  ["/evidence", `?use=${use.id}`],
  ["/light-in-skin", "?nm=700"],
  ["/spec-sheet", "?watts=200"],
  ["/studies", "?nm=printed"],
])(
  "%s by itself may be kept and found; with what a reader asked, %s, neither",
  async (path, query) => {
    const bare = await visit(path);
    expect(bare.headers["cache-control"]).toMatch(/^public/);
    expect(bare.html).not.toContain('content="noindex"');
    const asked = await visit(path + query);
    expect([asked.status, asked.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(asked.html).toMatch(new RegExp(`rel="canonical" href="[^"?]*${path}"`));
  },
);

test.each([
  ["/devices?a=pain-pad&b=own&claim=100&at=15cm", "distance", ["<b>10 m"], "Enter "],
  ["/dose?claim=100&at=15cm&distance=46cm", "minutes", ["10 m"], "Enter the minutes"],
  ["/light-in-skin?blood=1", "nm", ["<b>red"], "Enter the wavelength"],
  ["/light-in-skin?blood=1", "nm", ["850", "660"], "Enter the wavelength"],
  ["/spec-sheet?watts=200", "at", ["<b>6 in", "15cm"], "Enter "],
  ["/studies?sort=name", "people-from", ["<b>many"], "Enter a number"],
])(
  "%s keeps what was written as %s, %j, with a sentence beside it",
  async (path, name, written, says) => {
    const query = written.map((text) => `&${name}=${encodeURIComponent(text)}`).join("");
    const { status, page } = await visit(path + query);
    expect(status).toBe(200);
    const [field = expect.unreachable("no field")] = page.all("input", { name });
    expect(field.attribute("aria-invalid")).toBe("true");
    expect(field.attribute("value")).toBe(written.join(" and "));
    const described = field.attribute("aria-describedby")?.split(" ").at(-1) ?? "";
    expect(page.one("p", { id: described }).text).toContain(says);
  },
);

test.each([
  ["/devices", "?a=pain-pad&b=pain-panel"],
  ["/dose", "?claim=100&at=15cm&distance=46cm&minutes=10"],
  ["/plan", `?use=${use.id}&start=2026-12-01`],
  ["/spec-sheet", "?watts=200"],
])("%s with what a reader asked has the answer before the form", async (path, query) => {
  const isFormFirst = async (address: string) => {
    const { html } = await visit(address);
    const main = html.slice(html.indexOf("<h1"));
    const form = main.search(new RegExp(`<form[^>]* action="${path}[#"]`));
    expect(form).toBeGreaterThan(0);
    return form < main.indexOf("<h2");
  };
  expect(await isFormFirst(path)).toBe(true);
  expect(await isFormFirst(path + query)).toBe(false);
});

test("a spec sheet is judged by the server", async () => {
  const { html } = await visit("/spec-sheet?watts=200&leds=200&ledWatts=5&fda=registered");
  expect(html).toMatch(/Of \d lines, 1 is impossible/);
  expect(html, "no line ends before a unit").toContain("200 × 5\u00a0W = 1,000\u00a0W");
});

test("a picked use has its card on the map, with the ways on", async () => {
  const { html } = await visit(`/evidence?use=${use.id}`);
  const card = html.split('id="use"')[1]?.split("</aside>")[0] ?? "";
  for (const path of [`/evidence/${use.id}`, `/dose?use=${use.id}`]) {
    expect(card).toContain(`href="${path}"`);
  }
});

test("what nobody studied is said on the map, with the day of the search", async () => {
  const { html, page } = await visit(
    `/evidence?part=nose&condition=${encodeURIComponent("<b>hiccups")}`,
  );
  expect(page.text).toContain("“nose” isn’t a choice for part.");
  expect(page.text).toContain("We have no studies in people on this.");
  expect(html).toMatch(/last checked on(?: |<!-- -->)*<time dateTime="\d{4}-\d\d-\d\d"/);
  expect(html).not.toContain("<b>hiccups");
});
