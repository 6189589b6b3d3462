import { data, href, redirect } from "react-router";
import { atDesk, readDeskForm, record } from "#app/desk/at-desk.server.ts";
import { DeskForm } from "#app/desk/desk-form.tsx";
import { DeskPage } from "#app/desk/desk-page.tsx";
import { erasePerson } from "#app/forms/erase.server.ts";
import { findPerson } from "#app/forms/people.server.ts";
import { clockContext } from "#app/infra/clock.ts";
import { databaseContext } from "#app/infra/database.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/erase-person.route.ts";
import { heldInWords } from "./people-words.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const person = await findPerson(context.get(databaseContext), params.id);
  if (!person) throw data(null, 404);
  const { email, newsletter, alerts, registrations, mails } = person;
  return {
    id: params.id,
    email,
    held: heldInWords({
      newsletter: newsletter ? 1 : 0,
      alerts: alerts?.topics.length ?? 0,
      webinar: registrations.length,
      mails: mails.length,
    }),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  await readDeskForm(request, context);
  const database = context.get(databaseContext);
  const clock = context.get(clockContext);
  const person = await findPerson(database, params.id);
  if (!person) return redirect(`${href("/desk/people")}?done=gone`, 303);
  const { operator } = atDesk(context);
  const now = new Date(clock()).toISOString();
  const receipt = await erasePerson(database, person.emailKey, operator.name, now);
  const about = `receipt ${receipt.id}: ${heldInWords(receipt)}`;
  await record(context, { action: "erased a person", about });
  return redirect(href("/desk/people/erased/:id", { id: receipt.id }), 303);
}

export default function ErasePersonRoute({
  loaderData: { id, email, held },
}: Route.ComponentProps) {
  return (
    <DeskPage title="Erase this person?">
      <div className="max-w-[42rem] space-y-4">
        <p>
          <strong className="break-all">{email}</strong> is removed from every table, for good:{" "}
          {held}, the mark of an address that takes no mail, and what is counted against abuse.
          Mails that wait are not sent.
        </p>
        <p className="text-ink-soft">
          Who only wants no more mail is better unsubscribed: an erased address can be signed up
          again by anyone. Back-ups and exported lists still have the person.
        </p>
        <DeskForm className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit">Erase for good</Button>
          <TextLink to={href("/desk/people/:id", { id })}>Keep them</TextLink>
        </DeskForm>
      </div>
    </DeskPage>
  );
}
