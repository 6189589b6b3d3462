import { expect, test } from "vitest";
import { shownHtml as body } from "../../tests/support/store-text-html.tsx";

test.each([
  ["10<sup>6</sup>", "10⁶"],
  ["10<sup>-3</sup>, 10<sup>−3</sup>, 10<sup>–3</sup>, 10<sup>+4</sup>", "10⁻³, 10⁻³, 10⁻³, 10⁺⁴"],
  ["4 J/cm<sup>2</sup>", "4 J/cm²"],
  ["H<sub>2</sub>O, VO<sub>2max</sub>", "H₂O, VO₂max"],
  ["note<sup>1,2</sup>", "note¹,²"],
  ['note<sup><a href="/n1">1</a></sup>', 'note<a href="/n1">¹</a>'],
  ["10<sup>n</sup>, e<sup>-kt</sup>, 2<sup>0.5</sup>", "10^n, e^-kt, 2^0.5"],
  ["10<sup>10<sup>2</sup></sup>", "10^10²"],
  ["10<sup>6–8</sup>, 10<sup>\u20113</sup>", "10⁶–⁸, 10⁻³"],
  [
    '10<span style="font-size:0.6em;vertical-align:super">6</span>, H<em style="vertical-align: sub">2</em>O',
    "10⁶, H<em>₂</em>O",
  ],
  ['10<span style="mso-text-raise:3pt">6</span>, x<span class="a subscript">1</span>', "10⁶, x₁"],
  ['2<span style="vertical-align:super"><sup>n</sup></span>', "2^n"],
  ['2<sup><span style="vertical-align:super">n</span></sup>', "2^n"],
  [
    "1<sup>st</sup>, Lamp<sup>®</sup>, note<sup>[1]</sup>, 5<sup>*</sup>",
    "1st, Lamp®, note[1], 5*",
  ],
  [
    "1<sup>er</sup>, M<sup>me</sup>, n<sup>o</sup> 5, 2<sup>e</sup>, 3<sup>a</sup>, note<sup>a,b</sup>, 1<sup>ère</sup>",
    "1ᵉʳ, Mᵐᵉ, nᵒ 5, 2ᵉ, 3ᵃ, noteᵃ,ᵇ, 1ère",
  ],
  ["note<sup>a–c</sup>, note<sup>a1</sup>, note<sup>1†</sup>", "noteᵃ–ᶜ, noteᵃ¹, note¹†"],
  ["SO<sub>4</sub><sup>2−</sup>, Cl<sup>-</sup>, Ca<sup>2+</sup>", "SO₄²⁻, Cl⁻, Ca²⁺"],
  ["x<sup>n</sup>, 10<sup>2n</sup>, A<sup>T</sup>, (a+b)<sup>k</sup>", "x^n, 10^2n, A^T, (a+b)^k"],
])("a power joins no number: %s", (html, shown) => {
  expect(body(html)).toBe(shown);
});
