import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findClaim } from "#app/evidence/ledger/claims.server.ts";
import { claimId } from "../../../tests/support/made-up-content.ts";
import { listCompared } from "./compared.server.ts";
import { ComparedFigure } from "./compared-figure.tsx";

const uses = ["poor-nights", "sore-knees"].map(claimId);
const rows = listCompared(uses);

test("a study's results are marked once each, under what they were compared with", () => {
  const [sham, , before] = [rows[0], rows[1], rows.at(-1)];
  expect(sham?.comparison).toBe("With fake light (sham) or a placebo");
  const nagy = sham?.studies.find(({ id }) => String(id) === "nagy-2023");
  expect(nagy?.results).toEqual(["same", "same"]);
  expect(before?.comparison).toBe("Only with how they were before");
  expect(before?.studies.find(({ id }) => String(id) === "nagy-2023")?.results).toEqual(["before"]);
});

test("every result that a claim rests on is there, and none twice", () => {
  const refs = uses.map(findClaim).flatMap(({ supports, opposes }) => [...supports, ...opposes]);
  const marks = rows.flatMap(({ studies }) => studies.flatMap(({ results }) => results));
  expect(marks).toHaveLength(new Set(refs).size);
  // A claim that is named twice changes nothing.
  expect(listCompared([...uses, ...uses])).toEqual(rows);
});

test("says in words what it marks, and leads to each study", () => {
  const html = renderToStaticMarkup(<ComparedFigure rows={rows} number={2} />);
  expect(html).toContain('<a href="/studies/nagy-2023">Nagy 2023</a>');
  expect(html).toContain("<small>no clear difference</small>");
  expect(html).toContain("<small>better than before, with no fair comparison</small>");
});
