import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** How many requests of one connection may be under way. Browsers and proxies have one. */
const MOST_PIPELINED = 64;

/**
 * Bounds what a client gets done by sending its requests all at once on one connection: the first that is too many
 * is refused and ends the connection, and those behind it are never begun. Node hands over all that it has read in
 * one turn of the event loop, in which nobody else is answered.
 * @param refuse answers the one that is too many, and closes the connection
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
      // What comes now is thrown away unread. (Node resumes a paused socket after each request; closed with
      // something unread, it would be reset, and the answers lost.)
      socket.removeAllListeners("data").on("data", () => {});
      refuse(request, response);
      return;
    }
    underWay.set(socket, others + 1);
    response.once("close", () => underWay.set(socket, (underWay.get(socket) ?? 0) - 1));
    listener(request, response);
  };
}
