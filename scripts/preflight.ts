import type { Duty } from "#app/site.config.ts";
import { listSamples } from "#server/samples.ts";

const DUTIES: Record<Duty, string> = {
  claim: "Keep records that prove it, or take it out (FTC Act, section 5).",
  testimonial:
    "Only real words of real customers, with their consent, never invented or bought (16 CFR 465); what they report must be typical, or say what is (16 CFR 255).",
  independence: "Must be true of how the site earns its money; say what is paid for (16 CFR 255).",
  reviewer:
    "Name a physician who has reviewed the pages on skin, pain and hair, and agreed to be named.",
  promise:
    "Keep it: list the registrations (npm run site signups webinar) and write to them. Without SMTP_URL the site sends nothing by itself, and says that you confirm by hand.",
};

// Names every sample and every unproven figure that is still in place.
const { samples, unproven, toFillIn } = listSamples();
if (samples.length + unproven.length + toFillIn.length === 0) {
  console.log("No sample, no unproven figure and no gap in the pages is left.");
} else {
  console.log(
    `${samples.length} samples are still in app/site.config.ts and app/webinar.config.ts:\n`,
  );
  for (const { what, duty } of samples)
    console.log(`- ${what}${duty ? `\n  ${DUTIES[duty]}` : ""}`);
  console.log(`\n${unproven.length} figures without proof are in content/own-figures.yaml:\n`);
  for (const { on, figure, checked } of unproven) {
    console.log(`- Claim on ${on.join(" and ")}: ${figure}`);
    console.log(`  Readers are told: ${checked}`);
  }
  console.log(
    `\n${toFillIn.length} things that only you can say are missing in content/pages. Write each into its page and take its line out of \`fillIn\`; a store of your own has its own pages instead.\n`,
  );
  for (const missing of toFillIn) console.log(`- ${missing}`);
  console.log(
    `\n${DUTIES.claim}\n\nBefore the site goes public, replace each sample and remove its sample(). You may keep a figure that you can prove: name the place of its proof under \`proof\`, and rewrite its \`checked\`.`,
  );
  process.exitCode = 1;
}
