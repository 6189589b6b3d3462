import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, installedChromium } from "./scripts/chromium.js";

const executablePath = installedChromium();

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "*.spec.ts",
  globalSetup: "tests/support/shared-site.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the smallest machine's processors, because tests also wait.
  workers: 3,
  // Generous, for busy machines.
  timeout: 120_000,
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
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
    {
      name: "phone",
      // Other tests do not depend on the width, or set it themselves.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
