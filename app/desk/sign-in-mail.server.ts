import type { Services } from "#app/services.ts";
import { mailAddress } from "#app/sign-ups/mail-address.ts";
import { layOutMail } from "#app/sign-ups/mail-layout.ts";
import * as site from "#app/site.config.ts";
import { LINK_MINUTES } from "./operators.server.ts";

/**
 * Sends an operator of that name, who has a mail address, a link that signs in. Whoever asked is told the same
 * whatever comes of it, and at once, so that nobody learns who is an operator here.
 */
export async function mailLink(
  { desk, database, outbox, env }: Pick<Services, "desk" | "database" | "outbox" | "env">,
  name: string,
): Promise<void> {
  const operator = await desk.operators.find(name);
  if (!operator?.email || !(await desk.limits.countLink(name))) return;
  const token = await desk.operators.makeLink("mail", operator.id);
  const link = `${env.siteUrl}/desk/invite/${token}`;
  const bodies = layOutMail(
    {
      title: "Sign in to the desk",
      paragraphs: [`Open this link in the browser from which ${site.name} was asked for it.`],
      button: { label: "Sign in", href: link },
      note: `It works once, and for ${LINK_MINUTES.mail} minutes. If the button does nothing, open this address: ${link}`,
      reason: "If you did not ask for it, do nothing: nobody gets in without this mail.",
      unsubscribe: [],
    },
    env.siteUrl,
  );
  const to = mailAddress.parse(operator.email);
  const subject = `Sign in to the desk of ${site.name}`;
  const mail = { kind: "desk-sign-in", to, subject, unsubscribeUrl: "", ...bodies };
  await database.transaction((db) => outbox.add(db, mail));
  outbox.wake();
}
