import { pino } from "pino";
import { sessionCookie } from "#app/desk/access/session-cookie.server.ts";
import { writeTokenOf } from "#app/desk/access/tokens.server.ts";
import { createDesk } from "#app/desk/desk.server.ts";
import { createDatabase, type Database } from "#app/infra/database.server.ts";
import { type Answer, ask } from "./ask.ts";
import type { TestDatabase } from "./databases.ts";

export type SignedIn = {
  operator: { id: string; name: string };
  token: string;
  /** The `token` of forms. */
  writeToken: string;
  /** As in the Cookie header; Playwright's `addCookies` takes both with an `url`. */
  cookie: string;
};

/** Makes an operator and a session by the code of signing in. @param site its PUBLIC_SITE_URL and its database */
export async function signIn(
  { siteUrl, database }: { siteUrl: string; database: Database },
  name = "Ada",
): Promise<SignedIn> {
  const { operators, sessions } = createDesk({ database, clock: Date.now, siteUrl });
  const invite = await operators.invite(name);
  const operator = await operators.redeemLink(invite);
  if (!operator) throw new Error("The invite did not work");
  const token = await sessions.begin(operator, { way: "passkey", device: "Firefox on Linux" });
  const [cookie = ""] = sessionCookie(siteUrl).set(token).split(";");
  return { operator, token, writeToken: writeTokenOf(token), cookie };
}

/** The same for a site in another process with these settings. */
export async function signInAt(
  siteUrl: string,
  { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: TestDatabase,
  name?: string,
): Promise<SignedIn> {
  const database = createDatabase({ databaseUrl, dataDir }, pino({ level: "silent" }));
  try {
    return await signIn({ siteUrl, database }, name);
  } finally {
    await database.close();
  }
}

/** Does not follow redirects. */
export function deskBrowser(url: string, siteUrl: string, { cookie, writeToken }: SignedIn) {
  const get = (path: string): Promise<Answer> => ask(url + path, { headers: { Cookie: cookie } });
  const post = (path: string, fields: Record<string, string> = {}): Promise<Answer> =>
    ask(url + path, {
      method: "POST",
      headers: {
        Cookie: cookie,
        Origin: siteUrl,
        "Content-Type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({ token: writeToken, ...fields }).toString(),
    });
  return { get, post };
}
