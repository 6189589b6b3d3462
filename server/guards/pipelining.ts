import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** On one connection. Browsers and proxies send one at a time. */
const MOST_PIPELINED = 64;

/**
 * Refuses the first request above the limit and never begins those behind it: Node hands all that
 * it has read over in one turn of the event loop, in which nobody else is answered.
 */
export function boundPipelining(
  listener: RequestListener,
  refuse: RequestListener,
): RequestListener {
  const underWay = new WeakMap<Socket, number>();
  const ending = new WeakSet<Socket>();
  return (request, response) => {
    const { socket } = request;
    if (ending.has(socket)) return;
    const others = underWay.get(socket) ?? 0;
    if (others === MOST_PIPELINED) {
      ending.add(socket);
      // A connection closed with unread input would be reset, and its answers lost.
      socket.removeAllListeners("data").on("data", () => {});
      refuse(request, response);
      return;
    }
    underWay.set(socket, others + 1);
    response.once("close", () => underWay.set(socket, (underWay.get(socket) ?? 0) - 1));
    listener(request, response);
  };
}
