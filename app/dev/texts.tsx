import { Link } from "react-router";
import { TextLink } from "#app/ui/link.tsx";
import { Specimen } from "./specimen.tsx";

export function Texts() {
  return (
    <>
      <Specimen name="Colour">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {COLOURS.map((name) => (
            <li key={name} className="text-small">
              <svg
                aria-hidden="true"
                className="mb-1.5 h-14 w-full rounded-control border border-rule"
              >
                <rect width="100%" height="100%" fill={`var(--${name})`} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
        <div className="mt-6 h-5 rounded-[3px] bg-(image:--spectrum)" />
        <div className="figures mt-1.5 flex justify-between text-ink-soft text-small">
          <span>600</span>
          <span>1000 nm</span>
        </div>
      </Specimen>
      <Specimen name="Type">
        <div className="space-y-5">
          <p className="text-h1">What 660 nm does to a cell, and what 850 nm does</p>
          <p className="text-h2">Photobiomodulation of the dermis at low irradiance</p>
          <p className="text-h3">Collagen synthesis</p>
          <p className="max-w-(--measure) text-ink-soft text-lead">
            Red light at 630–660 nm raises collagen density and softens fine lines over 6–12 weeks.
          </p>
          <p className="max-w-(--measure)">
            Body text at 17 px. Fibroblasts exposed to 633 nm light raise type I procollagen. See{" "}
            <TextLink to="/blog">the blog</TextLink> or{" "}
            <TextLink to="https://pubmed.ncbi.nlm.nih.gov/">PubMed</TextLink>.
          </p>
          <p className="text-ink-soft text-small">Small text at 14 px, in the softer ink.</p>
        </div>
      </Specimen>
      <Specimen name="Prose">
        <Prose />
      </Specimen>
    </>
  );
}

const COLOURS = [
  "paper",
  "card",
  "sunk",
  "ink",
  "ink-soft",
  "rule",
  "rule-strong",
  "red",
  "red-strong",
  "red-soft",
  "nir",
  "benefit-rose",
  "benefit-blue",
  "benefit-green",
  "benefit-purple",
  "benefit-indigo",
  "benefit-orange",
  "benefit-amber",
];

function Prose() {
  return (
    <div className="prose">
      <p>
        Dose is irradiance times time. A panel of 50 mW/cm² gives{" "}
        <strong>3 J/cm² in a minute</strong>, and what skin does with it{" "}
        <em>depends on how deep it goes</em>. More is not better: past the optimum the effect falls
        off.<sup>2</sup> Read <Link to="/guide/protocols">the protocols</Link> first.
      </p>
      <h2>A second-level heading that is long enough to take two lines</h2>
      <p>
        Pseudopseudohypoparathyroidism and 25-hydroxycholecalciferol-1-alpha-hydroxylase are words
        that a line has to survive.
      </p>
      <ul>
        <li>Six to twelve inches from the skin</li>
        <li>
          Ten to twenty minutes
          <ul>
            <li>in the morning, within two hours of waking</li>
          </ul>
        </li>
      </ul>
      <h3>A third-level heading</h3>
      <ol>
        <li>Measure the distance.</li>
        <li>Set a timer.</li>
      </ol>
      <blockquote>
        <p>The dose makes the effect, and too much of it unmakes it.</p>
      </blockquote>
      <h4>A fourth-level heading</h4>
      <p>
        Inline <code>J = mW × s / 1000</code>, and a block:
      </p>
      <pre>
        <code>{"fluence = irradiance * seconds / 1000   # J/cm², from mW/cm²"}</code>
      </pre>
    </div>
  );
}
