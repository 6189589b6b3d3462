import { postOnly, takeForm } from "#app/forms/sign-up-request.server.ts";
import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/register.api.ts";

/** The form's script. A browser without it posts to the webinar's page. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { registrations } = context.get(servicesContext);
  const { outcome, init } = await takeForm(registrations, request, context);
  return Response.json(outcome, init);
}

export const loader = postOnly;
