import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { claimId } from "../../tests/support/made-up-content.ts";
import { ClaimAnswer } from "./claim-answer.tsx";
import { getClaim } from "./claim-view.server.ts";

const claim = getClaim(claimId("face-lines")) ?? expect.unreachable();

/** What a reader sees before unfolding anything, and all. */
function answerOf(headline: object) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ClaimAnswer
        claim={{
          ...claim,
          lightByColor: { words: "Red laser", wavelengths: "655 nm" },
          answer: { ...claim.answer, headline: { ...claim.answer.headline, ...headline } },
        }}
      />
    </MemoryRouter>,
  );
  const text = (of: string) => textContent(parseDocument(of));
  return { seen: text(html.replaceAll(/<details.*?<\/details>/g, "")), whole: text(html) };
}

test("an effect size and the wavelengths are folded, the range of a figure in its own unit isn't", () => {
  const folded = answerOf({ figure: "Small effect", standardised: "0.35", interval: "0.1–0.6" });
  expect(folded.whole).toMatch(/Effect size 0\.35, probably between 0\.1 and 0\.6.*655 nm/);
  expect(folded.seen).not.toMatch(/0\.35|655 nm/);
  expect(folded.seen).toContain("Red laser");
  const points = answerOf({ figure: "14", standardised: null, interval: "7–21" });
  expect(points.seen).toContain("probably between 7 and 21");
});
