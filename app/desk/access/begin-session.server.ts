import { href, type RouterContextProvider, redirect } from "react-router";
import { deskContext } from "#app/desk/desk.server.ts";
import type { DeskSessionRow } from "#app/infra/database-tables.server.ts";
import { deviceOf } from "./browser-name.ts";
import type { Operator } from "./operators.server.ts";
import { sessionCookie } from "./session-cookie.server.ts";

/** Starts a new session and ends the browser's old one. @returns the redirect with the cookie */
export async function beginSession(
  request: Request,
  context: Readonly<RouterContextProvider>,
  operator: Operator,
  way: DeskSessionRow["way"],
): Promise<Response> {
  const desk = context.get(deskContext);
  const cookie = sessionCookie(desk.siteUrl);
  const older = cookie.read(request);
  if (older) await desk.sessions.end(older);
  const device = deviceOf(request.headers.get("User-Agent") ?? "");
  const token = await desk.sessions.begin(operator, { way, device });
  await desk.log.add({ operator: operator.name, action: "signed in", about: `${way}, ${device}` });
  return redirect(href("/desk"), { status: 303, headers: { "Set-Cookie": cookie.set(token) } });
}
