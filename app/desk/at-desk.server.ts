import {
  createContext,
  data,
  href,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { DatabaseUnavailable } from "#app/infra/database.server.ts";
import { requestContext } from "#app/infra/request-facts.ts";
import type { Operator } from "./access/operators.server.ts";
import { sessionCookie } from "./access/session-cookie.server.ts";
import type { Session } from "./access/sessions.server.ts";
import { TOO_OFTEN } from "./access/sign-in-limits.server.ts";
import { isSame, writeTokenOf } from "./access/tokens.server.ts";
import { deskContext } from "./desk.server.ts";

export const SIGN_IN = href("/desk/sign-in");

/** The hidden field of the desk's forms. */
const WRITE_TOKEN = "token";

type Context = Readonly<RouterContextProvider>;

type AtDesk = { session: Session; operator: Operator; writeToken: string };

const atDeskContext = createContext<AtDesk>();

/** The operator and the token of forms. Only below desk.route.tsx. */
export const atDesk = (context: Context): AtDesk => context.get(atDeskContext);

/** Sends requests without a valid session to the sign-in page (303). */
export const requireSession: MiddlewareFunction<Response> = async ({ request, context }) => {
  const session = await whoAsks(request, context);
  if (!session) throw redirect(SIGN_IN, 303);
  context.set(atDeskContext, session);
};

/** @throws a page that says so while the database is unavailable */
export async function whoAsks(request: Request, context: Context): Promise<AtDesk | undefined> {
  const desk = context.get(deskContext);
  const token = sessionCookie(desk.siteUrl).read(request);
  if (!token) return undefined;
  try {
    const session = await desk.sessions.use(token);
    return session && { session, operator: session.operator, writeToken: writeTokenOf(token) };
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw data(AWAY, 503);
    throw error;
  }
}

const AWAY = "The database can’t be used right now. The log says why. Try again in a minute.";

/** The fields of a form from this session. @throws a page with advice (403) for any other */
export async function readDeskForm(request: Request, context: Context): Promise<FormData> {
  const { writeToken } = atDesk(context);
  const form = await readOwnForm(request, context);
  if (!isSame(String(form.get(WRITE_TOKEN) ?? ""), writeToken)) {
    throw data(
      "The page was too old: you have signed in again since. Open it anew and repeat.",
      403,
    );
  }
  return form;
}

/**
 * The fields of a form from this site. @throws a page with advice (403) for any other, and for what is no form (400),
 * which counts as an attempt to sign in (429)
 */
export async function readOwnForm(request: Request, context: Context): Promise<FormData> {
  const problem = foreignProblem(request, context);
  if (problem) throw data(problem, 403);
  try {
    return await request.formData();
  } catch {
    const desk = context.get(deskContext);
    const mayTry = await desk.limits.countClient(context.get(requestContext).clientAddress);
    throw mayTry ? data("The form could not be read. Send it again.", 400) : data(TOO_OFTEN, 429);
  }
}

/** The message for a request from another site; undefined for this one. */
export function foreignProblem(request: Request, context: Context): string | undefined {
  const { origin } = new URL(context.get(deskContext).siteUrl);
  if (request.headers.get("Origin") === origin) return undefined;
  return `Nothing was changed: this was not sent from ${origin}. Open the desk there.`;
}

/** Writes the desk's log. @param entry never anything about a reader: an id, a count, a filter */
export async function record(
  context: Context,
  entry: { action: string; about: string },
): Promise<void> {
  const desk = context.get(deskContext);
  await desk.log.add({ operator: atDesk(context).operator.name, ...entry });
}
