import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findDevice, irradianceRange } from "#app/evidence/ledger/devices.server.ts";
import { fluence } from "#app/evidence/ledger/dose.ts";
import { assumedPanel, protocols } from "#app/evidence/ledger/protocols.server.ts";
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
  test("show what the catalogue and the pages say of them", () => {
    const [mask, panel] = (["face-mask", "skin-panel"] as const).map((id) => {
      const type = choices.types.find((each) => each.id === id) ?? expect.unreachable();
      const { from, to } = type.device.price ?? expect.unreachable();
      const price = `$${from.toLocaleString("en-US")}–$${to.toLocaleString("en-US")}`;
      return { ...type, price, words: type.coverage[0]?.words };
    });
    expect(compared("").names).toEqual([mask?.name, panel?.name]);
    const cells = (name: string) => row("", name).cells.map(({ text }) => text);
    expect(cells("Price")).toEqual([mask?.price, panel?.price]);
    expect(cells("Coverage")).toEqual([mask?.words, panel?.words]);
    expect(row("", "Studies of such a device").cells[0].studies).toEqual(mask?.studies);
    expect(row("", "Light strength (irradiance)").cells[1].note).toContain("Our estimate");
  });

  test("are compared for the chosen use, or without one", () => {
    const minutes = row("a=pain-pad&b=pain-panel&use=pain-inflammation", "Minutes for one area");
    const { irradiance, minutes: ours } = protocols["pain-inflammation"];
    const dose = [fluence(irradiance, ours.from), fluence(irradiance, ours.to)] as const;
    const needed = (["pain-pad", "pain-panel"] as const).map((id) => {
      const { from, to } = irradianceRange(findDevice(id).irradiance ?? expect.unreachable());
      const at = (dose: number, strength: number) => Math.round((dose * 1000) / strength / 60);
      return `${at(dose[0], to)}–${at(dose[1], from)} min`;
    });
    expect(minutes.cells.map(({ text }) => text)).toEqual(needed);
    expect(minutes.difference.kind).toBe("overlap");
    expect(compared("a=pain-pad&b=pain-panel").rows.map(({ name }) => name)).not.toContain(
      "Minutes for one area",
    );
  });

  test("a panel's irradiance follows the reader's distance", () => {
    const at = (distance: number) =>
      row(`a=skin-panel&b=pain-pad&distance=${distance}cm`, "Light strength (irradiance)").cells[0]
        .text;
    expect(at(45.72)).toMatch(new RegExp(`^${assumedPanel[18]}–`));
    expect(at(15.24)).toMatch(new RegExp(`–${assumedPanel[6]} mW`));
    expect(
      row("a=skin-panel&b=pain-pad&distance=30cm", "Light strength (irradiance)").cells[0].note,
    ).toContain("30 cm");
  });

  test("have no minutes for a use that our protocol is not meant for", () => {
    const own = "a=skin-panel&b=own&claim=100&at=15cm&use=depression";
    const { cells } = row(own, "Minutes for one area");
    for (const { text } of cells) expect(text).toBe("We don’t have a home plan for this use");
  });

  test("have no minutes for a use that they are not made for", () => {
    const cells = (query: string) =>
      row(query, "Minutes for one area").cells.map(({ text }) => text);
    expect(cells("a=hair-cap&b=skin-panel&use=knee-osteoarthritis")).toEqual([
      "Not meant for this use",
      expect.stringMatching(/ min$/),
    ]);
    expect(cells("a=light-box&b=face-mask&use=knee-osteoarthritis")).toEqual([
      "Not meant for this use",
      "Not meant for this use",
    ]);
    const difference = (query: string) => row(query, "Minutes for one area").difference.words;
    expect(difference("a=hair-cap&b=skin-panel&use=knee-osteoarthritis")).toBe(
      "Only for: LED panel for the face",
    );
    expect(difference("a=light-box&b=face-mask&use=knee-osteoarthritis")).toBe(
      "Neither is made for it",
    );
    expect(cells("a=hair-cap&b=hair-comb&use=hair-loss-men")[0]).toMatch(/ min$/);
    expect(cells("a=handheld&b=pain-pad&use=knee-osteoarthritis")[1]).toMatch(/ min$/);
  });

  test("say why a panel's light is a range that its own figures contradict", () => {
    for (const query of ["a=skin-panel&b=pain-pad", "a=pain-pad&b=pain-panel"]) {
      const { why } = compared(`${query}&distance=30cm`);
      expect(why).toContain(
        `${assumedPanel[6]} mW/cm² at 6 in (15 cm) and ${assumedPanel[18]} at 18 in (46 cm).`,
      );
      expect(why).toMatch(/would give about \d+ far away/);
    }
    expect(compared("a=face-mask&b=pain-pad&distance=30cm").why).toBeUndefined();
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

  test("of which nothing is held are not compared in it", () => {
    const irradiance = row("a=desktop-panel&b=full-body-panel", "Light strength (irradiance)");
    expect(irradiance.difference).toEqual({ kind: "unknown", words: "No data for either" });
    expect(irradiance.cells[0].text).toBe("No number found");
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

describe("a device of the reader's own", () => {
  test("gives half to all of its claim, at the reader's distance", () => {
    const near = row(OWN, "Light strength (irradiance)").cells[1];
    expect(near.text).toBe("50–100 mW/cm²");
    expect(near.note).toContain("We assume");
    expect(row(`${OWN}&distance=46cm`, "Light strength (irradiance)").cells[1].text).toBe(
      "25–49 mW/cm²",
    );
    expect(
      row("a=face-mask&b=own-worn&claim=30", "Light strength (irradiance)").cells[1].text,
    ).toBe("15–30 mW/cm²");
  });

  test("shows what else was said of it, and says what was not", () => {
    const query = `${OWN}&nm=660,850&width=30cm&height=60cm&price=500`;
    const texts = compared(query).rows.map(({ cells }) => cells[1].text);
    expect(texts).toContain("660 and 850\u00a0nm");
    expect(texts).toContain("A lit face of 12 × 24 in (30 × 60 cm)");
    expect(texts).toContain("$500");
    expect(row(OWN, "Price").difference.kind).toBe("unknown");
  });

  test("needs a claim and its distance", () => {
    expect(compare("a=skin-panel&b=own")).toMatchObject({
      messages: { claim: expect.stringContaining("Enter the strength") },
    });
    expect(compare("a=skin-panel&b=own&claim=100&distance=30cm")).toMatchObject({
      messages: { at: expect.any(String) },
    });
  });
});

describe("what can't be read gets a sentence beside its field", () => {
  test.each([
    ["letters", `${OWN}&distance=near`, "distance"],
    ["a negative number", `${OWN}&price=-5`, "price"],
    ["a power of ten", "a=skin-panel&b=own&claim=1e9&at=15cm", "claim"],
    ["far too much", `${OWN}&price=1000000000`, "price"],
    ["a unit", `${OWN}&distance=10 lb`, "distance"],
    ["markup", `${OWN}&width=<b>`, "width"],
    ["light that nobody sells", `${OWN}&nm=9000`, "nm"],
  ] as const)("%s", (_, query, field) => {
    const comparison = compare(query);
    expect(comparison).toMatchObject({
      status: "invalid",
      messages: { [field]: expect.stringContaining("Enter ") },
    });
  });

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
