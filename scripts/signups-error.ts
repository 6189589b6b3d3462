/** The message says what is wrong with the command. */
export class UsageError extends Error {}
