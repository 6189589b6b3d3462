/** A line of a list: on wide screens its name is beside its text. */
export const CLAIM_ROW =
  "grid gap-x-8 border-rule border-b py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]";
