import type { Server } from "node:http";
import { EnvError } from "#app/infra/env.ts";
import { ContentError } from "#demo-store/content.ts";

/**
 * Listens on a port, or ends the process with what to do when that is not possible.
 * @param variable the setting that the port comes from
 * @param command what is run with another one
 */
export function listen(
  server: Server,
  { variable, port, command }: { variable: string; port: number; command: string },
  onListening: (port: number) => void,
): void {
  server.once("error", (error: NodeJS.ErrnoException) => {
    endWith(
      error.code === "EADDRINUSE"
        ? `Port ${port} is in use. Set ${variable} to another one, such as ${variable}=${port + 1} ${command}.`
        : `The server can't listen on port ${port}: ${error.message}`,
    );
  });
  server.listen(port, () => {
    const address = server.address();
    if (address && typeof address === "object") onListening(address.port);
  });
}

/** What the operator has to mend ends the start with its message; anything else is a fault of ours. */
export function orEnd<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof EnvError || error instanceof ContentError) return endWith(error.message);
    throw error;
  }
}

function endWith(message: string): never {
  console.error(message);
  process.exit(1);
}
