import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** "drop" and "stall" happen after the whole mail, "drop-early" at its beginning, "stall-early" before. */
type Mood =
  | "accept"
  | "refuse"
  | "refuse-relay"
  | "busy"
  | "reject-mail"
  | "stall"
  | "stall-early"
  | "drop"
  | "drop-early"
  | Refusal;

export type Refusal = { at: "RCPT" | "DATA"; code: number; text: string };

/** Without the line breaks of its transport. */
type ReceivedMail = { to: string; raw: string };

export type MailServer = {
  url: string;
  mood: Mood;
  /** In the order of arrival, those of a "drop" or "stall" included. */
  received: ReceivedMail[];
  /** Addresses of all attempts. */
  tried: string[];
  /** Lets the mails of a "stall-early" go on, or refuses them. */
  goOn(refusal?: Error): void;
  close(): Promise<void>;
};

export async function startMailServer(mood: Mood = "accept"): Promise<MailServer> {
  const state = { mood };
  const refusalAt = (at: Refusal["at"]) =>
    typeof state.mood === "object" && state.mood.at === at
      ? smtpError(state.mood.code, state.mood.text)
      : undefined;
  const received: ReceivedMail[] = [];
  const tried: string[] = [];
  const stalled: ((refusal?: Error) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onRcptTo({ address }, _session, done) {
      tried.push(address);
      if (state.mood === "stall-early") return void stalled.push(done);
      if (state.mood === "refuse") return done(smtpError(550, `No such user <${address}>`));
      if (state.mood === "refuse-relay") return done(smtpError(550, "5.7.1 Relaying denied"));
      if (state.mood === "busy") return done(smtpError(451, `Try ${address} later`));
      done(refusalAt("RCPT"));
    },
    onData(stream, session, done) {
      if (state.mood === "drop-early") return server.connections.forEach(drop);
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (state.mood === "reject-mail") return done(smtpError(554, "This looks like spam"));
        const refusal = refusalAt("DATA");
        if (refusal) return done(refusal);
        const to = session.envelope.rcptTo[0]?.address ?? "";
        received.push({ to, raw: unfolded(Buffer.concat(chunks).toString()) });
        if (state.mood === "stall") return;
        if (state.mood === "drop") return server.connections.forEach(drop);
        done();
      });
    },
  });
  // A client that is killed or gives up is no failure of the server.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    get mood() {
      return state.mood;
    },
    set mood(next) {
      state.mood = next;
    },
    received,
    tried,
    goOn(refusal) {
      for (const done of stalled.splice(0)) done(refusal);
    },
    async close() {
      server.connections.forEach(drop);
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Joins folded headers and quoted-printable lines. */
function unfolded(raw: string): string {
  return raw.replace(/=\r?\n/g, "").replace(/\r?\n[ \t]+/g, " ");
}

export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

type Connection = { _socket: { destroy(): void } };
const drop = (connection: unknown) => (connection as Connection)._socket.destroy();
