import { href, redirect } from "react-router";
import { readDeskForm, record, SIGN_IN } from "#app/desk/at-desk.server.ts";
import { deskContext } from "#app/desk/desk.server.ts";
import type { Route } from "./+types/sign-out.route.ts";
import { sessionCookie } from "./session-cookie.server.ts";

/** A form ends the session; there is no page. */
export const loader = () => redirect(href("/desk"), 303);

export async function action({ request, context }: Route.ActionArgs) {
  await readDeskForm(request, context);
  const desk = context.get(deskContext);
  const cookie = sessionCookie(desk.siteUrl);
  await record(context, { action: "signed out", about: "" });
  await desk.sessions.end(cookie.read(request) ?? "");
  return redirect(SIGN_IN, { status: 303, headers: { "Set-Cookie": cookie.clear() } });
}
