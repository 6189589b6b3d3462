import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { createMailer, type MailOutcome } from "./mail.server.ts";

const MAIL = {
  id: "a-mail",
  recipient: "reader@example.org",
  subject: "Hello",
  text: "Text",
  html: "Text",
  unsubscribeUrl: "https://site.example/unsubscribe/a-token",
};
const NEVER = new AbortController().signal;

/**
 * A mail server that asks for a password and offers no encryption. `heard` is its input.
 * @param answers by command, or "greeting", or "end" of the mail
 */
async function startPlainServer({
  answers = {},
  onData = () => {},
}: {
  answers?: Record<string, string>;
  onData?: (socket: Socket) => void;
} = {}) {
  const heard: string[] = [];
  const server = createServer((socket) => {
    const answer = (to: string, usual: string) => socket.write(`${answers[to] ?? usual}\r\n`);
    let isData = false;
    answer("greeting", "220 mail.example");
    socket.on("error", () => {});
    const lines = createInterface({ input: socket }).on("error", () => {});
    lines.on("line", (line) => {
      heard.push(line);
      const command = line.split(" ")[0] ?? "";
      if (isData) {
        if (line === "") onData(socket);
        if (line === ".") answer("end", "250 taken");
      } else if (command === "EHLO") {
        answer(command, "250-mail.example\r\n250 AUTH PLAIN");
      } else if (command === "DATA") {
        isData = true;
        answer(command, "354 go on");
      } else {
        const usual = command === "AUTH" ? "235 welcome" : "250 good";
        answer(command, command === "STARTTLS" ? "502 no" : usual);
      }
    });
  });
  server.listen(0);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const urlAt = (host: string) => `smtp://user:SECRET@${host}:${port}`;
  return { heard, urlAt };
}

const send = (url: string, beforeEnd = async () => {}) =>
  createMailer(url, "https://site.example").send(MAIL, NEVER, beforeEnd);

test("another machine's mail server is told nothing unless it encrypts", async () => {
  const { heard, urlAt } = await startPlainServer();
  // An address of this machine under none of its known names.
  const elsewhere = urlAt("0.0.0.0");
  expect(await send(elsewhere)).toEqual({ status: "refused", problem: "ETLS STARTTLS 502" });
  expect(heard.map((line) => line.split(" ")[0])).toEqual(["EHLO", "STARTTLS"]);

  for (const url of [urlAt("localhost"), urlAt("127.0.0.1"), `${elsewhere}/?requireTLS=false`]) {
    expect(await send(url), url).toEqual({ status: "sent" });
  }
});

test("a mail whose end was not sent is certainly not taken", async () => {
  const { urlAt } = await startPlainServer({ onData: (socket) => socket.destroy() });
  const outcome = await send(urlAt("localhost"), () => new Promise(() => {}));
  expect(outcome).toEqual({ status: "refused", problem: "ECONNECTION CONN" });
});

test("a mail is not ended where that could not be written down", async () => {
  const { heard, urlAt } = await startPlainServer();
  const outcome = await send(urlAt("localhost"), () => Promise.reject(new Error("no database")));
  expect(outcome).toEqual({ status: "refused", problem: "ESTREAM API" });
  expect(heard).toContain("Text");
  expect(heard).not.toContain(".");
});

test.each(["535 wrong password", "550 no such user", "534 use another way"])(
  "a refused password ('%s') says nothing of the reader's address",
  async (answer) => {
    const { heard, urlAt } = await startPlainServer({ answers: { AUTH: answer } });
    const problem = `EAUTH AUTH PLAIN ${answer.slice(0, 3)}`;
    expect(await send(urlAt("localhost"))).toEqual({ status: "refused", problem });
    expect(heard.join()).not.toContain("RCPT");
  },
);

test.each([
  ["5.7.1 Relaying denied", "EENVELOPE RCPT TO 550 5.7.1"],
  ["5.1.1 User unknown", "EENVELOPE RCPT TO 550 5.1.1"],
  ["No such user", "EENVELOPE RCPT TO 550"],
])("the problem of '550 %s' tells the server's own code", async (text, problem) => {
  const { urlAt } = await startPlainServer({ answers: { RCPT: `550 ${text}` } });
  expect(await send(urlAt("localhost"))).toMatchObject({ problem });
});

test("a bad certificate, a wrong port and a server that is not there are told apart", async () => {
  // Its own certificate is for nobody, and of the year 2014.
  const encrypting = new SMTPServer({ secure: true, logger: false });
  encrypting.on("error", () => {});
  encrypting.listen(0);
  await once(encrypting.server, "listening");
  const { port } = encrypting.server.address() as AddressInfo;
  const { urlAt } = await startPlainServer();
  const problemAt = async (url: string) => {
    const mailer = createMailer(url, "https://site.example", { connecting: 500, answering: 2_000 });
    return mailer.send(MAIL, NEVER, async () => {});
  };
  expect(await problemAt(`smtps://localhost:${port}`)).toMatchObject({
    problem: expect.stringMatching(/^CERT_HAS_EXPIRED|SELF_SIGNED_CERT/),
  });
  expect(await problemAt(urlAt("localhost").replace("smtp:", "smtps:"))).toMatchObject({
    problem: "ERR_SSL_WRONG_VERSION_NUMBER CONN",
  });
  expect(await problemAt(`smtp://localhost:${port}`)).toMatchObject({
    problem: "GREETING_TIMEOUT CONN",
  });
  await new Promise<void>((resolve) => encrypting.close(resolve));
  expect(await problemAt(`smtps://localhost:${port}`)).toMatchObject({
    problem: "ECONNREFUSED CONN",
  });
});

test.each<[at: string, code: number, text: string, MailOutcome["status"]]>([
  // The address takes no mail.
  ["RCPT", 550, "No such user", "undeliverable"],
  ["RCPT", 550, "5.1.1 User unknown", "undeliverable"],
  ["RCPT", 550, "5.4.1 Recipient address rejected", "undeliverable"],
  ["RCPT", 550, "5.5.0 Mailbox unavailable", "undeliverable"],
  ["RCPT", 552, "5.2.2 Mailbox full", "undeliverable"],
  ["RCPT", 552, "Mailbox full", "undeliverable"],
  ["RCPT", 556, "5.1.10 Domain takes no mail", "undeliverable"],
  ["RCPT", 501, "Bad address", "undeliverable"],
  ["RCPT", 553, "Mailbox name not allowed", "undeliverable"],
  // Not now.
  ["RCPT", 421, "Closing", "refused"],
  ["RCPT", 451, "4.7.1 Greylisted", "refused"],
  ["end", 451, "Later", "refused"],
  ["greeting", 421, "Too busy", "refused"],
  // The operator's fault: the reader's address may be a good one.
  ["greeting", 554, "No service for your network", "refused"],
  ["MAIL", 550, "5.1.8 Sender address rejected", "refused"],
  ["MAIL", 553, "Sender not owned by user", "refused"],
  ["RCPT", 550, "5.7.1 Relaying denied", "refused"],
  ["RCPT", 550, "5.1.7 Bad sender", "refused"],
  ["RCPT", 550, "5.1.8 Sender address rejected: Domain not found", "refused"],
  ["RCPT", 530, "Authentication required", "refused"],
  ["RCPT", 503, "Bad sequence of commands", "refused"],
  ["RCPT", 504, "5.5.2 Helo command rejected", "refused"],
  ["RCPT", 550, "5.5.1 Helo command rejected", "refused"],
  ["end", 554, "5.7.26 Unauthenticated mail", "refused"],
  // This mail, to any reader.
  ["RCPT", 554, "Not this mail", "rejected"],
  ["RCPT", 550, "5.3.2 Not this mail", "rejected"],
  ["end", 552, "5.3.4 Message too big", "rejected"],
  ["end", 554, "This looks like spam", "rejected"],
])("after %s %i %s a mail is %s, and the problem names nobody", async (at, code, text, status) => {
  const answer = `${code} ${text}: reader@example.org`;
  const { urlAt } = await startPlainServer({ answers: { [at]: answer } });
  const outcome = await send(urlAt("localhost"));
  expect(outcome).toEqual({ status, problem: expect.stringContaining(String(code)) });
  expect(JSON.stringify(outcome)).not.toContain("example.org");
});

test("a mail has the same id in every attempt, and the operator's own no way to stop it", async () => {
  const { heard, urlAt } = await startPlainServer();
  const mailer = createMailer(urlAt("localhost"), "https://site.example");
  const headersOf = async (unsubscribeUrl: string) => {
    heard.length = 0;
    await mailer.send({ ...MAIL, unsubscribeUrl }, NEVER, async () => {});
    return heard.join("\n");
  };
  const reader = await headersOf(MAIL.unsubscribeUrl);
  const operator = await headersOf("");
  for (const headers of [reader, operator]) {
    expect(headers).toContain("Message-ID: <a-mail@site.example>");
  }
  expect(reader).toContain("List-Unsubscribe");
  expect(operator).not.toContain("List-Unsubscribe");
});
