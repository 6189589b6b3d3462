import { expect, test } from "vitest";
import { findDevice, irradianceRange, listDevices } from "./devices.server.ts";
import { assumedPanel } from "./protocols.ts";

test("a type of device claims no clearance", () => {
  expect(JSON.stringify(listDevices())).not.toMatch(/clear|fda|510/i);
});

test("the mask's irradiance is that of the masks that were tested, with all of their lights on", () => {
  const { irradiance } = findDevice("face-mask");
  expect(irradiance?.basis).toBe("trials");
  expect(irradiance && irradianceRange(irradiance)).toEqual({ from: 6.4, to: 20 });
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
