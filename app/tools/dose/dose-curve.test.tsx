import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { workOutDose } from "#app/dose/dose.ts";
import { OWN_DEVICES } from "#app/dose/dose-device.ts";
import { doseWords } from "#app/dose/dose-form.ts";
import { readDose } from "#app/dose/read-dose.ts";
import { DoseCurve } from "./dose-curve.tsx";

const [panel] = OWN_DEVICES;

/** Where the words of the dots are, in px from the top, and the words. */
function labelsOf(claim: number, at: number, distance: number): [number, string][] {
  const query = new URLSearchParams({
    claim: `${claim}`,
    at: `${at}cm`,
    distance: `${distance}cm`,
    minutes: "10",
  });
  if (!panel) expect.unreachable("no panel");
  const outcome = workOutDose(readDose(doseWords(query)), panel, "unknown");
  if (outcome.status !== "ok" || outcome.dose.light.kind !== "array") {
    expect.unreachable(JSON.stringify(outcome));
  }
  const svg = renderToStaticMarkup(<DoseCurve light={outcome.dose.light} distance={distance} />);
  const dots = svg.matchAll(
    /y="([-\d.]+)" overflow="visible">.*?<text x="-?10" y="([-\d.]+)"[^>]*>([^<]*)/g,
  );
  return Array.from(dots, ([, dot, label, words = ""]) => [Number(dot) + Number(label), words]);
}

test("no words of a dot lie over others, wherever claim and reader are", () => {
  const cm = fc.integer({ min: 4, max: 300 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), cm, cm, (claim, at, distance) => {
      const labels = labelsOf(claim, at, distance);
      expect(labels).toHaveLength(3);
      expect(distances(labels)).toBeGreaterThanOrEqual(18);
      for (const [place] of labels) expect(place).toBeLessThan(230);
    }),
  );
});

/** The least between two of them. */
function distances(labels: readonly [number, string][]): number {
  const places = labels.map(([place]) => place).toSorted((a, b) => a - b);
  return Math.min(...places.slice(1).map((place, index) => place - (places[index] ?? 0)));
}
