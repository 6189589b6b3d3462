import { z } from "zod";
import type { WallClock } from "#app/infra/clock.ts";
import { type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import type { DeskPasskeyRow } from "#app/infra/database-tables.server.ts";
import * as site from "#app/site.config.ts";
import type { Operator } from "./operators.server.ts";
import { hashOf } from "./tokens.server.ts";

/** Loaded when an operator signs in: a start would take a tenth longer. */
const webauthn = () => import("@simplewebauthn/server");

/** Minutes for the browser's answer. */
const CHALLENGE_MINUTES = 5;

/** WebAuthn for operators. Answers are the browser's JSON. */
export type Passkeys = {
  /** Options for a new passkey. The answer is valid once, for five minutes. */
  askForNew(operator: Operator): Promise<object>;
  /** The passkey of an answer, not stored yet; undefined when it is invalid. */
  checkNew(operator: Operator, answer: string): Promise<NewPasskey | undefined>;
  keep(operator: Operator, passkey: NewPasskey, name: string): Promise<void>;
  /** Options for signing in, without a name. The answer is valid once, for five minutes. */
  askForProof(): Promise<object>;
  /** The owner of the passkey; undefined when the answer is invalid. */
  checkProof(answer: string): Promise<Operator | undefined>;
  list(operator: Operator): Promise<ListedPasskey[]>;
  /** Keeps the operator's last passkey. @returns true when it was removed */
  remove(operator: Operator, id: string): Promise<boolean>;
};

/** Times are ISO. */
type ListedPasskey = Pick<DeskPasskeyRow, "id" | "name" | "created_at" | "used_at">;

type NewPasskey = Pick<DeskPasskeyRow, "id" | "public_key" | "transports" | "sign_count">;

/** Passkeys need a host name, and https or this machine. */
export function takesPasskeys(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  if (/^\[|^\d+(\.\d+){3}$/.test(hostname)) return false;
  return protocol === "https:" || /(^|\.)localhost$/.test(hostname);
}

export function createPasskeys(database: Database, clock: WallClock, siteUrl: string): Passkeys {
  const { origin, hostname } = new URL(siteUrl);
  const expected = { expectedOrigin: origin, expectedRPID: hostname } as const;
  const time = (minutes = 0) => new Date(clock() + minutes * 60_000).toISOString();

  const keepChallenge = async <Options extends { challenge: string }>(
    options: Options,
    purpose: string,
  ): Promise<Options> => {
    const row = {
      id: hashOf(options.challenge),
      purpose,
      expires_at: time(CHALLENGE_MINUTES),
    };
    await database.query(async (db) => {
      await db.deleteFrom("desk_challenges").where("expires_at", "<=", time()).execute();
      await db.insertInto("desk_challenges").values(row).execute();
    });
    return options;
  };
  /** True for a known challenge, which is used up then. */
  const spend = (purpose: string) => async (challenge: string) => {
    const { numDeletedRows } = await database.query((db) =>
      db
        .deleteFrom("desk_challenges")
        .where("id", "=", hashOf(challenge))
        .where("purpose", "=", purpose)
        .where("expires_at", ">", time())
        .executeTakeFirst(),
    );
    return numDeletedRows > 0n;
  };
  const list = (operator: Operator) =>
    database.query((db) =>
      db
        .selectFrom("desk_passkeys")
        .selectAll()
        .where("operator_id", "=", operator.id)
        .orderBy("created_at")
        .execute(),
    );

  return {
    async askForNew(operator) {
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: site.name,
        rpID: hostname,
        userName: operator.name,
        userDisplayName: operator.name,
        userID: new TextEncoder().encode(operator.id),
        excludeCredentials: (await list(operator)).map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return keepChallenge(options, newFor(operator));
    },
    async checkNew(operator, answer) {
      const response = read(registration, answer);
      if (!response) return undefined;
      const { verifyRegistrationResponse } = await webauthn();
      const { registrationInfo } = await orNothing(
        verifyRegistrationResponse({
          response,
          ...expected,
          expectedChallenge: spend(newFor(operator)),
          requireUserVerification: true,
        }),
      );
      if (!registrationInfo) return undefined;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const public_key = Buffer.from(publicKey).toString("base64url");
      return { id, public_key, sign_count: counter, transports: transports.join(",") };
    },
    async keep(operator, passkey, name) {
      const row = { ...passkey, operator_id: operator.id, name, created_at: time(), used_at: null };
      await database.query((db) => db.insertInto("desk_passkeys").values(row).execute());
    },
    async askForProof() {
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        userVerification: "required",
      });
      return keepChallenge(options, SIGN_IN);
    },
    async checkProof(answer) {
      const response = read(authentication, answer);
      if (!response) return undefined;
      const passkey = await database.query((db) =>
        db
          .selectFrom("desk_passkeys")
          .innerJoin("desk_operators", "desk_operators.id", "operator_id")
          .select(["desk_passkeys.id", "public_key", "sign_count"])
          .select(["operator_id", "desk_operators.name"])
          .where("desk_passkeys.id", "=", response.id)
          .executeTakeFirst(),
      );
      if (!passkey) return undefined;
      const { id, public_key, sign_count, operator_id, name } = passkey;
      const { verifyAuthenticationResponse } = await webauthn();
      const { verified, authenticationInfo } = await orNothing(
        verifyAuthenticationResponse({
          response,
          ...expected,
          expectedChallenge: spend(SIGN_IN),
          credential: {
            id,
            counter: sign_count,
            publicKey: new Uint8Array(Buffer.from(public_key, "base64url")),
          },
          requireUserVerification: true,
        }),
      );
      if (!verified || !authenticationInfo) return undefined;
      await database.query((db) =>
        db
          .updateTable("desk_passkeys")
          .set({ sign_count: authenticationInfo.newCounter, used_at: time() })
          .where("id", "=", id)
          .execute(),
      );
      return { id: operator_id, name };
    },
    list,
    remove: (operator, id) =>
      database.transaction(async (db) => {
        const own = await db
          .selectFrom("desk_passkeys")
          .select("id")
          .where("operator_id", "=", operator.id)
          .execute();
        if (own.length < 2) return false;
        const { numDeletedRows } = await db
          .deleteFrom("desk_passkeys")
          .where("id", "=", id)
          .where("operator_id", "=", operator.id)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),
  };
}

const SIGN_IN = "sign-in";
const newFor = (operator: Operator) => `new:${operator.id}`;

/** The part that is read here; the library checks the rest and throws. */
const credential = {
  // Postgres refuses some characters, such as NUL, which would look like a broken database.
  id: z.base64url(),
  rawId: z.string(),
  type: z.literal("public-key"),
};
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string()).default([]),
  }),
  clientExtensionResults: z.object({}),
});
const authentication = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
  }),
  clientExtensionResults: z.object({}),
});

function read<Schema extends z.ZodType>(
  schema: Schema,
  answer: string,
): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(answer)).data;
  } catch {
    return undefined;
  }
}

/** The library throws for any invalid answer, which then proves nothing. */
async function orNothing<Proof>(check: Promise<Proof>): Promise<Partial<Proof>> {
  try {
    return await check;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    return {};
  }
}
