import { problemIn } from "#app/content/content-files.server.ts";
import type { Problem } from "#app/content/problem.ts";
import { isRetracted, listStudies } from "#app/evidence/ledger/studies.server.ts";
import type { StudyRecord } from "#app/evidence/ledger/study.ts";
import { lightArms } from "#app/evidence/ledger/treatment.ts";
import { wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";

/** Retracted studies, and those with a number of people or a wavelength that their own words lack. */
export function studiesToMend(): Problem[] {
  return listStudies().flatMap((study) => {
    const file = `studies/${study.id}.yaml`;
    return [
      ...(isRetracted(study) ? [problemIn(file, ["status"], RETRACTED)] : []),
      ...unsaidNumbers(study).map((number) =>
        problemIn(
          file,
          [number.endsWith("nm") ? "arms" : "participants"],
          `${number} stands in a field, and not in the study's own words, ${WORDS}: mend the one or the other`,
        ),
      ),
    ];
  });
}

const WORDS = "its title, population, finding, note and names of arms";

const RETRACTED =
  "the paper was retracted: take it out of every use and text, then move it to withdrawn-studies.yaml";

/**
 * The numbers of people and the wavelengths of a record that its own words lack: a slip in a field, or in a sentence. In
 * place of words, arms or numbers in brackets may add up to the people.
 */
export function unsaidNumbers(study: StudyRecord): string[] {
  const { participants, population, arms, randomised, finding, note, title } = study;
  const names = Object.values(arms).flatMap(({ name }) => name ?? []);
  const said = numbersIn([finding, population, title, note, ...names].join(" "));
  const inBrackets = [...population.matchAll(/\([^)]*\)/g)].flatMap(([words]) => digitsIn(words));
  const people = Object.values(arms).flatMap(({ people = 0 }) => people);
  const counted = [...said, randomised, sum(inBrackets), sum(people)];
  const wavelengths = lightArms(study).flatMap(({ light }) => light?.wavelengths ?? []);
  return [
    ...(participants === null || counted.includes(participants)
      ? []
      : [`${participants} participants`]),
    ...new Set(
      wavelengths
        .flatMap((each) => wavelengthEnds(each))
        .filter((nm) => !said.includes(nm))
        .map((nm) => `${nm} nm`),
    ),
  ];
}

export function numbersIn(words: string): number[] {
  const spelled = words.toLowerCase().match(/[a-z]+/g) ?? [];
  return [...digitsIn(words), ...spelled.flatMap((word) => spellings.get(word) ?? [])];
}

/** "1,063" is one number. */
function digitsIn(words: string): number[] {
  const digits = words.replace(/(?<=\d),(?=\d{3})/g, "").match(/\d+(?:\.\d+)?/g) ?? [];
  return digits.map(Number);
}

const spellings = new Map(
  "one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, index) => [word, index + 1]),
);

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
