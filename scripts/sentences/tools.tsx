import { loadDoseData } from "#app/dose/dose-data.server.ts";
import { doseWords } from "#app/dose/dose-form.ts";
import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { absorptionSpread } from "#app/evidence/ledger/skin-spread.server.ts";
import { compareDevices } from "#app/tools/devices/compare.server.ts";
import { loadDeviceChoices } from "#app/tools/devices/device-types.server.ts";
import { DevicesTable } from "#app/tools/devices/devices-table.tsx";
import { devicesWords } from "#app/tools/devices/devices-words.ts";
import { calculate, DoseResult } from "#app/tools/dose/dose-results.tsx";
import { readAddress } from "#app/tools/light-in-skin/skin-fields.ts";
import { rules } from "#app/tools/light-in-skin/skin-inputs.ts";
import { depthInWords, readFields, SkinAnswer } from "#app/tools/light-in-skin/skin-results.tsx";
import { judgeSpec } from "#app/tools/spec-sheet/judge-spec.ts";
import { readSpec } from "#app/tools/spec-sheet/read-spec.ts";
import { questionsFor } from "#app/tools/spec-sheet/seller-questions.ts";
import { specWords } from "#app/tools/spec-sheet/spec-form.ts";
import { SpecSheetAnswer } from "#app/tools/spec-sheet/spec-sheet-answer.tsx";
import { readAloud } from "./read-aloud.tsx";
import * as inputs from "./tool-inputs.ts";

/** The answers and messages of the tools but /plan. */
export async function sentencesOfTools(): Promise<string[]> {
  return [
    ...(await doseSentences()),
    ...(await deviceSentences()),
    ...answers("/spec-sheet", [...inputs.SPEC_INPUTS, ...inputs.SPEC_MISTAKES], answerSpec),
    ...answers("/light-in-skin", [...inputs.SKIN_INPUTS, ...inputs.SKIN_MISTAKES], answerSkin),
  ];
}

export function answers(
  path: string,
  queries: readonly string[],
  answer: (query: URLSearchParams) => readonly string[],
): string[] {
  return queries.flatMap((query) => [
    `## ${[path, query].filter(Boolean).join("?")}`,
    ...answer(new URLSearchParams(query)),
  ]);
}

/** A line for each field with a mistake. */
export const messages = (all: Readonly<Record<string, string>>): string[] =>
  Object.entries(all).map(([field, message]) => `Message at ${field}: ${message}`);

async function doseSentences(): Promise<string[]> {
  const data = await loadDoseData();
  const answer = (query: URLSearchParams) => {
    const calculation = calculate(doseWords(query), data);
    if (calculation.status === "invalid")
      return messages({ ...calculation.missing, ...calculation.errors });
    const report = calculation.status === "ok" ? calculation : undefined;
    return readAloud(<DoseResult report={report} status={calculation.status} texts={data.texts} />);
  };
  const ofUses = data.uses.flatMap(({ id }) => {
    const query = new URLSearchParams(`${inputs.DOSE_OF_USE}&use=${id}`);
    const report = calculate(doseWords(query), data);
    if (report.status !== "ok") throw new Error(`/dose has no answer for ${id}`);
    return [`## /dose, for ${id}`, ...report.paragraphs, ...report.warnings];
  });
  return [...answers("/dose", inputs.DOSE_INPUTS, answer), ...ofUses];
}

async function deviceSentences(): Promise<string[]> {
  const choices = await loadDeviceChoices();
  return answers("/devices", [...inputs.DEVICE_INPUTS, ...inputs.DEVICE_MISTAKES], (query) => {
    const comparison = compareDevices(devicesWords(query).words, choices);
    if (comparison.status === "invalid") return messages(comparison.messages);
    const table = <DevicesTable comparison={comparison} citations={startCitations()} />;
    return [...readAloud(table), ...(comparison.why ? [comparison.why] : [])];
  });
}

function answerSpec(query: URLSearchParams): string[] {
  const { spec, errors } = readSpec(specWords(query));
  if (Object.keys(errors).length > 0) return messages(errors);
  // A made-up count: the number of studies changes with each new one.
  const judgements = judgeSpec(spec, () => 12);
  return readAloud(<SpecSheetAnswer judgements={judgements} questions={questionsFor(spec)} />);
}

function answerSkin(query: URLSearchParams): string[] {
  const asked = readFields(readAddress(query, rules));
  return [
    ...readAloud(<SkinAnswer asked={asked} spread={absorptionSpread} />),
    depthInWords(asked.nanometres, asked.skin, absorptionSpread),
    ...messages(asked.problems),
  ];
}
