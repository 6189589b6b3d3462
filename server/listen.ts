import type { Server } from "node:http";
import { isIPv6 } from "node:net";
import { EnvError } from "#app/infra/env.server.ts";

type Place = {
  port: number;
  /** Undefined: all addresses of this machine. */
  host: string | undefined;
  variable: string;
  command: string;
};

/** Or ends the process with advice. @param onListening gets the server's origin on this machine */
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

/** Ends the process with the message of a mistake in the settings; rethrows any other error. */
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
