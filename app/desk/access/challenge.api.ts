import { foreignProblem } from "#app/desk/at-desk.server.ts";
import { deskContext } from "#app/desk/desk.server.ts";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { requestContext } from "#app/infra/request-facts.ts";
import type { Route } from "./+types/challenge.api.ts";
import { TOO_OFTEN } from "./sign-in-limits.server.ts";

/** The challenge for a passkey: a new one for a link's operator, else a known one. */
export async function action({ request, context }: Route.ActionArgs) {
  const foreign = foreignProblem(request, context);
  if (foreign) return answer({ error: foreign }, 403);
  const desk = context.get(deskContext);
  const { clientAddress } = context.get(requestContext);
  if (!(await desk.limits.countClient(clientAddress))) return answer({ error: TOO_OFTEN }, 429);
  const form = await request.formData().catch(() => undefined);
  if (!form) return answer({ error: "The form could not be read. Try again." }, 400);
  const link = form.get("link");
  if (link === null) return answer(await desk.passkeys.askForProof());
  const operator = await desk.operators.checkLink(String(link));
  if (!operator) return answer({ error: "This link does not work any more." }, 404);
  return answer(await desk.passkeys.askForNew(operator));
}

const answer = (body: object, status = 200) =>
  Response.json(body, { status, headers: { "Cache-Control": CACHE_POLICY.failure } });
