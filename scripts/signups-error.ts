/** A mistake in the command; the message names it. */
export class UsageError extends Error {}
