import { z } from "zod";
import { mailAddress } from "#app/sign-ups/mail-address.server.ts";
import { signUpSource } from "#app/sign-ups/sign-ups.server.ts";

export const subscription = z.object({ email: mailAddress, source: signUpSource });

export type Subscription = z.infer<typeof subscription>;
