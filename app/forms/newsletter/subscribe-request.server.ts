import type { RouterContextProvider } from "react-router";
import { takeForm } from "#app/forms/sign-up-request.server.ts";
import { servicesContext } from "#app/services.ts";

export function takeSignUp(request: Request, context: Readonly<RouterContextProvider>) {
  const { newsletter } = context.get(servicesContext);
  return takeForm(request, context, ({ email, source, honeypot }, clientAddress) =>
    newsletter.subscribe({ email, source, honeypot }, clientAddress),
  );
}
