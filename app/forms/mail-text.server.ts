import { href } from "react-router";
import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { readProse } from "#app/content/prose.ts";
import { prose, withPlaces, words } from "#app/content/prose-field.ts";
import { fillNumbers, inBraces } from "#app/evidence/ledger/fill-numbers.server.ts";
import { findStudy, type StudyId } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { isElement } from "#app/text/text.ts";
import { typeset } from "#app/text/typeset.ts";
import type { MailProse } from "./mail-layout.ts";

/** The words of a mail. `{site}` and other names in braces stand for a value. */
const mailSchema = z.strictObject({
  subject: words,
  subjectOfOne: words.optional().describe("Instead of `subject`, for news of one change."),
  title: words.optional().describe("The heading, where it is not the subject."),
  paragraphs: z.array(prose("inline")).min(1).readonly().describe("Of news, for each change."),
  button: words,
  note: words.optional().describe("Small, below the button."),
  reason: words.describe("Why the reader gets this mail: at its end."),
  unsubscribe: words.describe("The link that ends such mails."),
  unsubscribeTopic: words.optional().describe("The same for one topic alone."),
});

type MailText = Omit<z.output<typeof mailSchema>, "paragraphs"> & {
  readonly title: string;
  readonly paragraphs: readonly MailProse[];
};

/**
 * @param file of content/mails/, without its ending
 * @param names that its texts have in braces, each in one text at least
 * @returns the texts with values in place of the names
 * @throws Error with each name that is missing, and the line of one that this mail has no value for
 */
export function readMail<Name extends string>(
  file: string,
  names: readonly Name[],
  content = contentFolder,
): (values: Readonly<Record<Name, string>>) => MailText {
  const schema = withPlaces(mailSchema, names);
  const { paragraphs, ...mail } = fillNumbers(
    readContent(`mails/${file}.yaml`, schema, content),
    inBraces,
  );
  const texts = Object.entries({ ...mail, title: mail.title ?? mail.subject });
  const proses = paragraphs.map((text) => readProse(text, "inline", cite));
  return (values) => {
    const fill = (text: string) => fillIn(text, values);
    const filled = texts.map(([field, text = ""]) => [field, fill(typeset(text))]);
    return {
      ...Object.fromEntries(filled),
      paragraphs: proses.map((text) => fillWords(text, fill)),
    } as MailText;
  };
}

function cite(ids: readonly string[]) {
  return {
    studies: ids.map((id) => ({
      name: nameStudy(findStudy(id as StudyId)),
      path: href("/studies/:id", { id }),
    })),
  };
}

function fillWords(text: MailProse, fill: (words: string) => string): MailProse {
  return text.map((node) => {
    if (typeof node === "string") return fill(node);
    return isElement(node) ? { ...node, children: fillWords(node.children, fill) } : node;
  });
}
