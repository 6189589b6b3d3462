import { z } from "zod";
import { mailAddress } from "#app/sign-ups/mail-address.ts";
import { signUpSource } from "#app/sign-ups/sign-ups.server.ts";

/** What a sign-up has to say. */
export const subscription = z.object({ email: mailAddress, source: signUpSource });

/** A sign-up whose every field holds. */
export type Subscription = z.infer<typeof subscription>;
