import { type Logger, pino } from "pino";
import { afterEach, beforeEach } from "vitest";
import type { Metrics } from "#app/infra/metrics.server.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";

export type Surroundings = {
  /** Milliseconds since 1970. A test moves it on. */
  now: number;
  clock: () => number;
  log: Logger;
  logged: string;
  mailServer: MailServer;
};

/** A steady clock that does not move, and no waiting. */
export const STILL = { now: () => 0, wait: async () => {} };

/** The clock begins at nine in the morning of 2026-11-21 (UTC). */
export function surroundings(): Surroundings {
  const around: Omit<Surroundings, "mailServer"> & { mailServer?: MailServer } = {
    now: 0,
    clock: () => around.now,
    log: pino({ level: "debug" }, { write: (line) => (around.logged += line) }),
    logged: "",
  };
  beforeEach(async () => {
    around.now = Date.parse("2026-11-21T09:00:00Z");
    around.logged = "";
    around.mailServer = await startMailServer();
  });
  afterEach(() => around.mailServer?.close());
  return around as Surroundings;
}

/** Such as `{ "newsletter stored": 1 }`. */
export async function countedSignUps({
  signUps,
}: Pick<Metrics, "signUps">): Promise<Record<string, number>> {
  const { values } = await signUps.get();
  return Object.fromEntries(
    values.map(({ labels, value }) => [`${labels.kind} ${labels.result}`, value]),
  );
}
