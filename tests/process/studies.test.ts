import { Cite } from "@citation-js/core";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "csv-parse/sync";
import { afterAll, expect, test } from "vitest";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-ris";
import { serveSite } from "../support/served-site.ts";

const site = await serveSite();
afterAll(() => site.close());

async function visit(path: string) {
  const { status, headers, body } = await site.get(path);
  return { status, headers, text: body.toString() };
}

test.each([
  ["bib", "application/x-bibtex"],
  ["ris", "application/x-research-info-systems"],
])("a study's paper comes as a .%s file", async (extension, type) => {
  const { status, headers, text } = await visit(`/studies/stausholm-2019/citation.${extension}`);
  expect(status).toBe(200);
  expect(headers["content-type"]).toContain(type);
  expect(headers["content-disposition"]).toBe(`attachment; filename="stausholm-2019.${extension}"`);
  expect(new Cite(text).data).toMatchObject([{ DOI: "10.1136/bmjopen-2019-031142" }]);
  expect((await visit(`/studies/constructor/citation.${extension}`)).status).toBe(404);
  expect((await visit(`/studies/stausholm-2019/x${extension}`)).status).toBe(404);
});

test("a study's page says how to cite its paper, and offers the files", async () => {
  const { text } = await visit("/studies/stausholm-2019");
  const cite = text.split('id="cite"')[1]?.split("</section>")[0] ?? "";
  expect(cite).toMatch(/Stausholm MB, .+\. BMJ Open 2019;9\(10\):e031142\. doi:/);
  expect(cite).toContain("@article{stausholm-2019,");
  expect(cite).toContain("TY  - JOUR");
  expect(cite).toContain('href="/studies/stausholm-2019/citation.ris" download');
});

test("the table by itself may be kept and found; with anything asked, neither", async () => {
  const bare = await visit("/studies");
  expect(bare.headers["cache-control"]).toMatch(/^public/);
  expect(bare.text).not.toContain('content="noindex"');
  const asked = await visit("/studies?nm=printed");
  expect(asked.headers["cache-control"]).toBe("no-store");
  expect(asked.text).toContain('content="noindex"');
  expect(asked.text).toMatch(/rel="canonical" href="[^"]*\/studies"/);
});

test("the address of a form is left without its empty fields", async () => {
  const { status, headers } = await visit(
    "/studies?design=&nm-from=630&nm-to=&sort=-people&page=2",
  );
  expect([status, headers.location]).toEqual([302, "/studies?nm-from=630&sort=-people&page=2"]);
});

/** The papers of a page, in its order. */
function idsOf(html: string): string[] {
  const body = html.split('<tbody role="rowgroup">').at(-1) ?? "";
  return [...body.matchAll(/<th [^>]*><a href="\/studies\/([^"]+)"/g)].map(([, id = ""]) => id);
}

const statusOf = (html: string) =>
  (html.match(/<p role="status">(.*?)<\/p>/s)?.[1] ?? "").replace(/<[^>]+>/g, "").trim();

test("a filter says how many papers it hides, and each page has its own fifty", async () => {
  const { text } = await visit("/studies");
  const total = Number(statusOf(text).match(/^(\d+) papers/)?.[1]);
  expect(total).toBeGreaterThan(150);
  const pages = [text];
  while (pages.length < Math.ceil(total / 50)) {
    pages.push((await visit(`/studies?page=${pages.length + 1}`)).text);
  }
  expect(new Set(pages.flatMap(idsOf)).size).toBe(total);

  const asked = await visit("/studies?design=randomised+controlled+trial&nm=printed");
  const [, shown, all, byDesign, byLight] =
    statusOf(asked.text).match(/^(\d+) of (\d+) papers\. Hidden: (\d+) by .+, (\d+) by /) ?? [];
  expect(Number(all)).toBe(total);
  expect(Number(shown) + Number(byDesign) + Number(byLight)).toBe(total);
  expect(idsOf(asked.text)).toHaveLength(Number(shown));
});

test("a column sorts, says so, and turns round with the next press", async () => {
  const { text } = await visit("/studies?sort=-people");
  const head = text.match(/<th [^>]*aria-sort="descending".*?<\/th>/s)?.[0] ?? "";
  expect(head).toContain("People");
  expect(head).toContain('href="/studies?sort=people#papers"');
});

test("where nothing is left, the page says which filter to drop, and what that brings back", async () => {
  const { text } = await visit("/studies?condition=neck-pain&source=lamp");
  expect(text).toContain("No paper fits all of this.");
  const [, href = "", papers] =
    text.match(/<a [^>]*href="([^"]+)"[^>]*>Without “Lamp”<\/a>: (\d+) paper/) ?? [];
  expect(idsOf((await visit(href)).text)).toHaveLength(Number(papers));
});

test("what can't be read is said beside its field, which keeps what was written", async () => {
  const { status, text } = await visit("/studies?people-from=%3Cb%3Emany&design=poll");
  expect(status).toBe(200);
  const field = text.match(/<input[^>]*name="people-from"[^>]*>/)?.[0] ?? "";
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain('value="&lt;b&gt;many"');
  expect(text).toContain("There is no “poll” to choose.");
  expect(text).toMatch(/<details open=""><summary>All filters/);
  expect((await visit("/studies.csv?people-from=many")).status).toBe(400);
});

const FILTERED = "condition=neck-pain&sort=name";

test("the files hold what the table shows at the same address, in its order", async () => {
  const ids = idsOf((await visit(`/studies?${FILTERED}`)).text);
  expect(ids.length).toBeGreaterThan(3);
  const csv = parse<{ id: string }>((await visit(`/studies.csv?${FILTERED}`)).text, {
    ...{ columns: true, bom: true },
  });
  expect(csv.map(({ id }) => id)).toEqual(ids);
  const json = JSON.parse((await visit(`/studies.json?${FILTERED}`)).text);
  expect(json.studies.map(({ id }: { id: string }) => id)).toEqual(ids);
  const bibtex = new Cite((await visit(`/studies.bib?${FILTERED}`)).text).data;
  expect(bibtex.map(({ id }) => id)).toEqual(ids);
  const ris = new Cite((await visit(`/studies.ris?${FILTERED}`)).text).data;
  expect(ris.map(({ title }) => title)).toEqual(
    json.studies.map(({ title }: { title: string }) => title),
  );
});

test("amounts in the table of the files are numbers for programs", async () => {
  const { text } = await visit("/studies.csv");
  // For Excel.
  expect(text).toMatch(/^\ufeffid,/);
  const rows = parse<Record<string, string>>(text, { columns: true, bom: true });
  expect(rows.find(({ id }) => id === "azuma-2021")?.irradiance_mw_per_cm2).toBe("35700");
});

test("each file names its version and its licence", async () => {
  const { version, licence } = JSON.parse((await visit("/studies.json")).text);
  expect(version).toMatch(/^\d{4}-\d\d-\d\d-[0-9a-f]{8}$/);
  for (const file of ["csv", "ris", "bib"]) {
    const { text, headers } = await visit(`/studies.${file}`);
    expect(text).toContain(version);
    expect(text).toContain(file === "csv" ? licence.name : licence.terms);
    expect(headers["content-disposition"]).toBe(`attachment; filename="studies.${file}"`);
  }
});

test("the data is open to scripts of any site, fits its schema, and is not sent twice", async () => {
  const { headers, text } = await visit("/studies.json");
  expect(headers["access-control-allow-origin"]).toBe("*");
  const data = JSON.parse(text);
  expect(data.studies).toHaveLength(data.total);
  const schema = await visit(new URL(data.$schema).pathname);
  expect(schema.headers["content-type"]).toContain("application/schema+json");
  expect(JSON.parse(schema.text).$id).toBe(data.$schema);
  const valid = new Ajv2020({ strict: false, validateFormats: false }).compile(
    JSON.parse(schema.text),
  );
  expect(valid(data), JSON.stringify(valid.errors)).toBe(true);
  expect(valid({ ...data, studies: [{ id: "x" }] })).toBe(false);
  const again = await site.get("/studies.json", {
    headers: { "If-None-Match": String(headers.etag) },
  });
  expect(again.status).toBe(304);
});
