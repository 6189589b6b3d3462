import { DatabaseUnavailable } from "#app/infra/database.server.ts";
import { EnvError } from "#app/infra/env.server.ts";

/** A mistake in the command; the message names it. */
export class UsageError extends Error {}

/** Runs a command. What the operator can mend is told without a stack, with the exit code 1. */
export async function runCommand(command: () => Promise<void>, usage?: string): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof UsageError) {
      console.error([error.message, usage].filter(Boolean).join("\n\n"));
    } else if (error instanceof DatabaseUnavailable) console.error(explained(error));
    else if (error instanceof EnvError) console.error(error.message);
    else throw error;
    process.exitCode = 1;
  }
}

/** Names the setting. */
function explained({ message, cause }: DatabaseUnavailable): string {
  const why = cause instanceof Error ? cause.message || String(cause) : String(cause);
  return `${message}: ${why}\nSee DATA_DIR and DATABASE_URL in .env.example.`;
}
