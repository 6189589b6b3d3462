import { compareWithBudgets } from "../tests/release/budgets.ts";
import { weighPages } from "../tests/release/weigh-pages.ts";
import { startServer } from "../tests/support/running-server.ts";
import { PROJECT } from "./project.js";
import { buildWhenStale } from "./site-build.js";

// A part of `npm run check`, which it never fails: names the pages that are near a budget or above it.
await buildWhenStale(PROJECT);
const { url, end } = await startServer();
const { above, near } = compareWithBudgets(await weighPages(url));
await end();
for (const page of above) console.log(`Above its budget, so that the release run fails: ${page}`);
for (const page of near) console.log(`Near its budget: ${page}`);
if (above.length + near.length === 0) console.log("Every page is well within its budgets.");
