import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, installedChromium } from "./scripts/chromium.js";

const executablePath = installedChromium();

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

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
    { name: "desktop", testDir: "tests/browser", use: DESKTOP },
    // Other tests do not depend on the width, or set it themselves.
    { name: "phone", testDir: "tests/browser", grep: /@phone/, use: PHONE },
    // What is slow and rarely breaks, for `npm run test:release` alone.
    { name: "release-desktop", testDir: "tests/release", use: DESKTOP },
    { name: "release-phone", testDir: "tests/release", grep: /@phone/, use: PHONE },
  ],
});
