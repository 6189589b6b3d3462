import type { Desk } from "#app/desk/desk.server.ts";
import { mailAddress } from "#app/forms/mail-address.server.ts";
import { layOutMail } from "#app/forms/mail-layout.ts";
import type { Outbox } from "#app/forms/outbox.server.ts";
import * as site from "#app/site.config.ts";
import { LINK_MINUTES } from "./operators.server.ts";

/** Answers any name alike, so that nobody learns who is an operator. */
export async function mailLink(name: string, desk: Desk, outbox: Outbox): Promise<void> {
  const operator = await desk.operators.find(name);
  if (!operator?.email || !(await desk.limits.countLink(name))) return;
  const to = mailAddress.parse(operator.email);
  await desk.operators.makeLink("mail", operator.id, async (db, token) => {
    // An unsent older mail has an invalid link by now, and would keep this one out.
    await db
      .deleteFrom("outbox")
      .where("recipient_key", "=", to.key)
      .where("kind", "=", KIND)
      .where("state", "=", "waiting")
      .execute();
    await outbox.add(db, { kind: KIND, to, ...write(token, desk.siteUrl) });
  });
  outbox.wake();
}

const KIND = "desk-sign-in";

function write(token: string, siteUrl: string) {
  const link = `${siteUrl}/desk/invite/${token}`;
  const bodies = layOutMail(
    {
      title: "Sign in to the desk",
      paragraphs: [[`Open this link in the browser from which ${site.name} was asked for it.`]],
      button: { label: "Sign in", href: link },
      note: `It works once, and for ${LINK_MINUTES.mail} minutes. If the button does nothing, open this address: ${link}`,
      reason: "If you did not ask for it, do nothing: nobody gets in without this mail.",
      unsubscribe: [],
    },
    siteUrl,
  );
  return { subject: `Sign in to the desk of ${site.name}`, unsubscribeUrl: "", ...bodies };
}
