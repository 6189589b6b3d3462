import { expect, test } from "vitest";
import { findDevice, irradianceRange, isDeviceId, listDevices } from "./devices.server.ts";
import { assumedPanel } from "./protocols.ts";

test("a type of device claims no clearance", () => {
  expect(JSON.stringify(listDevices())).not.toMatch(/clear|fda|510/i);
});

test("the mask's irradiance is that of the masks that were tested, with all of their lights on", () => {
  const { irradiance } = findDevice("face-mask");
  expect(irradiance?.basis).toBe("trials");
  expect(irradiance && irradianceRange(irradiance)).toEqual({ from: 6.4, to: 20 });
});

test.each([
  [[{ id: "bragato-2025", lights: 1 }], { from: 6.4, to: 6.4 }],
  [[{ id: "bragato-2025", lights: 3 }], { from: 19.2, to: 19.2 }],
  [[{ id: "tumilty-2010", lights: 2 }], { from: 120, to: 800 }],
  [
    [
      { id: "bragato-2025", lights: 1 },
      { id: "tumilty-2010", lights: 1 },
    ],
    { from: 6.4, to: 400 },
  ],
] as const)("the irradiance of %j is printed for each light and added up", (studies, range) => {
  const { from, to } = irradianceRange({ basis: "trials", studies });
  expect(from).toBeCloseTo(range.from, 9);
  expect(to).toBeCloseTo(range.to, 9);
});

test("a panel's irradiance is what the doses assume, from 18 inches down to 6", () => {
  for (const id of ["skin-panel", "pain-panel"] as const) {
    const { irradiance } = findDevice(id);
    expect(irradiance && irradianceRange(irradiance)).toEqual({
      from: assumedPanel[18],
      to: assumedPanel[6],
    });
  }
});

test("each device is in the list under its id, and nothing else is a device", () => {
  expect(listDevices()[0]).toEqual(["face-mask", findDevice("face-mask")]);
  for (const [id] of listDevices()) expect(isDeviceId(id), id).toBe(true);
  for (const id of ["chow-2009", "constructor", ""]) expect(isDeviceId(id), id).toBe(false);
});
