import { data, redirect } from "react-router";
import { MISSING_RESPONSE } from "#app/infra/cache-policy.ts";
import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/shop.route.ts";
import NotFoundRoute, { headers, meta } from "./not-found.route.tsx";

/** /shop leads to the operator's shop when there is one. */
export function loader({ context }: Route.LoaderArgs) {
  const { shopUrl } = context.get(servicesContext).env;
  if (shopUrl) throw redirect(shopUrl);
  return data(null, MISSING_RESPONSE);
}

export { headers, meta };
export default NotFoundRoute;
