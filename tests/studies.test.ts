import { Cite } from "@citation-js/core";
import { afterAll, expect, test } from "vitest";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-ris";
import { serveSite } from "./served-site.ts";

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
});

test("a study's page says how to cite its paper, and offers the files", async () => {
  const { text } = await visit("/studies/stausholm-2019");
  const cite = text.split('id="cite"')[1]?.split("</section>")[0] ?? "";
  expect(cite).toMatch(/Stausholm MB, .+\. BMJ Open 2019;9\(10\):e031142\. doi:/);
  expect(cite).toContain("@article{stausholm-2019,");
  expect(cite).toContain("TY  - JOUR");
  expect(cite).toContain('href="/studies/stausholm-2019/citation.ris" download');
});
