import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { PlanPage } from "./plan-page.tsx";
import { listUses } from "./uses.server.ts";

test.each([
  ["None: our light has no blue in it", "We don’t have a home plan. Our light has no blue in it."],
  [
    "None: see a foot clinic: this week",
    "We don’t have a home plan. See a foot clinic: this week.",
  ],
  ["None beyond the exercises", "We don’t have a home plan beyond the exercises."],
  ["A dim lamp in the evening", "We don’t have a plan of sessions. A dim lamp in the evening."],
])("no plan is said in a sentence, not as a field of a form: %s", (instead, sentence) => {
  const use = { ...(listUses()[0] ?? expect.unreachable()), name: "Made up", instead };
  const why = { known: "We don’t know if it helps.", against: [] };
  const Page = () => (
    <PlanPage
      lead={[]}
      written={{}}
      answer={{ status: "refused", use, why }}
      uses={[]}
      types={[]}
    />
  );
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  const html = renderToStaticMarkup(<Stub />);
  expect(html).toContain(`<strong>Made up:</strong> ${sentence}</p>`);
  expect(html).toContain("Does it work? We don’t know if it helps.");
});
