import { problemIn } from "#app/content/content-files.server.ts";
import type { Problem } from "#app/content/problem.ts";
import { isRetracted, listStudies } from "#app/evidence/ledger/studies.server.ts";
import type { StudyRecord } from "#app/evidence/ledger/study.ts";
import { lightArms } from "#app/evidence/ledger/treatment.ts";
import { wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";

/** Retracted studies, and those whose fields, words and figures don't fit each other. */
export function studiesToMend(): Problem[] {
  return listStudies().flatMap((study) => {
    const found: Found[] = [
      ...(isRetracted(study) ? [{ field: ["status"], text: RETRACTED }] : []),
      ...unsaidNumbers(study).map((number) => ({
        field: [number.endsWith("nm") ? "arms" : (number.split(" ")[1] ?? "")],
        text: `${number} stands in a field, and not in the study's own words, ${WORDS}: mend the one or the other`,
      })),
      ...unrecordedResults(study).map((figure) => ({
        field: ["finding"],
        text: `${figure} is in \`finding\`, and in no other field: mend it, give its outcome, or quote it in \`note\` with what it is`,
      })),
      ...contradictions(study),
    ];
    return found.map(({ field, text }) => problemIn(`studies/${study.id}.yaml`, field, text));
  });
}

/** In a record. */
export type Found = { readonly field: readonly PropertyKey[]; readonly text: string };

const WORDS = "its title, population, finding, note and names of arms";

const RETRACTED =
  "the paper was retracted: take it out of every use and text, then move it to withdrawn-studies.yaml";

/**
 * The numbers of people and the wavelengths of a record that its own words lack: a slip in a field, or in a sentence. In
 * place of words, arms or numbers in brackets may add up to the people.
 */
export function unsaidNumbers(study: StudyRecord): string[] {
  const { participants, population, arms, randomised, analysed, finding, note, title } = study;
  const names = Object.values(arms).flatMap(({ name }) => name ?? []);
  const said = numbersIn([finding, population, title, note, ...names].join(" "));
  const inBrackets = [...population.matchAll(/\([^)]*\)/g)].flatMap(([words]) => digitsIn(words));
  const people = Object.values(arms).flatMap(({ people = 0 }) => people);
  const counted = [...said, sum(inBrackets), sum(people)];
  const wavelengths = lightArms(study).flatMap(({ light }) => light?.wavelengths ?? []);
  return [
    ...Object.entries({ participants, randomised, analysed }).flatMap(([field, count]) =>
      count == null || counted.includes(count) ? [] : [`${count} ${field}`],
    ),
    ...new Set(
      wavelengths
        .flatMap((each) => wavelengthEnds(each))
        .filter((nm) => !said.includes(nm))
        .map((nm) => `${nm} nm`),
    ),
  ];
}

/**
 * Results that `finding` gives and no field has: decimals, shares, and people of so many, which a reader takes for the
 * study's effect. A number may be rounded, and people be worked out from a share.
 */
export function unrecordedResults(study: StudyRecord): string[] {
  const {
    finding,
    title: _title,
    pmid: _pmid,
    url: _url,
    doi: _doi,
    history: _history,
    ...rest
  } = study;
  if (Object.keys(study.outcomes).length === 0) return [];
  const known = new Set(
    numbersIn(JSON.stringify(rest)).flatMap((each) => [
      each,
      Math.round(each),
      Math.round(each * 10) / 10,
    ]),
  );
  return Array.from(finding.replaceAll("95% CI", "").matchAll(RESULT)).flatMap(
    ({ groups = {} }) => {
      const { people, of, figures = people } = groups;
      const share = Math.round((Number(people) / Number(of)) * 10_000) / 100;
      const isKnown =
        known.has(share) || digitsIn(figures ?? "").every((figure) => known.has(figure));
      return isKnown || figures === undefined ? [] : [of ? `${people} of ${of}` : figures];
    },
  );
}

const RESULT =
  /(?<people>\d+) of (?<of>\d+)|(?<figures>\d+\.\d+|\d+(?:[-–]\d+)?(?=%| percentage))/g;

/** Where two fields of a record can't both be right. */
export function contradictions(study: StudyRecord & { readonly id: string }): Found[] {
  const { id, year, participants, analysed, randomised, arms, outcomes, certainty } = study;
  const found: Found[] = [];
  const say = (text: string, ...field: readonly PropertyKey[]) => found.push({ field, text });

  if (!new RegExp(`^[a-z0-9-]+-${year}(-[a-z]+)?$`).test(id)) {
    say(`the file's name is the first author and the year, such as doe-${year}`, "year");
  }
  const inArms = Object.values(arms).map(({ people }) => people ?? Number.NaN);
  const people = sum(inArms);
  if (people > 0 && ![participants, randomised, analysed].includes(people)) {
    say(`the people of all arms are ${people}, and no field of the study has so many`, "arms");
  }
  for (const field of ["randomised", "analysed"] as const) {
    const count = study[field] ?? 0;
    if (participants && count > participants) {
      say(`${count} are more than the ${participants} of \`participants\``, field);
    }
  }
  for (const [name, outcome] of Object.entries(outcomes)) {
    const { favours, significant, p = "", effect } = outcome;
    const none = effect?.kind === "RR" ? 1 : 0;
    const isSure = favours !== "neither";
    if ((outcome.people ?? 0) > (participants ?? analysed ?? Number.POSITIVE_INFINITY)) {
      say("more people than the study has", "outcomes", name, "people");
    }
    if ((outcome.trials ?? 0) > (study.trials ?? Number.POSITIVE_INFINITY)) {
      say("more trials than the review has", "outcomes", name, "trials");
    }
    if (effect?.ci && isSure === (effect.ci[0] < none && none < effect.ci[1])) {
      say(`\`ci\` and \`favours: ${favours}\` don't fit`, "outcomes", name, "effect", "ci");
    }
    const isSmall = /^[<=\s]*0?\.0[0-4]/.test(p);
    const isLarge = /^[>=\s]*0?\.[1-9]/.test(p);
    if ((isSmall && !isSure) || (isLarge && favours && isSure)) {
      say(`\`p: ${p}\` and \`favours: ${favours}\` don't fit`, "outcomes", name, "p");
    }
    if (significant !== undefined && significant !== isSure) {
      say(`differs from \`favours: ${favours}\``, "outcomes", name, "significant");
    }
  }
  const { grade, asWritten = "" } = certainty ?? {};
  if (grade && !(asWritten.includes(grade) && /GRADE|quality|certainty/.test(asWritten))) {
    say(`\`asWritten\` doesn't say that the authors' certainty is ${grade}`, "certainty", "grade");
  }
  return found;
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
