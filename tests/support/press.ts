import { type Locator, test } from "@playwright/test";

/** Presses as the device does. */
export const press = (target: Locator) =>
  test.info().project.use.hasTouch ? target.tap() : target.click();
