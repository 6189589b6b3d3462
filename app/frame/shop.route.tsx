import { redirect } from "react-router";
import { envContext } from "#app/infra/env.server.ts";
import type { Route } from "./+types/shop.route.ts";
import NotFoundRoute, { headers, meta, loader as missing } from "./not-found.route.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  const { shopUrl } = context.get(envContext);
  if (shopUrl) throw redirect(shopUrl);
  return missing({ url });
}

export { headers, meta };
export default NotFoundRoute;
