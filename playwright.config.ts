import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, installedChromium } from "./scripts/chromium.js";

const executablePath = installedChromium();

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Tests that depend on the width. Others run once, in a wide window, or set it themselves. */
const PHONE_TOO = /@phone(?!-release)/;

export default defineConfig({
  testMatch: "*.spec.ts",
  globalSetup: "tests/support/shared-site.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the smallest machine's processors, because tests also wait.
  workers: 3,
  // Generous, for busy machines.
  timeout: 120_000,
  // A slow machine does not refuse a right change. `npm test` names at its end what needed a second try.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    // A trace (`--trace on`) takes a quarter more time.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    // Tests that are slow and rarely break are for `npm run test:release` alone: those of tests/release, and
    // in tests/browser the variants, beside the journey that `npm test` has of their feature.
    {
      name: "desktop",
      testDir: "tests/browser",
      grepInvert: /@release|@phone-only/,
      use: DESKTOP,
    },
    {
      name: "phone",
      testDir: "tests/browser",
      grep: PHONE_TOO,
      grepInvert: /@release/,
      use: PHONE,
    },
    { name: "release-desktop", testDir: "tests/release", use: DESKTOP },
    { name: "release-phone", testDir: "tests/release", grep: PHONE_TOO, use: PHONE },
    {
      name: "release-desktop-variants",
      testDir: "tests/browser",
      grep: /@release/,
      grepInvert: /@phone-only/,
      use: DESKTOP,
    },
    {
      name: "release-phone-variants",
      testDir: "tests/browser",
      grep: /@phone-release|@phone.*@release/,
      use: PHONE,
    },
  ],
});
