import { expect, test } from "vitest";
import { studyId } from "../../../tests/support/made-up-content.ts";
import { panelIrradiance } from "./assumed-panel.server.ts";
import {
  type DeviceId,
  deviceSchema,
  findDevice,
  irradianceRange,
  isDeviceId,
  listDevices,
} from "./devices.server.ts";

const FACE_MASK = "face-mask";

test("a mask's irradiance is that of the masks that were tested", () => {
  const { irradiance } = findDevice(FACE_MASK);
  expect(irradiance?.basis).toBe("trials");
  expect(irradiance && irradianceRange(irradiance)).toEqual({ from: 6.4, to: 6.4 });
});

test.each([
  [[["ibsen-2014", 1]], { from: 6.4, to: 6.4 }],
  [[["ibsen-2014", 3]], { from: 19.2, to: 19.2 }],
  [[["jansen-2016", 2]], { from: 40, to: 100 }],
  [
    [
      ["ibsen-2014", 1],
      ["jansen-2016", 1],
    ],
    { from: 6.4, to: 50 },
  ],
] as const)("the irradiance of %j is printed for each light and added up", (printed, range) => {
  const studies = printed.map(([id, lights]) => ({ id: studyId(id), lights }));
  const { from, to } = irradianceRange({ basis: "trials", studies });
  expect(from).toBeCloseTo(range.from, 9);
  expect(to).toBeCloseTo(range.to, 9);
});

test("a panel's irradiance is what the doses assume, from its one distance to the other", () => {
  const { irradiance } = findDevice("full-body-panel");
  expect(irradiance && irradianceRange(irradiance)).toEqual({
    from: panelIrradiance[18],
    to: panelIrradiance[12],
  });
});

test("each device is in the list under its id, and nothing else is a device", () => {
  expect(listDevices()[0]).toEqual([FACE_MASK, findDevice(FACE_MASK)]);
  for (const [id] of listDevices()) expect(isDeviceId(id), id).toBe(true);
  for (const id of ["ibsen-2014", "constructor", ""]) expect(isDeviceId(id), id).toBe(false);
});

test("an unknown device, and a study that prints no irradiance, are named in the error", () => {
  expect(() => findDevice("lamp" as DeviceId)).toThrow('"lamp"');
  const studies = [{ id: studyId("adler-2011"), lights: 1 }];
  expect(() => irradianceRange({ basis: "trials", studies })).toThrow(
    "adler-2011 has no irradiance",
  );
});

const downwards = "a range goes from less to more";
const assumed = (from: number, to: number, where = "on the scalp") => ({
  irradiance: { basis: "assumed", from, to, where },
});
const trials = (...studies: object[]) => ({ irradiance: { basis: "trials", studies } });

test.each([
  ["a blank name", { name: " " }, ">=1 characters"],
  ["a blank place of the light", assumed(20, 60, " "), ">=1 characters"],
  ["a price that goes downwards", { price: { from: 400, to: 100 } }, downwards],
  ["a price of one value", { price: { from: 400, to: 400 } }, downwards],
  ["an irradiance that goes downwards", assumed(60, 20), downwards],
  ["an irradiance of one value", assumed(20, 20), downwards],
  ["no light at all", assumed(0, 20), ">0"],
  ["trials without a study", trials(), ">=1 items"],
  ["a study that the ledger does not have", trials({ id: "nobody-2020" }), "no study is called"],
  ["a field of its own", { clearance: "K123456" }, "clearance"],
])("the schema refuses %s and says so", (_name, wrong, reason) => {
  const device = { name: "Lamp", price: { from: 100, to: 400 } };
  expect(deviceSchema.safeParse(device).success).toBe(true);
  expect(deviceSchema.safeParse({ ...device, ...wrong }).error?.message).toContain(reason);
});
