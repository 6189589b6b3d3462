/** What a finding has not said yet of a study's facts. */
export function unsaid(facts: readonly string[], finding: string): string[] {
  const said = new Set(wordsOf(finding));
  return facts.filter((fact) => {
    const amount = fact.match(AMOUNT)?.[0] ?? "";
    return !finding.includes(amount) || wordsOf(fact).some((word) => !said.has(word));
  });
}

/** With its unit, because the finding may have its number for another thing. */
const AMOUNT = /[\d.–]+ (?:mW|J).*/;

/** Small numbers as digits, plurals as singulars. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? [];
  return words
    .filter((word) => !FILLERS.has(word))
    .map((word) => {
      const number = NUMBERS.indexOf(word);
      return number < 0 ? word.replace(/,|s$/g, "") : String(number);
    });
}

const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

const FILLERS = new Set(
  "a and at by for from in n of on or over per the to with people participants patients".split(" "),
);
