/** Whose a number is that the ledger doesn't have, by the word that begins its braces: `{{spec 5–10 minutes}}`. */
export const NUMBER_OWNERS: Readonly<Record<string, string>> = {
  spec: "the specification's",
  ours: "this site's own rule, plan or assumption",
  example: "made up, and said to be",
  fact: "known from any textbook or telephone book",
  name: "part of a name, such as 510(k)",
};

/** How to write a number that is typed. */
export function sayWhose(number: string): string {
  return `{{${Object.keys(NUMBER_OWNERS).join("|")} ${number}}}`;
}

/**
 * What is wrong with arithmetic that readers see, such as "20 mW/cm² × 900 s ÷ 1,000 = 18 J/cm²"; undefined when both
 * sides are equal, to the digits of the result.
 */
export function sumProblem(sum: string): string | undefined {
  const [left = "", result, ...more] = sum.split(" = ");
  if (result === undefined || more.length > 0) return "a sum has one equals sign";
  const [first, ...steps] = left.split(/ (?=[×÷+−-] )/);
  let total = 0;
  let product = numberIn(first);
  for (const step of steps) {
    const value = numberIn(step.slice(2));
    if (step.startsWith("×")) product *= value;
    else if (step.startsWith("÷")) product /= value;
    else {
      total += product;
      product = step.startsWith("+") ? value : -value;
    }
  }
  const decimals = /\.(\d+)/.exec(result)?.[1]?.length ?? 0;
  const apart = Math.abs(total + product - numberIn(result));
  if (apart <= 0.5 * 10 ** -decimals + 1e-9) return undefined;
  return `the left side makes ${Number((total + product).toPrecision(6)).toLocaleString("en-US")}`;
}

/** NaN for words without a number. */
function numberIn(term = ""): number {
  const [digits] = /\d[\d,]*(?:\.\d+)?/.exec(term) ?? [];
  return digits === undefined ? Number.NaN : Number(digits.replaceAll(",", ""));
}
