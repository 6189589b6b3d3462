import type { Database } from "#app/infra/database.server.ts";
import { clientNetwork, createLimit } from "#app/sign-ups/rate-limits.server.ts";
import { hashOf } from "./tokens.server.ts";

/** Attempts to sign in, an hour. `link`: links by mail for one name. */
export const ATTEMPTS = { client: 20, link: 5 } as const;

/** What is said to who has tried too often. */
export const TOO_OFTEN = "Too many attempts came from your network. Try again in an hour.";

/** How often somebody may try to sign in. In Postgres the count is shared by all servers. */
export type SignInLimits = {
  /** Counts an attempt from there. Returns whether it may go on. @throws {DatabaseUnavailable} */
  countClient(clientAddress: string): Promise<boolean>;
  /** Counts a link by mail for that name, whether there is such an operator or not. */
  countLink(name: string): Promise<boolean>;
};

export function createSignInLimits(database: Database): SignInLimits {
  const byClient = createLimit(database, "desk-client", ATTEMPTS.client);
  const byName = createLimit(database, "desk-link", ATTEMPTS.link);
  return {
    countClient: async (address) => (await byClient(hashOf(clientNetwork(address)))).allowed,
    countLink: async (name) => (await byName(hashOf(name.trim().toLowerCase()))).allowed,
  };
}
