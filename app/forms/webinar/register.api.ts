import { postOnly, takeForm } from "#app/forms/sign-up-request.server.ts";
import type { Route } from "./+types/register.api.ts";
import { registrationsContext } from "./registrations.server.ts";

/** The form's script. A browser without it posts to the webinar's page. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const registrations = context.get(registrationsContext);
  const { outcome, init } = await takeForm(registrations, request, context);
  return Response.json(outcome, init);
}

export const loader = postOnly;
