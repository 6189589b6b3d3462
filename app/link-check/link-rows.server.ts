import { randomUUID } from "node:crypto";
import type { ArticleFinding } from "#app/articles/article-findings.server.ts";
import type { Database } from "#app/infra/database.server.ts";
import type { LinkRow } from "#app/infra/database-tables.server.ts";

/** The table knows since when a link fails. */
export type CheckedLink = Omit<LinkRow, "failing_since">;

/** `since` is ISO, `articles` are some slugs. */
type FailingLink = {
  href: string;
  state: "dead" | "unsure";
  problem: string;
  since: string;
  articles: string[];
};

/** @throws {DatabaseUnavailable} */
export async function writeLink(database: Database, link: CheckedLink): Promise<void> {
  const failing = link.state === "ok" ? null : link.checked_at;
  await database.query((db) =>
    db
      .insertInto("links")
      .values({ ...link, failing_since: failing })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ fn, ref }) => ({
          ...link,
          failing_since:
            failing && fn.coalesce(ref("links.failing_since"), ref("excluded.failing_since")),
        })),
      )
      .execute(),
  );
}

/** Working links with the time of their last check, by id. @throws {DatabaseUnavailable} */
export async function listRecentlyFine(
  database: Database,
  after: string,
): Promise<Map<string, string>> {
  const rows = await database.query((db) =>
    db
      .selectFrom("links")
      .select(["id", "checked_at"])
      .where("state", "=", "ok")
      .where("checked_at", ">", after)
      .execute(),
  );
  return new Map(rows.map(({ id, checked_at }) => [id, checked_at]));
}

/** Deletes links that the check from this time on did not meet. @throws {DatabaseUnavailable} */
export async function forgetLinks(database: Database, begunAt: string): Promise<void> {
  await database.query((db) => db.deleteFrom("links").where("seen_at", "<", begunAt).execute());
}

/** Replaces the findings of the last check. @throws {DatabaseUnavailable} */
export async function writeFindings(
  database: Database,
  findings: readonly ArticleFinding[],
): Promise<void> {
  await database.transaction(async (db) => {
    await db.deleteFrom("article_findings").execute();
    const rows = findings.slice(0, MOST_FINDINGS).map((row) => ({ id: randomUUID(), ...row }));
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      await db
        .insertInto("article_findings")
        .values(rows.slice(start, start + AT_ONCE))
        .execute();
    }
  });
}

/** Dead links first. @throws {DatabaseUnavailable} */
export async function listToMend(
  database: Database,
): Promise<{ links: number; failing: FailingLink[]; findings: ArticleFinding[] }> {
  return database.query(async (db) => {
    const { links } = await db
      .selectFrom("links")
      .select(({ fn }) => fn.countAll().as("links"))
      .executeTakeFirstOrThrow();
    const failing = await db
      .selectFrom("links")
      .selectAll()
      .where("state", "<>", "ok")
      .orderBy("state")
      .orderBy("failing_since")
      .orderBy("href")
      .limit(MOST_SHOWN)
      .execute();
    const findings = await db
      .selectFrom("article_findings")
      .select(["article", "text"])
      .orderBy("article")
      .limit(MOST_SHOWN)
      .execute();
    return {
      links: Number(links),
      failing: failing.flatMap(({ href, state, problem, failing_since, checked_at, articles }) =>
        state === "ok"
          ? []
          : [
              {
                href,
                state,
                problem: problem ?? "",
                since: failing_since ?? checked_at,
                articles: articles.split(" ").filter(Boolean),
              },
            ],
      ),
      findings,
    };
  });
}

const AT_ONCE = 200;
const MOST_FINDINGS = 2_000;
const MOST_SHOWN = 200;
