import { samples } from "#app/site.config.ts";

/** Before a launch: names every stand-in of app/site.config.ts that is still in place. */
if (samples.length === 0) {
  console.log("No sample is left in app/site.config.ts.");
} else {
  console.log(`${samples.length} samples are still in app/site.config.ts:\n`);
  for (const { what, duty } of samples) console.log(duty ? `- ${what}\n  ${duty}` : `- ${what}`);
  console.log("\nReplace each value and take its sample() away before the site goes public.");
  process.exitCode = 1;
}
