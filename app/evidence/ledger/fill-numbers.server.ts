import { fluence, formatDose, formatMinutes } from "#app/physics/dose.ts";
import { INCH } from "#app/physics/inch.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { spellNumber } from "#app/text/spell-number.ts";
import { type AskFirst, adviceFor, listAskFirst, sourceOf } from "./ask-first.server.ts";
import { assumedPanel, exactPanelIrradiance, panelIrradiance } from "./assumed-panel.server.ts";
import { type Claim, type ClaimId, findClaim, isClaimId, listClaims } from "./claims.server.ts";
import { type DeviceId, findDevice, isDeviceId } from "./devices.server.ts";
import { gradeEvidence } from "./grade.ts";
import { evidenceWords } from "./grades.ts";
import { headline } from "./headline.ts";
import { effectInSentences } from "./headline-in-words.ts";
import { formatNumber, formatPrice } from "./numbers.ts";
import { inFull, listOwnFigures } from "./own-figures.server.ts";
import { type ProtocolId, protocols } from "./protocols.server.ts";
import { skinInWords } from "./skin-words.server.ts";
import { findStudy, isStudyId, listStudies } from "./studies.server.ts";
import { mapTexts, ofArms, ofOutcome, ofStudy, quoted } from "./study-numbers.server.ts";
import { NUMBER_OWNERS, sumProblem } from "./typed-numbers.ts";
import { bothVerdicts } from "./verdict.ts";
import { formatLight } from "./wavelength.ts";

/**
 * Replaces each `{{…}}` in a text, or in data with texts, by its value in the ledger, so that a
 * number is corrected in one place. content/README.md lists what braces may hold.
 * @param unknown what stands in place of braces for which the ledger has no value
 * @throws Error that quotes such braces, without `unknown`
 */
export function fillNumbers<T>(content: T, unknown: (inside: string) => string = refuse): T {
  return mapTexts(content, (text) => fillText(text, unknown)) as T;
}

/** As they were written. */
export function inBraces(inside: string): string {
  return `{{${inside}}}`;
}

function refuse(inside: string): never {
  throw new Error(`The ledger has nothing for {{${inside}}}`);
}

/** A sum has numbers of the ledger in it. */
function fillText(text: string, unknown: (inside: string) => string): string {
  if (!text.includes("{{")) return text;
  return text.replace(BRACES, (_, inside: string) => {
    return lookUp(fillText(inside, unknown)) ?? unknown(inside);
  });
}

/** With others in them, at most once. */
export const BRACES = /\{\{((?:[^{}]|\{\{[^{}]*\}\})*)\}\}/g;

function lookUp(inside: string): string | undefined {
  const inWords = inside.endsWith(IN_WORDS);
  const [what = "", ...rest] = inside
    .slice(0, inWords ? -IN_WORDS.length : undefined)
    .trim()
    .split(/[ \n]+/);
  const found = find(what, rest.join(" "));
  return (inWords ? spellNumber(Number(found)) : found) || undefined;
}

const IN_WORDS = " in words";

function find(what: string, field: string): string | undefined {
  if (Object.hasOwn(NUMBER_OWNERS, what)) return field;
  if (what === "sum" && field.includes("=")) return sumProblem(field) ? undefined : field;
  if (what === "dose" || what === "sum") return workOut(what, field);
  if (what === "timer") return setTimer(field);
  if (what === "uses") return countUses(field);
  if (what === "studies") return String(listStudies().length);
  if (what === "ask-first") return askFirstList(field);
  if (what === "own-figure") return ofOwnFigure(field);
  if (what === "skin") return skinInWords(field);
  if (what === "panel") return ofPanel(field);
  if (isProtocolId(what)) return ofProtocol(what, field);
  if (isDeviceId(what)) return ofDevice(what, field);
  if (isClaimId(what)) return ofUse(what, field);
  const [, id = "", arm, outcome] = /^([^#/]+)(?:#([^/]+))?(?:\/(.+))?$/.exec(what) ?? [];
  if (!isStudyId(id)) return undefined;
  const study = findStudy(id);
  if (outcome !== undefined) return ofOutcome(study, outcome, field);
  if (/^".+"$/.test(field)) return quoted(study, field.slice(1, -1));
  return ofArms(study, arm, field) ?? ofStudy(study, field);
}

function ofOwnFigure(words: string): string | undefined {
  const [id = "", field] = words.split(" ");
  const figure = listOwnFigures().find((own) => own.id === id);
  if (!figure || field === undefined) return figure && inFull(figure);
  return field === "checked" ? fillNumbers(figure.checked) : undefined;
}

function askFirstList(kind: string): string | undefined {
  const entries = listAskFirst().filter((entry) => entry.kind === kind);
  return entries.map(askFirstItem).join("\n") || undefined;
}

function askFirstItem(entry: AskFirst): string {
  const { name, alsoCalled, why } = entry;
  const names = alsoCalled ? `**${name}** (${alsoCalled.join(", ")})` : `**${name}**`;
  const { publisher, url } = sourceOf(entry);
  const origin = url ? `[${publisher}](${url})` : publisher;
  return `- ${names}. ${why} ${adviceFor(entry)} Source: ${origin}.`;
}

function workOut(what: "dose" | "sum", from: string): string | undefined {
  const [source = "", time] = from.split(" ");
  const irradiance = irradianceOf(source);
  const minutes = Number(time);
  const dose = fluence(irradiance, minutes);
  if (Number.isNaN(dose)) return undefined;
  const result = `${formatNumber(Number(dose.toFixed(2)))} J/cm²`;
  if (what === "dose") return result;
  return `${irradiance} × ${formatNumber(minutes * 60)} ÷ 1,000 = ${result}`;
}

/** The time that a dose in J/cm² takes, in minutes and seconds: 2:40. */
function setTimer(from: string): string | undefined {
  const [source = "", dose] = from.split(" ");
  const seconds = Math.round((Number(dose) * 1000) / irradianceOf(source));
  if (Number.isNaN(seconds)) return undefined;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** In mW/cm²; NaN for an unknown source. */
function irradianceOf(source: string): number {
  if (isProtocolId(source)) return protocols[source].irradiance;
  const [, inches] = /^panel-(\d+)$/.exec(source) ?? [];
  return inches ? (panel.get(inches) ?? Number.NaN) : Number(source);
}

const panel = new Map(Object.entries(panelIrradiance));

function ofUse(id: ClaimId, field: string): string | undefined {
  const claim = findClaim(id);
  const graded = gradeEvidence(claim);
  const { grade, tested } = graded;
  switch (field) {
    case "verdict":
      return bothVerdicts(claim, graded);
    case "grade":
      if (!grade) return "Not rated";
      return `${capitalise(evidenceWords[grade])} evidence${tested === grade ? "" : " for a lamp at home"}`;
    case "effect":
      return effectOfUse(claim);
    default:
      return undefined;
  }
}

/** "14 of 100 points less pain with a clinic laser than with a fake one. The true effect …" */
export function effectOfUse(claim: Claim): string {
  return effectInSentences({ ...headline(claim), gain: fillNumbers(claim.page.gain ?? "") });
}

function countUses(grade: string): string {
  const all = listClaims();
  if (grade === "") return String(all.length);
  return String(all.filter((claim) => gradeEvidence(claim).grade === grade).length);
}

function ofProtocol(id: ProtocolId, field: string): string | undefined {
  const protocol = protocols[id];
  switch (field) {
    case "wavelengths":
      return formatLight(protocol.wavelengths);
    case "irradiance":
      return `${protocol.irradiance} mW/cm²`;
    case "minutes":
      return formatMinutes(protocol.minutes);
    case "fluence":
      return formatDose(protocol);
    case "sum":
      return workOut("sum", `${protocol.irradiance} ${protocol.minutes.from}`);
    case "distance":
    case "frequency":
    case "course":
      return protocol[field];
    default:
      return undefined;
  }
}

function ofPanel(field: string): string | undefined {
  const { array, light } = assumedPanel;
  const [inInches, inCm] = [INCH, 1].map((unit) =>
    [array.width, array.height].map((length) => Math.round(length / unit)).join(" × "),
  );
  const [inches = "", isExact] = field.split(" exact");
  const irradiance = isExact === undefined ? panel.get(field) : exactPanelIrradiance.get(inches);
  switch (field) {
    case "size":
      return `${inInches} inches (${inCm} cm)`;
    case "leds":
      return `${array.leds} LEDs`;
    case "beam":
      return `${array.beamAngle}°`;
    case "light":
      return `${light} watts`;
    default:
      return irradiance === undefined ? undefined : `${irradiance} mW/cm²`;
  }
}

function ofDevice(id: DeviceId, field: string): string | undefined {
  const { price } = findDevice(id);
  return field === "price" && price ? formatPrice(price) : undefined;
}

function isProtocolId(id: string): id is ProtocolId {
  return Object.hasOwn(protocols, id);
}
