import { Readable } from "node:stream";
import * as site from "#app/site.config.ts";

type Mail = {
  /** Stays the same in every attempt. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** For the one-click button of mail programs (RFC 8058); empty for the operator's own mail. */
  unsubscribeUrl: string;
};

/**
 * "refused" is worth another attempt, "rejected" none; "undeliverable": the address takes no mail;
 * "unknown": the mail server had it all and gave no answer.
 */
export type MailOutcome =
  | { status: "sent" }
  | { status: "refused" | "rejected" | "undeliverable" | "unknown"; problem: string };

export type Mailer = {
  /** Host and port. */
  server: string;
  /** Never throws. @param beforeEnd its failure prevents the delivery: no server takes a mail without an end */
  send(mail: Mail, signal: AbortSignal, beforeEnd: () => Promise<void>): Promise<MailOutcome>;
};

const PATIENCE_MS = { connecting: 30_000, answering: 60_000 };

/** @param smtpUrl such as smtps://user:password@mail.example.com:465 */
export function createMailer(smtpUrl: string, siteUrl: string, patience = PATIENCE_MS): Mailer {
  const host = new URL(siteUrl).hostname;
  // Nobody on the way to another machine may read the password or prevent its encryption.
  const { protocol, hostname, port } = new URL(smtpUrl);
  const requireTLS = !THIS_MACHINE.test(hostname);
  return {
    server: `${hostname}:${port || (protocol === "smtps:" ? 465 : 587)}`,
    async send(mail, signal, beforeEnd) {
      // Loaded with the first mail, to start sooner.
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({
        url: smtpUrl,
        requireTLS,
        connectionTimeout: patience.connecting,
        greetingTimeout: patience.connecting,
        dnsTimeout: patience.connecting,
        socketTimeout: patience.answering,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      let ended = false;
      transport.use("stream", ({ message }, done) => {
        message.processFunc((body: Readable) =>
          Readable.from(
            withNotice(body, async () => {
              await beforeEnd();
              ended = true;
            }),
          ),
        );
        done();
      });
      try {
        await transport.sendMail({
          messageId: `<${mail.id}@${host}>`,
          from: site.mailSender,
          to: { name: "", address: mail.recipient },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: {
            "Auto-Submitted": "auto-generated",
            ...(mail.unsubscribeUrl && {
              "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
          },
          signal,
        });
        return { status: "sent" };
      } catch (error) {
        const { problem, answered, final } = smtpProblem(error);
        if (final) return { status: final, problem };
        return { status: ended && !answered ? "unknown" : "refused", problem };
      }
    },
  };
}

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

async function* withNotice(body: Readable, beforeEnd: () => Promise<void>) {
  yield* body;
  await beforeEnd();
}

/** `answered`: the server itself refused. `final`: it would refuse again. The code has no address, unlike the text. */
function smtpProblem(error: unknown): {
  problem: string;
  answered: boolean;
  final?: "rejected" | "undeliverable";
} {
  if (!(error instanceof Error)) return { problem: "unknown", answered: false };
  const smtp: SmtpError = error;
  const { code, originalCode, timeoutType, command, response = "", responseCode } = smtp;
  const cause = originalCode ?? timeoutType ?? code ?? error.name;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const problem = [cause, command, responseCode, enhanced].filter(Boolean).join(" ");
  const answered = command === "DATA" && responseCode !== undefined;
  const ofRecipient = command === "RCPT TO";
  if (!(answered || ofRecipient) || !/^5/.test(response) || SENDERS_FAULT.test(response)) {
    return { problem, answered };
  }
  const isUndeliverable = ofRecipient && RECIPIENTS_FAULT.test(response);
  return { problem, answered, final: isUndeliverable ? "undeliverable" : "rejected" };
}

/** The operator can mend these: a wrong password or command, a server (5.7) or sender (5.1.7, 5.1.8) not allowed. */
const SENDERS_FAULT = /^5(?:0[0234]|3\d)|^5\d\d[ -]5\.(?:7|1\.[78]|5\.[1-9])\b/;

/** The recipient's address or mailbox (RFC 5321, with the matching codes of RFC 3463). */
const RECIPIENTS_FAULT = /^5(?:01|5[0-36])(?![ -]5\.)|^5\d\d[ -]5\.(?:1|2|4|5\.0)\b/;

type SmtpError = Error & {
  code?: string;
  /** Such as CERT_HAS_EXPIRED, where `code` has only ESOCKET. */
  originalCode?: string;
  /** Such as GREETING_TIMEOUT, where `code` has only ETIMEDOUT. */
  timeoutType?: string;
  command?: string;
  response?: string;
  responseCode?: number;
};
