import { clientNetwork, createLimit } from "#app/forms/rate-limits.server.ts";
import type { Database } from "#app/infra/database.server.ts";
import { hashOf } from "./tokens.server.ts";

/** Attempts an hour. `link`: links by mail for one name. */
export const ATTEMPTS = { client: 20, link: 5 } as const;

export const TOO_OFTEN = "Too many attempts came from your network. Try again in an hour.";

/** In Postgres all servers share the counts. */
export type SignInLimits = {
  /** @returns false when the client must wait @throws {DatabaseUnavailable} */
  countClient(clientAddress: string): Promise<boolean>;
  /** Counts unknown names too. */
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
