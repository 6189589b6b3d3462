import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { temporaryProject } from "../../../tests/support/temporary-project.ts";
import { NewPapersSection } from "./new-papers.tsx";
import { readFoundPapers } from "./papers.server.ts";

const PAPER = {
  doi: null,
  authors: ["Doe J"],
  volume: null,
  issue: null,
  pages: null,
  year: 2026,
  journal: "Journal of made-up trials",
};

test("the newest paper comes first, with its design, people and sentence, and how to decide", () => {
  const folder = temporaryProject({
    "candidates.yaml": {
      papers: [
        {
          ...PAPER,
          pmid: "49000002",
          title: null,
          design: null,
          people: null,
          found: "2026-11-01",
          matches: [{ use: "a-use-that-is-gone", sentence: null }],
        },
        {
          ...PAPER,
          pmid: "49000001",
          title: "Light for necks",
          people: "62 adults",
          design: "randomised controlled trial",
          found: "2026-11-29",
          matches: [{ use: "neck-pain", sentence: "Neck pain fell." }],
        },
      ],
      decided: [],
    },
  });
  const found = readFoundPapers(`${folder}/candidates.yaml`);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <NewPapersSection found={found} />
    </MemoryRouter>,
  );
  const text = html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  expect(text).toMatch(
    /Light for necks Journal of made-up trials, 2026 randomised controlled trial 62 adults Chronic neck pain “ ?Neck pain fell. ?”/,
  );
  expect(text).toMatch(/Without a title .* Not said Not said a-use-that-is-gone/);
  expect(text.indexOf("Light for necks")).toBeLessThan(text.indexOf("Without a title"));
  expect(html).toContain('href="https://pubmed.ncbi.nlm.nih.gov/49000001/"');
  expect(text).toContain("npm run content papers draft 49000001");
});
