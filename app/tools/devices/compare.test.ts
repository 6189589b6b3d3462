import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { doseTexts } from "#app/dose/dose-texts.server.ts";
import type { DoseUse } from "#app/dose/dose-trial.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { studyId } from "../../../tests/support/made-up-content.ts";
import { type Comparison, compareDevices } from "./compare.server.ts";
import { type DeviceType, loadDeviceChoices } from "./device-types.server.ts";
import { DEVICES_FIELDS, devicesWords } from "./devices-words.ts";

const choices = await loadDeviceChoices();
const ids = choices.types.map(({ id }) => id);
const compare = (query: string) =>
  compareDevices(devicesWords(new URLSearchParams(query)).words, choices);

function compared(query: string): Extract<Comparison, { status: "ok" }> {
  const comparison = compare(query);
  if (comparison.status !== "ok") expect.unreachable(JSON.stringify(comparison));
  return comparison;
}

function row(query: string, name: string) {
  const found = compared(query).rows.find((each) => each.name === name);
  if (!found) expect.unreachable(`no row ${name}`);
  return found;
}

const OWN = "a=skin-panel&b=own&claim=100&at=15cm";

describe("two types", () => {
  test("have no minutes for a use that our protocol is not meant for", () => {
    const { cells } = row(`${OWN}&use=depression`, "Minutes for one area");
    for (const { text } of cells) expect(text).toBe("We don’t have a home plan for this use");
  });

  test("are this site's assumption, whatever a reader says of their own device", () => {
    const panel = (query: string) =>
      row(`a=skin-panel&distance=15cm&${query}`, "Light strength (irradiance)").cells[0].text;
    const assumed = panel("b=pain-pad");
    for (const said of ["claim=200&at=15cm", "claim=400&at=15cm&width=10cm&height=10cm"]) {
      expect(panel(`b=own&${said}`)).toBe(assumed);
      expect(panel(`b=pain-pad&${said}`)).toBe(assumed);
    }
  });

  test("each of the catalogue can be compared with each other, both ways alike", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.constantFrom(...ids), (a, b) => {
        if (a === b) return;
        const there = compared(`a=${a}&b=${b}&use=skin-health&distance=30cm`);
        const back = compared(`a=${b}&b=${a}&use=skin-health&distance=30cm`);
        expect(back.rows.map(({ difference }) => difference)).toEqual(
          there.rows.map(({ difference }) => difference),
        );
      }),
    );
  });
});

describe("what can't be read gets a sentence beside its field", () => {
  test.each([["light that nobody sells", `${OWN}&nm=9000`, "nm"]] as const)(
    "%s",
    (_, query, field) => {
      const comparison = compare(query);
      expect(comparison).toMatchObject({
        status: "invalid",
        messages: { [field]: expect.stringContaining("Enter ") },
      });
    },
  );

  test.each([
    ["a type that there is not", "a=constructor&b=skin-panel", "a"],
    ["the same twice", "a=skin-panel&b=skin-panel", "b"],
    ["no second one", "a=skin-panel", "b"],
    ["a use that there is not", "a=face-mask&b=skin-panel&use=toString", "use"],
  ] as const)("%s", (_, query, field) => {
    expect(compare(query)).toMatchObject({
      status: "invalid",
      messages: { [field]: expect.stringContaining("Choose") },
    });
  });

  test("whatever is written, nothing throws and no figure is without end", () => {
    const written = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom("", "own", ...ids),
    );
    fc.assert(
      fc.property(fc.tuple(...DEVICES_FIELDS.map(() => written)), (all) => {
        const pairs = DEVICES_FIELDS.map((field, index) => [field, all[index] ?? ""]);
        const comparison = compare(new URLSearchParams(pairs).toString());
        if (comparison.status === "invalid") {
          expect(Object.keys(comparison.messages).length).toBeGreaterThan(0);
        } else {
          expect(JSON.stringify(comparison.rows)).not.toMatch(/NaN|Infinity/);
        }
      }),
    );
  });
});

test("a type beside a reader's own panel, line by line", () => {
  // 18 to 24 J/cm² take 6 minutes at 50 mW/cm² and 20 at 20. Of 100 mW/cm² at 15 cm 49 are left at 46, or half of it.
  const pad: DeviceType = {
    id: "pain-pad",
    name: "Pad or belt",
    studies: [studyId("adler-2011")],
    coverage: [{ page: "pain-inflammation", words: "One joint, wrapped" }],
    device: {
      name: "Pads",
      price: { from: 200, to: 800 },
      irradiance: { basis: "assumed", from: 20, to: 50, where: "on the skin" },
    },
  };
  const use: DoseUse = {
    id: "pain-inflammation",
    name: "Pain",
    page: "pain-inflammation",
    lasers: "none",
    nm: [],
    plan: { from: 18, to: 24 },
  };
  const dose = { uses: [use], trials: [], devices: [], judgedSafe: [], texts: doseTexts };
  const query =
    "a=pain-pad&b=own&use=pain-inflammation&claim=100&at=15cm&distance=46cm&nm=660,850&width=30cm&height=60cm&price=$500";
  const { words } = devicesWords(new URLSearchParams(query));
  const comparison = compareDevices(words, { types: [pad], dose });
  if (comparison.status !== "ok") expect.unreachable(JSON.stringify(comparison));
  const { fda, cells } = ownPages["/devices"];
  expect(
    comparison.rows.map(({ name, cells, difference }) =>
      [name, ...cells.map(({ text }) => text), difference.words]
        .join(" | ")
        .replaceAll("\u00a0", " "),
    ),
  ).toEqual([
    `Light | ${cells.anyLight.text} | 660 and 850 nm | No data: Pad or belt`,
    "Light strength (irradiance) | 20–50 mW/cm² | 25–49 mW/cm² | They overlap",
    "Minutes for one area | 6–8 min | 6–8 min | They overlap",
    "Coverage | One joint, wrapped | A lit face of 12 × 24 in (30 × 60 cm) | Different",
    "Price | $200–$800 | $500 | They overlap",
    `FDA | ${fda} | ${fda} | Check each product`,
    `Studies of such a device | 1 | ${cells.noStudy.text} | No data: My own panel or lamp`,
  ]);
});
