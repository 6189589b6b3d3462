import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Judging, Protocol } from "#app/evidence/ledger/protocols.server.ts";
import { fluence } from "#app/physics/dose.ts";
import {
  type DeviceType,
  minutesAt,
  type PlanRequest,
  readPlanRequest,
  type Use,
  writtenIn,
} from "./plan-request.ts";

/** Made up, apart from the ids and the pages' addresses, which are types. */
const PAIN = {
  page: { slug: "pain-inflammation", name: "Pain" },
  protocol: protocolOf(20, { from: 15, to: 20 }, { first: 2, judge: 6, unit: "weeks" }),
} as const;
const HAIR = {
  page: { slug: "hair-growth", name: "Hair" },
  protocol: protocolOf(5, { from: 20, to: 25 }, { judge: 9, unit: "months" }),
} as const;
const SKIN = {
  page: { slug: "skin-health", name: "Skin" },
  protocol: protocolOf(20, { from: 10, to: 20 }, { judge: 12, unit: "weeks" }),
} as const;
const uses: readonly Use[] = [
  { id: "knee-osteoarthritis", name: "Knees", ...PAIN, instead: null },
  { id: "headache", name: "Headache", ...PAIN, instead: "None: no trial" },
  { id: "hair-loss-men", name: "Hair", ...HAIR, instead: null },
  { id: "facial-wrinkles", name: "Wrinkles", ...SKIN, instead: null },
];
const types: readonly DeviceType[] = [
  typeOf("pain-pad", "Pads", { from: 20, to: 50, worn: true, pages: [PAIN.page.slug] }),
  typeOf("pain-handheld", "Handhelds", { from: 40, to: 100, worn: true, pages: [PAIN.page.slug] }),
  typeOf("face-mask", "Masks", { from: 30, to: 60, worn: true, pages: [SKIN.page.slug] }),
  typeOf("hair-cap", "Caps", { from: 2, to: 10, worn: true, pages: [HAIR.page.slug] }),
];

function protocolOf(irradiance: number, minutes: Protocol["minutes"], judging: Judging): Protocol {
  return {
    wavelengths: [850],
    irradiance,
    doseAt: "the skin",
    distance: "At the skin",
    minutes,
    frequency: "daily",
    rhythm: { everyDays: 1 },
    course: "until then",
    judging,
    record: { number: "A score", how: "Write it down." },
    stop: "Stop.",
  };
}

function typeOf(
  id: string,
  name: string,
  light: Pick<DeviceType, "from" | "to" | "worn" | "pages">,
): DeviceType {
  return { id, name, ...light, basis: "assumed" };
}

/** `asked` is sent beside the address. */
function read(query: string, today = "2026-11-22") {
  const sent = new URLSearchParams(query);
  const asked = sent.get("asked") ?? "";
  return readPlanRequest(writtenIn(sent), { today, uses, types, asked });
}
const errorsOf = (request: PlanRequest) => (request.status === "invalid" ? request.errors : {});

const KNEE = "use=knee-osteoarthritis&start=2026-12-01";

test("an empty address asks for nothing", () => {
  expect(read("").status).toBe("empty");
  expect(read("use=&start= ").status).toBe("empty");
});

test("an address of another page tells of no field that nobody was asked for yet", () => {
  expect(read("irradiance=25–49")).toEqual({ status: "begun" });
  expect(read("use=knee-osteoarthritis&irradiance=25–49")).toEqual({ status: "begun" });
  expect(Object.keys(errorsOf(read("irradiance=1000")))).toEqual(["irradiance"]);
  // The form names all of its fields.
  expect(Object.keys(errorsOf(read("use=&start=&device=&irradiance=20")))).toEqual([
    "use",
    "start",
  ]);
});

test("a use with a protocol leads through its page's list to a plan", () => {
  expect(read(KNEE).status).toBe("ask first");
  expect(read(`${KNEE}&asked=skin-health`).status).toBe("ask first");
  expect(writtenIn(new URLSearchParams(`${KNEE}&asked=pain-inflammation`))).not.toHaveProperty(
    "asked",
  );
  expect(read(`${KNEE}&asked=pain-inflammation`)).toMatchObject({
    status: "ok",
    light: { kind: "assumed" },
    minutes: { from: 15, to: 20 },
  });
});

test("a use that the site gives no protocol for is refused, with the page's words", () => {
  const answer = read("use=headache&start=2026-12-01&asked=pain-inflammation");
  expect(answer).toMatchObject({ status: "refused", use: { instead: "None: no trial" } });
});

describe("the first day", () => {
  const problem = (start: string, today?: string) =>
    errorsOf(read(`use=knee-osteoarthritis&start=${start}`, today)).start;

  test.each([
    ["", "Choose a start date."],
    ["soon", "Enter a date like 2026-11-23 (year-month-day)."],
    ["2026-02-30", "That date doesn’t exist."],
    ["2026-10-09", "Choose October 10, 2026 or a later day."],
    ["9999-12-31", "Choose November 23, 2027 or an earlier day."],
    ["2026-12-01&start=2026-12-02", /like 2026-11-23/],
  ])("%j is wrong", (start, sentence) => expect(problem(start)).toMatch(sentence));

  test("the days that it names are right, the day before and after them wrong", () => {
    expect(problem("2026-10-10")).toBeUndefined();
    expect(problem("2027-11-23")).toBeUndefined();
    expect(problem("2027-11-24")).toMatch(/^Choose November 23, 2027 /);
    // Before a use is chosen: those of the longest.
    expect(errorsOf(read("use=&start=1900-01-01")).start).toMatch(/^Choose February 2\d, 2026 /);
  });

  test("a plan that is under way stays, to the day after its day to judge", () => {
    expect(problem("2026-12-01", "2027-01-10")).toBeUndefined();
    // Where it is still January 12.
    expect(problem("2026-12-01", "2027-01-13")).toBeUndefined();
    expect(problem("2026-12-01", "2027-01-14")).toMatch(/ or a later day\.$/);
  });
});

describe("the irradiance", () => {
  const problem = (written: string) =>
    errorsOf(read(`${KNEE}&irradiance=${encodeURIComponent(written)}`)).irradiance;

  test.each(["20", "20 mW/cm²", "20–40 mW/cm²"])("%j is one", (w) =>
    expect(problem(w)).toBeUndefined(),
  );

  test.each([
    ["twenty", "Enter your light strength, like 20–40 mW/cm²."],
    ["0", /at least 1 mW/],
    ["1000", /at most 200 mW/],
    ["100–1000", /at most 200 mW/],
    ["20 J/cm²", /like 20–40 mW\/cm²/],
    ["1", /^A session would take 300–400 minutes/],
    ["1-5", /^A session would take 60–80 minutes/],
  ])("%j is none", (written, sentence) => expect(problem(written)).toMatch(sentence));

  test("a light too strong to time is none either", () => {
    const query = "use=hair-loss-men&start=2026-12-01&irradiance=200";
    expect(errorsOf(read(query)).irradiance).toMatch(/take 30–38 seconds/);
  });

  test("of what lies on the skin is never put right by another distance", () => {
    const WRINKLES = "use=facial-wrinkles&start=2026-12-01";
    for (const query of [
      "use=hair-loss-men&start=2026-12-01&irradiance=1",
      "use=hair-loss-men&start=2026-12-01&irradiance=200",
      `${WRINKLES}&device=face-mask&irradiance=2`,
    ]) {
      const { irradiance } = errorsOf(read(query));
      expect(irradiance).toContain("Follow the maker’s instructions.");
      expect(irradiance).not.toMatch(/move/i);
    }
    expect(errorsOf(read(`${WRINKLES}&irradiance=2`)).irradiance).toContain("Move closer");
  });

  test("makes sessions from a minute to an hour, or none", () => {
    const irradiance = fc.double({ min: 1, max: 200, noNaN: true });
    fc.assert(
      fc.property(irradiance, fc.constantFrom(...uses), (given, { id, page }) => {
        const request = read(
          `use=${id}&start=2026-12-01&asked=${page.slug}&irradiance=${given.toFixed(2)}`,
        );
        if (request.status !== "ok") return;
        expect(request.minutes.from).toBeGreaterThanOrEqual(1);
        expect(request.minutes.to).toBeLessThanOrEqual(60);
      }),
    );
  });

  test("gives the protocol's dose whatever it is", () => {
    const irradiance = fc.double({ min: 1, max: 200, noNaN: true });
    fc.assert(
      fc.property(irradiance, fc.constantFrom(...uses), (given, { protocol }) => {
        const { from, to } = minutesAt(protocol, given);
        expect(fluence(given, from)).toBeCloseTo(
          fluence(protocol.irradiance, protocol.minutes.from),
        );
        expect(fluence(given, to)).toBeCloseTo(fluence(protocol.irradiance, protocol.minutes.to));
      }),
    );
  });
});

describe("the device", () => {
  test("is reckoned with at its strongest, and one's own figure goes before it", () => {
    const asked = `${KNEE}&asked=pain-inflammation`;
    expect(read(`${asked}&device=pain-pad`)).toMatchObject({ minutes: { from: 6, to: 8 } });
    expect(read(`${asked}&device=pain-pad&irradiance=40`)).toMatchObject({
      light: { kind: "own", irradiance: { from: 40, to: 40 } },
    });
    expect(read(`${asked}&irradiance=20-40`)).toMatchObject({ minutes: { from: 7.5, to: 10 } });
  });

  test("has to be one for the use", () => {
    expect(errorsOf(read(`${KNEE}&device=hair-cap`)).device).toMatch(/Pads, Handhelds/);
    expect(errorsOf(read(`${KNEE}&device=toaster`)).device).toBe("Choose from the list.");
  });
});

test("whatever is written, there is an answer", () => {
  const words = fc.oneof(
    fc.string(),
    fc.constantFrom(...uses.map(({ id }) => id), "2026-12-01", "20"),
  );
  fc.assert(
    fc.property(words, words, words, words, (use, device, irradiance, start) => {
      const request = readPlanRequest(
        writtenIn(new URLSearchParams({ use, device, irradiance, start })),
        { today: "2026-11-22", uses, types },
      );
      expect(["empty", "invalid", "refused", "ask first"]).toContain(request.status);
      if (request.status === "invalid") expect(Object.keys(request.errors)).not.toEqual([]);
    }),
  );
});
