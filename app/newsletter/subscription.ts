import { z } from "zod";
import { mailAddress } from "#app/sign-ups/mail-address.ts";

/** What a sign-up has to say. A source that can't be read is no reason to turn a reader away. */
export const subscription = z.object({
  email: mailAddress,
  source: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .catch("unknown"),
});

/** A sign-up whose every field holds. */
export type Subscription = z.infer<typeof subscription>;
