import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How many requests of one connection may be under way before no more of them are read. */
const MOST_PIPELINED = 32;

/**
 * Bounds how many requests a client can have parsed in one turn of the event loop by sending them all at once.
 * Node reads up to 2 MB from a connection before it looks at any other, which is 60,000 requests.
 */
export function boundPipelining(server: Server): void {
  const underWay = new WeakMap<Socket, number>();
  const isFull = (socket: Socket) => (underWay.get(socket) ?? 0) >= MOST_PIPELINED;

  server.on("connection", (socket: Socket) => {
    // Node resumes reading whenever it is done with a request's body.
    socket.on("resume", () => isFull(socket) && socket.pause());
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    if (isFull(socket)) socket.pause();
    response.once("close", () => {
      underWay.set(socket, (underWay.get(socket) ?? 0) - 1);
      if (socket.isPaused() && !isFull(socket)) socket.resume();
    });
  });
}
