import { expect, test } from "vitest";
import { shownHtml as body } from "../../tests/support/store-text-html.tsx";

const formula = (mathml: string) => body(`<p>x <math>${mathml}</math> y</p>`);
const row = (...parts: string[]) => `<mrow>${parts.join(" ")}</mrow>`;
const minus3 = row("<mo>−</mo>", "<mn>3</mn>");

test.each([
  ["<msup> <mn>10</mn> <mn>6</mn> </msup>", "10⁶"],
  [`<msup><mn>10</mn>${minus3}</msup>`, "10⁻³"],
  ["<msub><mi>E</mi><mn>0</mn></msub><mo>=</mo><mn>4</mn>", "E₀=4"],
  ["<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>", "x₁²"],
  ["<mover><mo>→</mo><mn>2</mn></mover>", "→²"],
  ["<munder><mi>x</mi><mn>0</mn></munder>", "x₀"],
  ["<mfrac><mn>1</mn><mn>2</mn></mfrac>", "1/2"],
  ["<mfrac><mi>a</mi><mn>2.5</mn></mfrac>", "a/2.5"],
  ["<mfrac><mfrac><mn>1</mn><mn>2</mn></mfrac><mn>3</mn></mfrac>", "(1/2)/3"],
  ["<mfrac><mn>1</mn></mfrac>", "1/"],
  [`<mfrac>${row("<mi>a</mi>", "<mo>+</mo>", "<mi>b</mi>")}<mn>2</mn></mfrac>`, "(a+b)/2"],
  ["<msqrt><mn>2</mn></msqrt>", "√(2)"],
  ["<mroot><mn>8</mn><mn>3</mn></mroot>", "³√(8)"],
  ["<munderover><mo>∑</mo><mn>1</mn><mn>9</mn></munderover>", "∑₁⁹"],
  ["<msup><mn>10</mn><mn>6</mn><mn>x</mn></msup>", "10⁶x"],
  ["<mtable><mtr><mtd><mn>10</mn></mtd><mtd><mn>20</mn></mtd></mtr></mtable>", "10 20 "],
])("%s is written as %s", (mathml, written) => {
  expect(formula(mathml)).toBe(`<p>x ${written} y</p>`);
  expect(body(`<math>${mathml}</math>`)).toBe(written);
});

test.each(["katex-html", "base katex-html wide"])(
  "a formula is shown once, without its source: %s",
  (classes) => {
    const source =
      '<annotation encoding="application/x-tex">10^{6}</annotation>' +
      '<annotation-xml encoding="MathML-Content"><cn>1000000</cn></annotation-xml>';
    const power = "<msup><mn>10</mn><mn>6</mn></msup>";
    const drawn = `<span class="${classes}" aria-hidden="true">106</span>`;
    const mathml = `<span class="katex-mathml"><math><semantics>${power}${source}</semantics></math></span>`;
    expect(body(`<p><span class="katex">${mathml}${drawn}</span> cells</p>`)).toBe(
      "<p>10⁶ cells</p>",
    );
  },
);
