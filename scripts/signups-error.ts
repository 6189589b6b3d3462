/** A command that can't be carried out as it was given; the message says why. */
export class UsageError extends Error {}
