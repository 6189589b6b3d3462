import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { boundPipelining } from "./pipelining.ts";

/** Fails when it never becomes true, without waiting for time. */
async function eventually(isTrue: () => boolean) {
  for (let turns = 0; !isTrue(); turns += 1) {
    if (turns > 100_000) throw new Error("it never became true");
    await nextTurn();
  }
}

async function serve() {
  const asked: { path: string; response: ServerResponse }[] = [];
  const server = createServer(
    boundPipelining(
      ({ url = "" }, response) => void asked.push({ path: url, response }),
      (_request, response) => {
        response.writeHead(503, { Connection: "close", "Content-Length": 0 }).end();
      },
    ),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void client.destroy());
  /** Resolves when `begun` of the requests have begun. */
  const send = async (requests: number, begun: number) => {
    const before = asked.length;
    const lines = Array.from(
      { length: requests },
      (_, at) => `GET /${at} HTTP/1.1\r\nHost: a\r\n\r\n`,
    );
    client.write(lines.join(""));
    await eventually(() => asked.length >= before + begun);
  };
  const answerAll = () => {
    for (const { path, response } of asked) if (!response.writableEnded) response.end(path);
  };
  return { server, asked, client, send, answerAll };
}

test("a client that asks too much at once is answered what came first, refused, and cut off", async () => {
  const { asked, client, send, answerAll } = await serve();
  let answers = "";
  client.on("data", (bytes) => {
    answers += bytes;
  });
  await send(5_000, 64);
  answerAll();
  await eventually(() => client.readableEnded);
  const statuses = [...answers.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual([...Array(64).fill("200"), "503"]);
  expect(asked).toHaveLength(64);
});

test("what comes on a connection after that is not looked at", async () => {
  const { server, asked, client, send } = await serve();
  let parsed = 0;
  server.on("request", () => {
    parsed += 1;
  });
  await send(65, 64);
  client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20_000));
  const { socket } = asked[0]?.response ?? {};
  await eventually(() => (socket?.bytesRead ?? 0) >= client.bytesWritten);
  expect(parsed).toBe(65);
});

test("a connection may be kept for as many requests as its client likes", async () => {
  const { asked, client, send, answerAll } = await serve();
  for (let turn = 0; turn < 5; turn += 1) {
    await send(60, 60);
    const closed = asked.slice(-60).map(({ response }) => once(response, "close"));
    answerAll();
    await Promise.all(closed);
  }
  expect(asked).toHaveLength(300);
  expect(client.closed).toBe(false);
  await send(65, 64);
  expect(asked, "and no more at once than before").toHaveLength(364);
});
