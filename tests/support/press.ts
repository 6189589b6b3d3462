import { type Locator, test } from "@playwright/test";

/** By tap or click, as on the device. */
export const press = (target: Locator) =>
  test.info().project.use.hasTouch ? target.tap() : target.click();
