import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { prose, words, wordsWith } from "#app/content/prose-field.ts";
import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { certainties } from "#app/evidence/ledger/ask-first.server.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import * as site from "#app/site.config.ts";
import { fillIn } from "#app/text/fill-in.ts";

const seo = z.strictObject({
  title: words,
  description: words.optional().describe("Left out where it is that of the lists."),
});

const page = z.strictObject({
  seo,
  description: words.describe("One sentence or two, plain text."),
  keywords: z.array(words).readonly().default([]).describe("Further words for the search."),
  updated: z.iso.date().optional().describe("Left out where it is the day of the last change."),
});

const pageWithLead = page.extend({ lead: prose("inline").describe("Below the heading.") });

const note = z.strictObject({ note: words });
const cell = note.extend({ text: words });

/** A heading with a sentence or two. */
const notice = z.strictObject({ title: words, text: words });

/** Other pages have the heading that menus name them by. */
const pageWithTitle = pageWithLead.extend({ title: words.describe("The heading.") });

const ownPagesSchema = z.strictObject({
  "/": pageWithTitle.extend({
    firstMonth: z
      .strictObject({ title: words, text: words })
      .describe("Above the buttons to the first-month guide and the devices."),
    bestUses: words.describe("Above the best-supported uses: how we chose them."),
    guides: words.describe("Below guides, here and on /red-light-101: whose figures they show."),
    order: words.describe("Above all guides, on /red-light-101."),
    contact: wordsWith("email").describe("What the site’s search says of how to reach us."),
    programs: z
      .strictObject({ site: words, disclaimer: words })
      .describe("At the top of /llms.txt, for programs that read the site."),
    disclaimer: words.describe("At the foot of every page, after “Not medical advice.”"),
    verified: words.describe("Above the testimonials: what their mark means."),
  }),
  "/benefits": pageWithTitle.extend({
    chosen: words.describe("Below the cards: which uses they show."),
    disclaimer: words.describe("On each benefit page, after “Not medical advice.”"),
    askFirst: prose("inline").describe("On each benefit page, above the list of who asks first."),
    devices: words.describe("The caption of a benefit page’s table of devices."),
    calendar: prose("inline").describe("Below the form for a calendar of a benefit page’s plan."),
    days: z
      .strictObject({
        start: notice.extend({ text: wordsWith("dose") }),
        look: notice,
        judge: notice,
      })
      .describe("In that calendar."),
    findings: words.describe("Above a benefit page’s uses."),
    findingsDrawn: words.describe("After it, where effects are drawn."),
    askFirstHeading: words.describe("Above that list."),
    unreviewed: words.describe("On a benefit page that no doctor has reviewed."),
    print: z
      .strictObject({ purpose: words, disclaimer: words })
      .describe("At the top of a benefit page’s summary to print."),
  }),
  "/blog": page.extend({
    seo: seo.omit({ title: true }),
    noTopic: notice,
    noTag: notice,
    noPage: notice,
  }),
  "/open-data": pageWithTitle,
  "/dose": pageWithLead,
  "/ask-first": pageWithLead.extend({
    privacy: prose("inline").describe("Below the lead."),
    help: prose("inline").describe("Above the list."),
    note: words.describe("On paper only, above the list. Its date follows."),
    emergencies: words.describe("Above the signs that need help at once."),
    question: words.describe("The heading of the list."),
    groups: z
      .strictObject({
        medicines: words,
        age: words,
        devices: words,
        places: words,
        conditions: words,
      })
      .describe("The headings of its groups."),
    basis: z
      .record(z.enum(certainties), words)
      .describe("What an entry rests on. “about …” follows."),
    next: prose("inline").describe("Below the list, for those who may use the light."),
  }),
  "/devices": pageWithLead.extend({
    choose: words.describe("Above the table, without a use."),
    own: words.describe("Above the fields for a reader’s own device."),
    caption: words.describe("Of the table."),
    fda: words.describe("In the row on the FDA, here and on benefit pages."),
    noStudy: words.describe("Below the table, where we have none."),
    cells: z
      .strictObject({
        price: note,
        anyLight: cell,
        whiteLight: cell,
        fromStudies: note.describe("Below the strength."),
        noPlan: cell,
        otherUse: cell,
        noStudy: cell,
      })
      .describe("What stands in the table, and smaller below it."),
  }),
  "/studies": pageWithLead.extend({
    legend: words.describe("Below the table, after a dashed line: what it means, and the marks."),
    years: words.describe("Above the years."),
    unread: words.describe("Where an address has a mistake."),
    nothing: words.describe("In place of the table."),
    study: z
      .strictObject({
        source: words.describe("Below the finding."),
        retracted: words.describe("Below the title of a paper that its journal took back."),
        repeatable: words.describe("Where all settings are in the summary."),
        lacking: wordsWith("what").describe("Where some are not."),
        notCited: words.describe("In place of the pages that cite it."),
        misprint: words.describe("Where a study’s dose isn’t its strength times its minutes."),
      })
      .describe("On the page of a study."),
    licence: z
      .strictObject({ name: words, terms: words })
      .describe("The terms of the data of studies and uses, here and in the files."),
  }),
  "/plan": pageWithLead.extend({
    help: prose("inline").describe("Beside the form’s button."),
    gate: z
      .strictObject({
        reasons: prose("inline").describe("Below the list of who asks first."),
        confirmed: words.describe("Beside the box that a reader ticks."),
        stored: words.describe("Below the button."),
      })
      .describe("Before a plan is shown."),
    own: words.describe("Above a plan."),
    anyway: wordsWith("doubt").describe("In its place, where studies don’t point to a benefit."),
    unsure: words.describe("Above the reasons why we have no plan."),
    look: words.describe("After the day of the first look."),
    reckoned: z
      .strictObject({
        assumed: wordsWith("strength"),
        own: wordsWith("light"),
        type: wordsWith("name", "light", "basis"),
        strongest: words.describe("After it, of a range. One of the next three follows."),
        upTo: wordsWith("minutes"),
        worn: words.describe("In its place, where the weakest light would take too long."),
        panel: words,
        shorter: words.describe("At the end, for light stronger than in our plan."),
        longer: words,
      })
      .describe("Below the minutes of a session: what they are for."),
    weeks: words.describe("The calendar’s caption, where the light goes with training."),
    days: words.describe("Its caption else."),
    reminders: z
      .strictObject({
        doubt: wordsWith("doubt").describe(
          "Before a session, where studies don’t point to a benefit.",
        ),
        session: words,
        training: words.describe("In place of `session`, where the light goes with training."),
        number: words.describe("Each day."),
        look: words,
        compare: words.describe("On the day of the first look."),
        judge: words,
      })
      .describe("In the calendar that a reader adds to her own."),
    stop: prose("inline").describe("When to stop, whatever the use."),
  }),
  "/diary": pageWithLead,
  "/diary/method": pageWithTitle,
  "/light-in-skin": page,
  "/spec-sheet": pageWithLead,
  "/changes": pageWithLead.extend({
    nothing: words,
    withdrawn: words.describe("What we write now of a study that we cite no more."),
  }),
  "/evidence": page,
  "/webinars/perfectio-x": pageWithTitle.extend({
    found: words.describe("What the site’s own search says of it."),
  }),
});

/** For heads, search, sitemap, llms.txt and social images. */
export const ownPages = fillNumbers(readContent("own-pages.yaml", ownPagesSchema));

type OwnPages = typeof ownPages;
type PathWith<Field extends object> = {
  [Path in keyof OwnPages]: OwnPages[Path] extends Field ? Path : never;
}[keyof OwnPages];

/** What search engines and shared links show. */
export function seoOf(path: PathWith<{ seo: { title: string } }>) {
  const { seo, description } = ownPages[path];
  const title = fillIn(seo.title, { site: site.name });
  return { title, description: seo.description ?? description };
}

export function leadOf(path: PathWith<{ lead: string }>): EvidenceText {
  return startCitations().inline(ownPages[path].lead);
}
