import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";
import type { Route } from "./+types/desk.route.ts";

/** A POST with the session's token, to its own page unless `action` names another. */
export function DeskForm({ children, ...rest }: Omit<ComponentProps<"form">, "method">) {
  const desk = useRouteLoaderData<Route.ComponentProps["loaderData"]>("desk");
  return (
    <form method="post" {...rest}>
      <input type="hidden" name="token" value={desk?.writeToken ?? ""} />
      {children}
    </form>
  );
}
