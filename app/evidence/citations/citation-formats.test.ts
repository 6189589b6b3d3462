import { Cite } from "@citation-js/core";
import { expect, test } from "vitest";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { citeAt } from "./citation-files.server.ts";
import { citePage, citePaper, writeCitations } from "./citation-formats.server.ts";

const studies = listStudies();
const papers = studies.map(citePaper);

test("a line keeps each identifier as it is, so that it can be copied", async () => {
  for (const study of studies) {
    const { inWords } = await citeAt(`/studies/${study.id}`, citePaper(study));
    if (study.doi) expect(inWords).toContain(`doi:${study.doi}`);
    if (study.pmid) expect(inWords).toContain(`PMID: ${study.pmid}`);
  }
});

test.each(["bibtex", "ris"] as const)("a reader of %s reads back every paper", async (format) => {
  const read = new Cite(await writeCitations(papers, format)).data;
  expect(read).toHaveLength(studies.length);
  for (const [index, study] of studies.entries()) {
    const entry = read[index] ?? expect.unreachable();
    const { doi, pages, volume, issue, url, year, journal, authors } = study;
    if (format === "bibtex") expect(entry.id).toBe(study.id);
    expect(entry.type).toBe("article-journal");
    expect(entry.title).toBe(format === "ris" ? study.title : study.title.replaceAll("²", "2"));
    expect(entry["container-title"]).toBe(journal);
    expect(entry.issued["date-parts"][0]?.[0]).toBe(year);
    expect([entry.volume, entry.issue, entry.page, entry.DOI, entry.URL]).toEqual(
      [volume, issue, pages, doi, url].map((field) => field ?? undefined),
    );
    const names = entry.author.map((name) =>
      [name["non-dropping-particle"], name.family, name.given?.replaceAll(/[. ]/g, "")]
        .filter(Boolean)
        .join(" "),
    );
    const others = format === "bibtex" ? ["others"] : [];
    expect(names).toEqual(authors.flatMap((name) => (name === "et al" ? others : [name])));
  }
});

const PAPER = {
  id: "a-2026",
  authors: ["Giménez MC", "Özkaraca E", "Çakir T"],
  title: "Wrześniok’s light",
  journal: "J Sleep",
  year: 2026,
  volume: null,
  issue: null,
  pmid: null,
  doi: null,
  pages: "2993-3008",
  url: "https://doi.org/10.1/a_b",
};

test("a line names a paper by authors, title, journal and pages", () => {
  expect(citePaper({ ...PAPER, volume: "79", issue: "11" }).inWords).toMatch(
    /^Giménez MC, Özkaraca E, Çakir T\. Wrześniok’s light\. J Sleep 2026;79\(11\):2993–3008\./,
  );
});

test("Zotero reads BibTeX's accents and addresses", async () => {
  const bibtex = await writeCitations([citePaper(PAPER)], "bibtex");
  expect(bibtex).toContain(
    String.raw`author = {Gim{\'e}nez, M. C. and {\"O}zkaraca, E. and {\c C}akir, T.}`,
  );
  expect(bibtex).toContain(String.raw`Wrze{\'s}niok`);
  // Zotero takes "howpublished", with TeX's escapes, for the address.
  expect(bibtex).toContain("\turl = {https://doi.org/10.1/a_b},");
  expect(bibtex).not.toContain("howpublished");
});

test("RIS has the first and the last page in fields of their own", async () => {
  const linesOf = async (pages: string) => {
    const ris = await writeCitations([citePaper({ ...PAPER, pages })], "ris");
    return ris.match(/^[SE]P .*$/gm);
  };
  expect(await linesOf("2993-3008")).toEqual(["SP  - 2993", "EP  - 3008"]);
  expect(await linesOf("1006.e1-1006.e30")).toEqual(["SP  - 1006.e1", "EP  - 1006.e30"]);
  expect(await linesOf("e13391")).toEqual(["SP  - e13391"]);
});

test("RIS says in a note that there are more authors", async () => {
  const more = studies.find(({ authors }) => authors.includes("et al")) ?? expect.unreachable();
  expect(await writeCitations([citePaper(more)], "ris")).toContain("The paper has more authors.");
});

test("a page of the site is cited with the day of its last change", async () => {
  const page = citePage({
    id: "knee-osteoarthritis",
    title: "Does red light help a knee with arthritis?",
    publisher: "Wavelength",
    url: "https://site.example/evidence/knee-osteoarthritis",
    updated: "2026-11-22",
  });
  expect(page.inWords).toBe(
    "Wavelength. Does red light help a knee with arthritis? Updated 2026-11-22. https://site.example/evidence/knee-osteoarthritis",
  );
  const [bibtex, ris] = [
    await writeCitations([page], "bibtex"),
    await writeCitations([page], "ris"),
  ];
  expect(bibtex).toContain("\tmonth = nov,\n\tday = {22},\n");
  expect(new Cite(bibtex).data[0]).toMatchObject({
    id: page.item.id,
    title: page.item.title,
    issued: { "date-parts": [[2026, 11, 22]] },
  });
  expect(new Cite(ris).data[0]).toMatchObject({
    type: "webpage",
    issued: { "date-parts": [[2026, 11, 22]] },
    URL: page.item.URL,
  });
});
