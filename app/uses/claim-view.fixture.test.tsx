import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { TrialResult } from "#app/dose/dose-trial.ts";
import { claimPage } from "#app/evidence/ledger/claim-address.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { gradeEvidence, isInPeople } from "#app/evidence/ledger/grade.ts";
import { findOutcome } from "#app/evidence/ledger/studies.server.ts";
import { chartClaim } from "#app/figures/claim-chart.server.ts";
import { typeset } from "#app/text/typeset.ts";
import { claimId, claimOn, madeUpClaim, outcomeRef } from "../../tests/support/made-up-content.ts";
import { changesOfMind } from "./change-of-mind.server.ts";
import { fundingInWords } from "./claim-funding.tsx";
import { chartLight, resultOf } from "./claim-light.server.ts";
import { reportNeither } from "./claim-light-figure.tsx";
import { ClaimPage } from "./claim-page.tsx";
import { type Found, foundBy, studiesBySide } from "./claim-sides.server.ts";
import { findClaimHead, getClaim, listClaimHeads } from "./claim-view.server.ts";
import type { ClaimView } from "./claim-view.ts";

/** Those whose benefit page is in tests/content/ too. */
const claims = listClaims().filter((claim) =>
  ["pain-inflammation", "skin-health"].includes(claimPage(claim)),
);
const views = claims.map(({ id }) => viewOf(id));

function viewOf(id: string): ClaimView {
  return getClaim(id) ?? expect.unreachable(id);
}

const sidesOf = (studies: ClaimView["studies"]) =>
  [studies.benefit, studies.before, studies.none, studies.worse].flatMap(({ shown }) => shown);

function studiesOf(ref: string) {
  const claim = claimOn({ supports: [ref] });
  return studiesBySide(claim, claim);
}

function studiesOn(results: Parameters<typeof claimOn>[0]) {
  const claim = claimOn(results);
  const { benefit, before, none, worse } = studiesBySide(claim, claim);
  const idsOf = ({ shown }: typeof benefit) => shown.map(({ study }) => study.id);
  return {
    benefit: idsOf(benefit),
    before: idsOf(before),
    none: idsOf(none),
    worse: idsOf(worse),
    notInPeople: none.notInPeople,
    light: chartLight(claim, null).rows.map(({ study, found }) => [study.id, found]),
  };
}

test("each claim has a page with a title and a description of its own", () => {
  const heads = listClaimHeads();
  expect(heads.map(({ id }) => id)).toEqual(listClaims().map(({ id }) => id));
  for (const { title, description, path, id } of heads) {
    expect(path).toBe(`/evidence/${id}`);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test("an id that the ledger lacks has none", () => {
  for (const id of ["no-such-claim", "constructor", ""]) {
    expect(getClaim(id)).toBeUndefined();
    expect(findClaimHead(id)).toBeUndefined();
  }
});

test("every outcome of a claim is on one side, and every one in people in the chart or in words", () => {
  for (const { id, studies, chart } of views) {
    const { supports, opposes } = madeUpClaim(id);
    const named = sidesOf(studies).flatMap(({ study, results }) =>
      results.map(({ measure }) => `${study.id}: ${measure}`),
    );
    const held = [...supports, ...opposes].map(findOutcome).map(({ study, outcome }) => {
      const { measure, at } = outcome;
      return `${study.id}: ${typeset([measure, at].filter(Boolean).join(", "))}`;
    });
    expect(new Set(named), id).toEqual(new Set(held));
    const inChart = [chart.undrawn, ...chart.groups].flatMap(({ pooled, single }) => [
      ...pooled,
      ...single,
    ]);
    const inPeople = [...supports, ...opposes].map(findOutcome).filter(isInPeople);
    expect(inChart, id).toHaveLength(inPeople.length);
  }
});

test("studies stand by what they found, also where the claim is that light makes no difference", () => {
  const mixed = { supports: ["castell-2016/pain"], opposes: ["brandt-2015/pain"] };
  expect(studiesOn(mixed)).toMatchObject({ benefit: ["castell-2016"], none: ["brandt-2015"] });
  // Beside their light too.
  expect(studiesOn({ supports: ["brandt-2015/pain"] })).toMatchObject({
    benefit: [],
    none: ["brandt-2015"],
    light: [["brandt-2015", "found no benefit"]],
  });
  const nights = { supports: ["nagy-2023/own-words"], opposes: ["nagy-2023/sleep"] };
  expect(studiesOn(nights)).toMatchObject({ before: ["nagy-2023"], none: ["nagy-2023"] });
});

test.each<[favours: "light" | "neither" | "comparator", claim: string, found: Found]>([
  ["light", "for", "benefit"],
  // "Disturbs less than white light": no difference from the dark supports it.
  ["neither", "for", "benefit"],
  ["comparator", "for", "benefit"],
  // A gain too small to matter.
  ["light", "against", "none"],
  ["neither", "against", "none"],
  ["comparator", "against", "worse"],
  ["light", "says none", "benefit"],
  ["neither", "says none", "none"],
  ["comparator", "says none", "worse"],
])("%s, %s: %s", (favours, claim, found) => {
  const sides = claim === "says none" ? [true, false] : [claim === "for"];
  for (const isFor of sides) {
    const { study, outcome } = findOutcome(outcomeRef("adler-2011/pain"));
    const result = { study, outcome: { ...outcome, favours } };
    expect(foundBy(result, { isFor, saysNone: claim === "says none" })).toBe(found);
  }
});

test("a change since before is no benefit, nor is one that was compared with nothing known", () => {
  for (const ref of ["gruber-2009/clearance", "olsen-2005/grip"]) {
    const result = findOutcome(outcomeRef(ref));
    expect(foundBy(result, { isFor: true, saysNone: false }), ref).toBe("before");
    expect(foundBy(result, { isFor: false, saysNone: true }), ref).toBe("before");
  }
  const grip = studiesOf("olsen-2005/grip").before.shown[0]?.results[0];
  expect(grip?.found).toBe("better (size not reported)");
});

test.each<[Found[], TrialResult]>([
  [["benefit", "benefit"], "better"],
  [["benefit", "before"], "better"],
  [["before"], "uncontrolled"],
  [["benefit", "none"], "both"],
  [["before", "none"], "both"],
  [["none"], "same"],
  [["none", "worse"], "worse"],
])("beside its light a study with %j has the result %s", (found, result) => {
  expect(resultOf(found)).toBe(result);
});

test("studies of animals are not taken for studies of people", () => {
  expect(studiesOn({ opposes: ["jansen-2016/hormone"] })).toMatchObject({
    notInPeople: 1,
    light: [["jansen-2016", "found no benefit, not in people"]],
  });
});

test("one study is not counted as one of one", () => {
  expect(reportNeither(1, 1)).toContain("The one study");
  expect(reportNeither(3, 3)).toContain("None of the studies");
  expect(reportNeither(1, 3)).toContain("1 of 3 studies reports neither");
  expect(fundingInWords(1, 1)).not.toContain("1");
  expect(fundingInWords(2, 2)).not.toContain("2");
  expect(fundingInWords(1, 4)).toContain("1 of 4");
});

const NO_FILE = { text: "", href: "" };

test("a use without a study says nothing of its studies", () => {
  const [view = expect.unreachable()] = views;
  const html = (studies: number) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <ClaimPage
          claim={{ ...view, funding: { ...view.funding, studies } }}
          cited={{ inWords: "", files: { bibtex: NO_FILE, ris: NO_FILE } }}
          usedOn={[]}
        />
      </MemoryRouter>,
    );
  expect(html(3)).toMatch(/The studies tested this.*Who paid/);
  expect(html(0)).not.toMatch(/The studies tested this|Who paid/);
});

test("a gain too small to matter stands with no benefit, as in the count beside the figure", () => {
  const gain = { supports: ["castell-2016/pain"], opposes: ["dorn-2024/pain"] };
  expect(studiesOn(gain)).toMatchObject({ benefit: ["castell-2016"], none: ["dorn-2024"] });
});

test("reviews are apart from trials, and each result keeps the scale of its paper", () => {
  const { groups, undrawn } = chartClaim(
    claimOn({
      main: "castell-2016/pain",
      supports: ["castell-2016/pain", "eklund-2013/pain", "ibsen-2014/index"],
    }),
  );
  const onTen = groups.find(({ title }) => title === "cm of 10");
  expect(onTen?.pooled.map(({ study, value }) => [study, value])).toEqual([
    ["castell-2016", "1.4"],
  ]);
  expect(onTen?.single).toEqual([]);
  expect(undrawn.single.map(({ study }) => study)).toEqual(["eklund-2013"]);
  expect(groups.flatMap(({ single }) => single).map(({ study }) => study)).toEqual(["ibsen-2014"]);
});

test("whatever leads to a reference finds it in the list", () => {
  for (const { id, references, studies, chart, light, funding, answer } of views) {
    const listed = references.map((reference) => reference.id);
    const linked = [
      ...sidesOf(studies).map(({ study }) => study.id),
      ...chart.groups
        .flatMap(({ pooled, single }) => [...pooled, ...single])
        .map((row) => row.study),
      ...[...light.lights, ...light.rows, ...funding.shown].map(({ study }) => study.id),
      ...[answer.source, answer.tried.study].flatMap((study) => study?.id ?? []),
    ];
    for (const study of linked) expect(listed, id).toContain(study);
  }
});

test("what would change our mind has a sentence for each concern, and asks for people where there were none", () => {
  for (const claim of listClaims()) {
    const graded = gradeEvidence(claim);
    const changes = changesOfMind(graded, claim, { isForHome: true });
    expect(new Set(changes).size, claim.id).toBe(changes.length);
    if (graded.grade === null) expect(changes[0], claim.id).toContain("trial in people");
    else expect(changes.length, claim.id).toBeGreaterThan(claim.concerns.length);
  }
});

test("nothing is said to lower the lowest grade, nor home trials to be wanted of a clinic's light", () => {
  const claim = {
    ...madeUpClaim("tight-jaws"),
    concerns: [{ kind: "indirectness", why: "…" }],
  } as const;
  const light = { kind: "laser", steps: 2 } as const;
  const say = (grade: "low" | "very low", isForHome: boolean) =>
    changesOfMind({ grade, light, start: "high", cappedByAuthors: false }, claim, {
      isForHome,
    }).join(" ");
  expect(say("very low", true)).not.toContain("lower");
  expect(say("low", true)).toContain("A large, careful trial that finds no benefit would lower");
  expect(say("low", true)).toContain("home devices");
  expect(say("low", false)).not.toContain("home devices");
});

test("guidelines and differences are those of the claim's own condition", () => {
  const knee = viewOf("sore-knees");
  expect(knee.guidelines.map(({ direction }) => direction)).toEqual(["against"]);
  const values = knee.differences.flatMap((difference) => difference.values);
  expect(values.map(({ amount, kind }) => [amount, kind])).toEqual([
    ["15\u00a0mm fall", "minimal clinically important improvement"],
  ]);
  const neck = viewOf("sore-necks");
  expect([...neck.guidelines, ...neck.differences]).toEqual([]);
});

test("the site's own protocol is on the chart only where it is meant for the use", () => {
  for (const { id, answer, light } of views) {
    expect(light.own !== null, id).toBe(answer.isProtocol);
  }
  const isFor = (id: string) => views.find((view) => view.id === id)?.light.own;
  expect(isFor("sore-knees")).toEqual({ bands: [[840, 840]], dose: [9, 18] });
  expect(isFor("tight-jaws")).toBeNull();
});

test("a use tells its last search, or the words of the first, with the same search on PubMed", () => {
  const { words, days, href } = viewOf(claimId("sore-knees")).search;
  expect([words, days]).toEqual(["sore knees", { since: "2025-11-20", on: "2026-11-20" }]);
  const term = new URL(href).searchParams.get("term");
  expect(term).toContain('("sore knees"[tiab:~0]) AND (photobiomodulation[tiab] OR ');
  expect(term).toContain("randomized[tiab] OR");
  expect(viewOf(claimId("clear-skin")).search).toMatchObject({ words: "clear skin", days: null });
});
