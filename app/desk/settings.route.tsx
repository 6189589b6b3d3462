import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/settings.route.ts";
import { DeskPage, DeskSection } from "./desk-page.tsx";
import { type DeskColumn, DeskTable } from "./desk-table.tsx";
import { listEnvironment, listSiteConfig, type Setting } from "./settings.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext);
  return { environment: listEnvironment(env), config: listSiteConfig() };
}

const COLUMNS: DeskColumn<Setting>[] = [
  {
    header: "Setting",
    rowHeader: true,
    cell: ({ name }) => <code className="font-medium text-[13px]">{name}</code>,
  },
  { header: "Value", cell: ({ value }) => value },
  { header: "Set in", cell: ({ setIn }) => setIn },
];

export default function SettingsRoute({
  loaderData: { environment, config },
}: Route.ComponentProps) {
  const table = (caption: string, rows: Setting[]) => (
    <DeskTable
      caption={caption}
      columns={COLUMNS}
      rows={rows}
      rowKey={({ name }) => name}
      empty="None."
    />
  );
  return (
    <DeskPage
      title="Settings"
      intro="They are read here and changed where they are set. What each is for is said there."
    >
      <DeskSection
        title="Environment"
        intro="As this server read it when it started. Secrets and passwords are not shown. .env.example describes all of it; start the server again after a change."
      >
        {table("Environment", environment)}
      </DeskSection>
      <DeskSection
        title="Who publishes the site"
        intro="Build the site again after a change. npm run preflight lists what is still a sample."
      >
        {table("Who publishes the site", config)}
      </DeskSection>
    </DeskPage>
  );
}
