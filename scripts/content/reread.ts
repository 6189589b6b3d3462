import { problemIn } from "#app/content/content-files.server.ts";
import type { Problem } from "#app/content/problem.ts";
import { listStudies, type Study } from "#app/evidence/ledger/studies.server.ts";
import type { Outcome } from "#app/evidence/ledger/study.ts";
import { numbersIn } from "./studies.ts";

/** Results of studies that the second reading of the abstract has otherwise. */
export function rereadToMend(): Problem[] {
  return listStudies().flatMap(({ id, outcomes, reread }) =>
    Object.entries(reread?.outcomes ?? {}).flatMap(([name, words]) => {
      const outcome = outcomes[name];
      const wrong = outcome ? unlike(outcome, words) : ["no such outcome"];
      if (wrong.length === 0) return [];
      const text = `the second reading lacks what the outcome ${name} says: ${wrong.join(", ")}. Read the abstract again`;
      return [problemIn(`studies/${id}.yaml`, ["reread", "outcomes", name], text)];
    }),
  );
}

type Readings = Pick<Study, "added" | "reread"> & { id: string; outcomes: object };

/** Studies with a result that was read once alone, those that were added last first. */
export function readOnce(studies: readonly Readings[] = listStudies()): string[] {
  return studies
    .toSorted((a, b) => (b.added ?? "").localeCompare(a.added ?? ""))
    .flatMap(({ id, outcomes, reread }) => {
      const read = Object.keys(reread?.outcomes ?? {});
      return Object.keys(outcomes).every((name) => read.includes(name)) ? [] : [id];
    });
}

/** What the record says of a result and the second reading doesn't. */
export function unlike(outcome: Outcome, reading: string): string[] {
  const { favours, comparison = "unsaid", effect, p, trials, people, i2 } = outcome;
  const side = `${favours ? SIDES[favours] : "unsaid"}, ${comparison}`;
  const [head = "", ...rest] = reading.split(": ");
  const figures = rest.join(": ");
  const read = numbersIn(figures);
  const values = [effect?.value, effect?.comparatorValue, ...(effect?.ci ?? [])];
  const numbers = [...values, trials, people, i2].flatMap((number) => number ?? []);
  const words = [effect?.unit?.split(" ")[0], p].flatMap((each) => each ?? []);
  return [
    ...(head === side ? [] : [`“${side}”`]),
    ...numbers.filter((number) => !read.includes(Math.abs(number))).map(String),
    ...words.filter((each) => !figures.includes(each)),
  ];
}

const SIDES = { light: "better", comparator: "worse", neither: "no difference" } as const;
