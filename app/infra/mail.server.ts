import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { site } from "#app/site.config.ts";

/** A mail as it is handed to the mail server. */
type Mail = {
  /** Stays the same when the mail is tried again. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Where the receiver's mail program can stop the mail by itself (RFC 8058). */
  unsubscribeUrl: string;
};

/**
 * What became of it. "refused": it was certainly not taken, and may be tried again. "unknown": the
 * mail server had some of it and gave no answer, so it may or may not be on its way.
 */
export type MailOutcome = { status: "sent" } | { status: "refused" | "unknown"; problem: string };

/** Hands mails to the mail server. */
export type Mailer = {
  /** Never throws. Aborting ends the attempt, with "refused" or "unknown" as it then stands. */
  send(mail: Mail, signal: AbortSignal): Promise<MailOutcome>;
};

/** Milliseconds that a mail server may take before it is given up. */
const PATIENCE = { connecting: 30_000, answering: 60_000 };

/** @param smtpUrl such as smtps://user:password@mail.example.com:465 */
export function createMailer(smtpUrl: string, siteUrl: string, patience = PATIENCE): Mailer {
  const host = new URL(siteUrl).hostname;
  return {
    async send(mail, signal) {
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: patience.connecting,
        greetingTimeout: patience.connecting,
        dnsTimeout: patience.connecting,
        socketTimeout: patience.answering,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      let handedOver = false;
      transport.use("stream", ({ message }, done) => {
        // Nobody reads the body before the mail server has asked for it.
        message.processFunc((body: Readable) =>
          Readable.from(
            noticed(body, () => {
              handedOver = true;
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
            "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          },
          signal,
        });
        return { status: "sent" };
      } catch (error) {
        const { problem, answered } = smtpProblem(error);
        return { status: handedOver && !answered ? "unknown" : "refused", problem };
      }
    },
  };
}

async function* noticed(body: Readable, notice: () => void) {
  notice();
  yield* body;
}

/**
 * What nodemailer says went wrong, in codes: mail servers quote the address in their texts. `answered`
 * when the server itself answered the message with a refusal.
 */
function smtpProblem(error: unknown): { problem: string; answered: boolean } {
  if (!(error instanceof Error)) return { problem: "unknown", answered: false };
  const { code, command, responseCode } = error as SmtpError;
  const problem = [code ?? error.name, command, responseCode].filter(Boolean).join(" ");
  return { problem, answered: command === "DATA" && responseCode !== undefined };
}

/** The fields that nodemailer adds to its errors. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number };
