import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { createMailer } from "./mail.server.ts";

const MAIL = {
  ...{
    id: "a-mail",
    recipient: "reader@example.org",
    subject: "Hello",
    text: "Text",
    html: "Text",
  },
  unsubscribeUrl: "https://site.example/unsubscribe/a-token",
};
const NEVER = new AbortController().signal;

/** A mail server that asks for a password and offers no encryption. `heard` is its input. */
async function startPlainServer(
  onData: (socket: Socket) => void = () => {},
  welcome = "235 welcome",
) {
  const heard: string[] = [];
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let isData = false;
    say("220 mail.example");
    socket.on("error", () => {});
    createInterface({ input: socket }).on("line", (line) => {
      heard.push(line);
      if (isData) {
        if (line === "") onData(socket);
        if (line === ".") say("250 taken");
      } else if (line.startsWith("EHLO")) {
        say("250-mail.example\r\n250 AUTH PLAIN");
      } else if (line === "DATA") {
        isData = true;
        say("354 go on");
      } else {
        say(line.startsWith("AUTH") ? welcome : line === "STARTTLS" ? "502 no" : "250 good");
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
  const { urlAt } = await startPlainServer((socket) => socket.destroy());
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

test.each(["535 5.7.8 wrong password", "550 no such user", "534 use another way"])(
  "a refused password ('%s') says nothing of the reader's address",
  async (answer) => {
    const { heard, urlAt } = await startPlainServer(undefined, answer);
    const problem = `EAUTH AUTH PLAIN ${answer.slice(0, 3)}`;
    expect(await send(urlAt("localhost"))).toEqual({ status: "refused", problem });
    expect(heard.join()).not.toContain("RCPT");
  },
);
