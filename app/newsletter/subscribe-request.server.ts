import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/services.ts";
import { takeForm } from "#app/sign-ups/sign-up-request.server.ts";

export function takeSignUp(request: Request, context: Readonly<RouterContextProvider>) {
  const { newsletter } = context.get(servicesContext);
  return takeForm(request, context, ({ email, source, honeypot }, clientAddress) =>
    newsletter.subscribe({ email, source, honeypot }, clientAddress),
  );
}
