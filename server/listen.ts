import type { Server } from "node:http";
import { isIPv6 } from "node:net";
import { EnvError } from "#app/infra/env.ts";

/** Where a server is to listen. */
export type Place = {
  port: number;
  /** Address of this machine; undefined means all of them. */
  host: string | undefined;
  /** The setting that the port comes from. */
  variable: string;
  /** What is run with another one. */
  command: string;
};

/**
 * Listens, or ends the process with what to do when that is not possible.
 * @param onListening gets the origin at which this machine reaches the server
 */
export function listen(
  server: Server,
  { port, host, variable, command }: Place,
  onListening: (origin: string) => void,
): void {
  server.once("error", (error: NodeJS.ErrnoException) => {
    endWith(
      error.code === "EADDRINUSE"
        ? `Port ${port} is in use. Set ${variable} to another one, such as ${variable}=${port + 1} ${command}.`
        : `The server can't listen on ${host ? `${host}, ` : ""}port ${port}: ${error.message}`,
    );
  });
  server.listen({ port, host }, () => {
    const address = server.address();
    if (address && typeof address === "object") onListening(originOf(host, address.port));
  });
}

function originOf(host: string | undefined, port: number): string {
  if (host === undefined || host === "0.0.0.0" || host === "::") return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** What the operator has to mend ends the start with its message; anything else is a fault of ours. */
export function orEnd<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof EnvError) return endWith(error.message);
    throw error;
  }
}

function endWith(message: string): never {
  console.error(message);
  process.exit(1);
}
