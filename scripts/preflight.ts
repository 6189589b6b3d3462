import { loadBenefit } from "#app/benefits/benefit-content.server.ts";
import { benefits } from "#app/benefits/benefits.ts";
import { type Duty, samples } from "#app/site.config.ts";

const DUTIES: Record<Duty, string> = {
  claim: "Keep records that prove it, or take it out (FTC Act, section 5).",
  testimonial:
    "Only real words of real customers, with their consent, never invented or bought (16 CFR 465); what they report must be typical, or say what is (16 CFR 255).",
  independence: "Must be true of how the site earns its money; say what is paid for (16 CFR 255).",
  reviewer:
    "Name a physician who has reviewed the pages on skin, pain and hair, and agreed to be named.",
  promise:
    "Keep it: list the registrations (npm run signups -- webinar) and write to them. Without SMTP_URL the site sends nothing by itself, and says that you confirm by hand.",
};

// Before a launch: names every stand-in and every unproven figure that is still in place.
// Loading a benefit page registers its figures.
await Promise.all(benefits.map(({ slug }) => loadBenefit(slug)));
if (samples.length === 0) {
  console.log("No sample is left in app/site.config.ts and app/benefits/content.");
} else {
  console.log(
    `${samples.length} samples are still in app/site.config.ts and app/benefits/content:\n`,
  );
  for (const { what, duty } of samples)
    console.log(`- ${what}${duty ? `\n  ${DUTIES[duty]}` : ""}`);
  console.log(
    "\nBefore the site goes public, replace each value and take its sample() away. A claim that you can prove stays: take away its claim() or pageClaim().",
  );
  process.exitCode = 1;
}
