import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import * as site from "#app/site.config.ts";

/** A mail as it is handed to the mail server. */
type Mail = {
  /** Stays the same when the mail is tried again. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Where the receiver's mail program can stop the mail by itself (RFC 8058); empty for the operator's own mail. */
  unsubscribeUrl: string;
};

/**
 * What became of it. "refused": it was certainly not taken, and may be tried again. "rejected": the
 * mail server does not take this mail, whenever it is tried. "undeliverable": it takes none for this
 * address. "unknown": the mail server had all of it and gave no answer, so it may or may not be on its
 * way.
 */
export type MailOutcome =
  | { status: "sent" }
  | { status: "refused" | "rejected" | "undeliverable" | "unknown"; problem: string };

/** Hands mails to the mail server. */
export type Mailer = {
  /**
   * Never throws. Aborting ends the attempt, with "refused" or "unknown" as it then stands.
   * @param beforeEnd called before the mail's end is sent: until then the mail server can't have
   *   taken it, and where this fails it never will
   */
  send(mail: Mail, signal: AbortSignal, beforeEnd: () => Promise<void>): Promise<MailOutcome>;
};

/** Milliseconds that a mail server may take before it is given up. */
const PATIENCE = { connecting: 30_000, answering: 60_000 };

/** @param smtpUrl such as smtps://user:password@mail.example.com:465 */
export function createMailer(smtpUrl: string, siteUrl: string, patience = PATIENCE): Mailer {
  const host = new URL(siteUrl).hostname;
  // On the way to another machine nobody may read the password, or keep it from being encrypted.
  const requireTLS = !THIS_MACHINE.test(new URL(smtpUrl).hostname);
  return {
    async send(mail, signal, beforeEnd) {
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

/**
 * What nodemailer says went wrong, in codes: mail servers quote the address in their texts. `answered`
 * when the server itself answered the message with a refusal, `final` when it would always do so.
 */
function smtpProblem(error: unknown): {
  problem: string;
  answered: boolean;
  final?: "rejected" | "undeliverable";
} {
  if (!(error instanceof Error)) return { problem: "unknown", answered: false };
  const { code, command, response = "", responseCode } = error as SmtpError;
  const problem = [code ?? error.name, command, responseCode].filter(Boolean).join(" ");
  const answered = command === "DATA" && responseCode !== undefined;
  const ofRecipient = command === "RCPT TO";
  if (!(answered || ofRecipient) || !/^5/.test(response) || SENDERS_FAULT.test(response)) {
    return { problem, answered };
  }
  const isUndeliverable = ofRecipient && RECIPIENTS_FAULT.test(response);
  return { problem, answered, final: isUndeliverable ? "undeliverable" : "rejected" };
}

/**
 * What the operator can mend: a password is wanted (530), a command was not expected, this server may not
 * send (5.7), or not from this address (5.1.7 and 5.1.8). Many servers say so only when they hear the recipient.
 */
const SENDERS_FAULT = /^5(?:0[0234]|3\d)|^5\d\d[ -]5\.(?:7|1\.[78]|5\.[1-9])\b/;

/** The recipient's address or mailbox (RFC 5321, and with a code of RFC 3463 that one). */
const RECIPIENTS_FAULT = /^5(?:01|5[0-36])(?![ -]5\.)|^5\d\d[ -]5\.(?:1|2|4|5\.0)\b/;

/** The fields that nodemailer adds to its errors. */
type SmtpError = Error & {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
};
