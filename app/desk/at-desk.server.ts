import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { DatabaseUnavailable } from "#app/infra/database.server.ts";
import { servicesContext } from "#app/services.ts";
import type { Operator } from "./operators.server.ts";
import { sessionCookie } from "./session-cookie.server.ts";
import type { Session } from "./sessions.server.ts";
import { isSame, writeTokenOf } from "./tokens.server.ts";

/** Where who is not signed in is sent. */
export const SIGN_IN = "/desk/sign-in";

/** The name of the hidden field that forms of the desk bring. */
const WRITE_TOKEN = "token";

type Context = Readonly<RouterContextProvider>;

type AtDesk = { session: Session; operator: Operator; writeToken: string };

const deskContext = createContext<AtDesk>();

/** Who is signed in, and what forms have to bring back. Only for what is under the guard of desk.route.tsx. */
export const atDesk = (context: Context): AtDesk => context.get(deskContext);

/** Lets nobody pass who is not signed in. */
export const requireSession: MiddlewareFunction<Response> = async ({ request, context }) => {
  const session = await whoAsks(request, context);
  if (!session) throw redirect(SIGN_IN, 303);
  context.set(deskContext, session);
};

/** Whose session the request's cookie names, if it lasts. @throws a page that says so while the database is away */
export async function whoAsks(request: Request, context: Context): Promise<AtDesk | undefined> {
  const { desk, env } = context.get(servicesContext);
  const token = sessionCookie(env.siteUrl).read(request);
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

/**
 * The fields of a form that was sent from a page of this session.
 * @throws a page that says what to do (403), when it came from elsewhere or its page is too old
 */
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
 * The fields of a form that was sent from a page of this site, whoever sent it.
 * @throws a page that says what to do (403), when it came from elsewhere
 */
export async function readOwnForm(request: Request, context: Context): Promise<FormData> {
  const problem = foreignProblem(request, context);
  if (problem) throw data(problem, 403);
  return request.formData();
}

/** What is said to whoever sends something from elsewhere; undefined where it comes from a page of this site. */
export function foreignProblem(request: Request, context: Context): string | undefined {
  const { origin } = new URL(context.get(servicesContext).env.siteUrl);
  if (request.headers.get("Origin") === origin) return undefined;
  return `Nothing was changed: this was not sent from ${origin}. Open the desk there.`;
}

/**
 * Writes down in the log that the operator did something.
 * @param entry never anything of a reader: an id, a count, a filter
 */
export async function record(
  context: Context,
  entry: { action: string; about: string },
): Promise<void> {
  const { desk } = context.get(servicesContext);
  await desk.log.add({ operator: atDesk(context).operator.name, ...entry });
}
