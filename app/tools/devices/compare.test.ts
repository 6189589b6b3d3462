import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Comparison, compareDevices } from "./compare.server.ts";
import { loadDeviceChoices } from "./device-types.server.ts";
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

test("the worked example of worked-comparison.md is what the page works out", () => {
  const text = readFileSync(new URL("./worked-comparison.md", import.meta.url), "utf8");
  const query = text.match(/`\/devices\?(.*?)`/)?.[1] ?? "";
  for (const { name, cells, difference } of compared(query).rows) {
    const line = text.split("\n").find((each) => each.startsWith(`| ${name} |`));
    const told = line?.split("|").map((cell) => cell.trim());
    expect(told?.slice(2, 5), name).toEqual([
      plain(cells[0].text),
      plain(cells[1].text),
      difference.words,
    ]);
  }
});

const plain = (text: string) => text.replaceAll("\u00a0", " ");
