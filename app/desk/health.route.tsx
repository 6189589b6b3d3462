import { href, redirect } from "react-router";
import { purgesContext } from "#app/infra/purges.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/health.route.ts";
import { counted, formatBytes, formatCount, formatMilliseconds, formatShare } from "./amounts.ts";
import { readDeskForm, record } from "./at-desk.server.ts";
import { DeskForm } from "./desk-form.tsx";
import { DeskPage, DeskSection } from "./desk-page.tsx";
import { type DeskColumn, DeskTable } from "./desk-table.tsx";
import { Facts } from "./facts.tsx";
import { type Health, readHealth } from "./health.server.ts";
import { TimeText } from "./time-text.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return readHealth(context);
}

/** The page's only action renews all pages. */
export async function action({ request, context }: Route.ActionArgs) {
  await readDeskForm(request, context);
  const purges = context.get(purgesContext);
  await purges.purge();
  await record(context, { action: "made all pages anew", about: "" });
  throw redirect(`${href("/desk/health")}?done=purged`, 303);
}

export default function HealthRoute({ loaderData: health }: Route.ComponentProps) {
  const { server } = health;
  return (
    <DeskPage
      title="Health"
      intro={
        <>
          {`Server ${server.name}, running since `}
          <TimeText iso={server.startedAt} /> (UTC). Of several servers each shows its own memory,
          caches, slow pages and problems; open the page again to see another one’s. What goes on
          over days is in Prometheus and in the log.
        </>
      }
      done={{
        purged:
          "Pages and the store’s answers are made anew. Other servers follow within seconds; nginx shows what it has for a minute more.",
      }}
      actions={
        <DeskForm>
          <Button type="submit" variant="secondary" size="sm">
            Make all pages anew
          </Button>
        </DeskForm>
      }
    >
      <StoreFacts store={health.store} />
      <DatabaseFacts health={health} />
      <ServerFacts health={health} />
      <DeskSection
        title="Slow pages"
        intro="Of the last thousand pages that this server made, the slowest of each route."
      >
        <DeskTable
          caption="The slowest page of each route"
          columns={SLOW}
          rows={health.slowPages}
          rowKey={({ route }) => route}
          empty="This server has made no page yet."
        />
      </DeskSection>
      <DeskSection
        title="Last problems"
        intro="The last fifty warnings and errors of this server since it started. A reader who saw an error can tell you its id; the log has the rest."
      >
        <DeskTable
          caption="The last problems, newest first"
          columns={PROBLEMS}
          rows={health.problems.map((problem, position) => ({ ...problem, position }))}
          rowKey={({ position }) => String(position)}
          empty="Nothing went wrong."
        />
      </DeskSection>
    </DeskPage>
  );
}

function StoreFacts({ store }: Pick<Health, "store">) {
  const { name, versionAsked, versionAnswered } = store;
  const time = (iso: string | undefined) => iso && <TimeText iso={iso} />;
  return (
    <DeskSection title="Store">
      <Facts
        facts={{
          Store: name ? `${name}, blog ${store.blog}` : "The embedded one, over content",
          "API version":
            versionAsked &&
            (versionAnswered && versionAnswered !== versionAsked
              ? `Asked for ${versionAsked}, and ${versionAnswered} answers: set STOREFRONT_API_VERSION`
              : versionAsked),
          "Last answer": time(store.answeredAt) ?? "None since the start",
          State: stateOf(store),
          Throttled:
            store.throttled > 0 ? (
              <>
                {counted(store.throttled, "time")} since the start, last{" "}
                <TimeText iso={store.throttledAt ?? ""} />
              </>
            ) : (
              "Not since the start"
            ),
          "Articles held":
            store.articles === undefined
              ? "None could be read"
              : `${formatCount(store.articles)}${store.isRead ? "" : ", and older ones are still being read"}`,
        }}
      />
    </DeskSection>
  );
}

function stateOf({ fails, pausedUntil }: Health["store"]) {
  if (pausedUntil) {
    return (
      <strong>
        It fails, and is left alone until <TimeText iso={pausedUntil} />
      </strong>
    );
  }
  return fails ? <strong>Its last answer was none: readers see older pages</strong> : "It answers";
}

function DatabaseFacts({ health: { database, outbox, disk } }: { health: Health }) {
  return (
    <DeskSection title="Database and mail">
      <Facts
        facts={{
          Database: database ? (
            `${database.engine === "sqlite" ? "SQLite" : "Postgres"}, ${formatBytes(database.bytes)}`
          ) : (
            <strong>It can’t be used. The log says why</strong>
          ),
          "Last back-up":
            database &&
            (database.backedUpAt ? (
              <TimeText iso={database.backedUpAt} />
            ) : (
              <strong>
                None is known.{" "}
                {database.engine === "sqlite"
                  ? "npm run site signups backup FILE makes one"
                  : "Run npm run site signups backed-up after pg_dump"}
              </strong>
            )),
          "Free on the disk":
            disk && `${formatBytes(disk.free)} of ${formatBytes(disk.size)}, ${disk.directory}`,
          Mails: outbox && (
            <>
              {outbox.sendsMail ? "" : "No mail is sent: SMTP_URL is not set. "}
              {`${counted(outbox.waiting, "mail")} waiting, `}
              {outbox.failed > 0 ? (
                <strong>{`${formatCount(outbox.failed)} failed`}</strong>
              ) : (
                "none failed"
              )}
              {outbox.unknown > 0 && `, ${formatCount(outbox.unknown)} not known`}
            </>
          ),
          "Oldest that waits": outbox?.oldest && <TimeText iso={outbox.oldest} />,
        }}
      />
    </DeskSection>
  );
}

function ServerFacts({ health: { server, pageCache, storeCache } }: { health: Health }) {
  const { memory, delay } = server;
  const hits = (rate: number | undefined, asked: number) =>
    rate === undefined
      ? ", not asked yet"
      : `, ${formatShare(rate)} of ${counted(asked, "request")} answered from it`;
  return (
    <DeskSection title="This server">
      <Facts
        facts={{
          Memory: `${formatBytes(memory.resident)}, of it ${formatBytes(memory.heap)} JavaScript (${formatBytes(memory.heapLimit)} at most)`,
          "Event loop":
            delay &&
            `Late by ${formatMilliseconds(delay.median)} in the last minute, ${formatMilliseconds(delay.p99)} one time in a hundred, ${formatMilliseconds(delay.worst)} at worst`,
          "Page cache":
            pageCache &&
            `${counted(pageCache.entries, "page")}, ${formatBytes(pageCache.bytes)}${hits(pageCache.hitRate, pageCache.asked)}`,
          "Store’s answers": `${counted(storeCache.entries, "answer")}${hits(storeCache.hitRate, storeCache.asked)}`,
        }}
      />
    </DeskSection>
  );
}

const SLOW: DeskColumn<Health["slowPages"][number]>[] = [
  { header: "Route", rowHeader: true, cell: ({ route }) => <code>{route}</code> },
  { header: "Slowest", numeric: true, cell: ({ slowest }) => formatMilliseconds(slowest) },
  { header: "Median", numeric: true, cell: ({ median }) => formatMilliseconds(median) },
  { header: "Made", numeric: true, cell: ({ renders }) => formatCount(renders) },
  {
    header: "Which, and when (UTC)",
    cell: ({ path, at }) => (
      <>
        {path}, <TimeText iso={at} />
      </>
    ),
  },
];

const PROBLEMS: DeskColumn<Health["problems"][number] & { position: number }>[] = [
  { header: "Time (UTC)", cell: ({ at }) => <TimeText iso={at} /> },
  {
    header: "What",
    rowHeader: true,
    cell: ({ message, level }) => (level === "error" ? message : `Warning: ${message}`),
  },
  { header: "Why", cell: ({ cause }) => <span className="wrap-anywhere">{cause ?? "–"}</span> },
  { header: "Page", cell: ({ path }) => path ?? "–" },
  { header: "Id", cell: ({ errorId }) => (errorId ? <code>{errorId}</code> : "–") },
];
