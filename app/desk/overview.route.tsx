import { servicesContext } from "#app/services.ts";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/overview.route.ts";
import { DeskPage } from "./desk-page.tsx";
import { listWaiting } from "./overview.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { waiting: await listWaiting(context.get(servicesContext)) };
}

export default function OverviewRoute({ loaderData: { waiting } }: Route.ComponentProps) {
  return (
    <DeskPage title="Overview" intro="What waits for you, a line for each part.">
      <ul className="border-rule border-t">
        {waiting.map(({ part, href, state, due }) => (
          <li
            key={href}
            className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-x-4 sm:gap-x-6 border-rule border-b py-2.5 text-[16px]"
          >
            <TextLink to={href} className="justify-self-start">
              {part}
            </TextLink>
            <span className={due ? "font-semibold" : "text-ink-soft"}>{state}</span>
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}
