import { Cite } from "@citation-js/core";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "csv-parse/sync";
import { afterAll, expect, test } from "vitest";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-ris";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { serveSite } from "../support/served-site.ts";

const site = await serveSite();
afterAll(() => site.close());

async function visit(path: string) {
  const { status, headers, body } = await site.get(path);
  return { status, headers, text: body.toString() };
}

const [claim = expect.unreachable("no use")] = listClaims();
const study = listStudies().find(({ doi, design }) => doi && /trial/.test(design));
const { id, title } = study ?? expect.unreachable("no trial");

test.each([
  [`/studies/${id}`, "bib", "application/x-bibtex", title],
  [`/studies/${id}`, "ris", "application/x-research-info-systems", title],
  [`/evidence/${claim.id}`, "bib", "application/x-bibtex", claim.question],
  [`/evidence/${claim.id}`, "ris", "application/x-research-info-systems", claim.question],
])("%s can be cited from a .%s file", async (page, extension, type, title) => {
  const { status, headers, text } = await visit(`${page}/citation.${extension}`);
  expect(status).toBe(200);
  expect(headers["content-type"]).toContain(type);
  const file = `${page.split("/").at(-1)}.${extension}`;
  expect(headers["content-disposition"]).toBe(`attachment; filename="${file}"`);
  expect(new Cite(text).data).toMatchObject([{ title }]);
  const unknown = page.replace(/[^/]+$/, "constructor");
  expect((await visit(`${unknown}/citation.${extension}`)).status).toBe(404);
});

test("a study's page says how to cite its paper, and offers the files", async () => {
  const { text } = await visit(`/studies/${id}`);
  const cite = text.split('id="cite"')[1]?.split("</section>")[0] ?? "";
  expect(cite).toContain(`@article{${id},`);
  expect(cite).toContain("TY  - JOUR");
  expect(cite).toContain(`href="/studies/${id}/citation.ris" download`);
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

test("the pages of the table have all papers, fifty each", async () => {
  const pages: string[] = [];
  while (pages.length < Math.ceil(listStudies().length / 50)) {
    pages.push((await visit(`/studies?page=${pages.length + 1}`)).text);
  }
  expect(new Set(pages.flatMap(idsOf)).size).toBe(listStudies().length);
});

test("a column sorts, says so, and turns round with the next press", async () => {
  const { text } = await visit("/studies?sort=-people");
  const head = text.match(/<th [^>]*aria-sort="descending".*?<\/th>/s)?.[0] ?? "";
  expect(head).toContain("People");
  expect(head).toContain('href="/studies?sort=people#papers"');
});

test("the files hold what the table shows at the same address, in its order", async () => {
  const filter = `condition=${claim.id}&sort=name`;
  const ids = idsOf((await visit(`/studies?${filter}`)).text);
  expect(ids.length).toBeGreaterThan(1);
  const csv = parse<{ id: string }>((await visit(`/studies.csv?${filter}`)).text, {
    columns: true,
    bom: true,
  });
  expect(csv.map(({ id }) => id)).toEqual(ids);
  const json = JSON.parse((await visit(`/studies.json?${filter}`)).text);
  expect(json.studies.map(({ id }: { id: string }) => id)).toEqual(ids);
  const bibtex = new Cite((await visit(`/studies.bib?${filter}`)).text).data;
  expect(bibtex.map(({ id }) => id)).toEqual(ids);
  const ris = new Cite((await visit(`/studies.ris?${filter}`)).text).data;
  expect(ris.map(({ title }) => title)).toEqual(
    json.studies.map(({ title }: { title: string }) => title),
  );
  expect((await visit("/studies.csv?people-from=many")).status).toBe(400);
});

test("amounts in the table of the files are numbers for programs", async () => {
  const { text } = await visit("/studies.csv");
  // For Excel.
  expect(text).toMatch(/^\ufeffid,/);
  const rows = parse<Record<string, string>>(text, { columns: true, bom: true });
  const amounts = rows.flatMap(
    ({ irradiance_mw_per_cm2: amount = "" }) => amount.match(/.*\d.*/) ?? [],
  );
  expect(amounts.filter((amount) => /^\d{4,}$/.test(amount))).not.toEqual([]);
  for (const amount of amounts) expect(amount, "no comma for thousands").not.toMatch(/\d,\d/);
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

test("the data fits the schema that it names", async () => {
  const data = JSON.parse((await visit("/studies.json")).text);
  expect(data.studies).toHaveLength(data.total);
  const schema = await visit(new URL(data.$schema).pathname);
  expect(schema.headers["content-type"]).toContain("application/schema+json");
  expect(JSON.parse(schema.text).$id).toBe(data.$schema);
  const valid = new Ajv2020({ strict: false, validateFormats: false }).compile(
    JSON.parse(schema.text),
  );
  expect(valid(data), JSON.stringify(valid.errors)).toBe(true);
  expect(valid({ ...data, studies: [{ id: "x" }] })).toBe(false);
});
