import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** Sends these bytes on a connection of its own, which ends with the test. */
export async function rawClient(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
}

const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n`;

/** Sends all requests on one connection, and two health checks. @returns the answers, in order */
export async function rush(port: number, paths: readonly string[]) {
  const last = `${head("/healthz")}\r\n${head("/readyz")}Connection: close\r\n\r\n`;
  const socket = await rawClient(port, paths.map((path) => `${head(path)}\r\n`).join("") + last);
  return text(socket).then((answers) =>
    [...answers.matchAll(/HTTP\/1\.1 (\d+) .*?\r\n\r\n/gs)].map(([head, status]) => ({
      head: head.toLowerCase(),
      status: Number(status),
    })),
  );
}
