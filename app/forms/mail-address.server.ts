import { z } from "zod";
import { pastedAddress } from "#app/text/typed.ts";
import { ADDRESS_PROBLEMS } from "./mail-address-problems.ts";

/** `key` finds the same person again. */
export type MailAddress = { address: string; key: string };

/** RFC 5321. */
const MAX_ADDRESS = 254;

/** Takes away what came with a pasted address. Compares the part before the @ in lower case. Every message is a sentence for the reader. */
export const mailAddress = z
  .string({ error: ADDRESS_PROBLEMS.missing })
  .transform(pastedAddress)
  .pipe(
    z
      .string()
      .min(1, ADDRESS_PROBLEMS.missing)
      .max(MAX_ADDRESS, `An email address has ${MAX_ADDRESS} characters at most.`),
  )
  .transform((typed, context): MailAddress => {
    const address = withAsciiDomain(typed);
    if (address && isDeliverable(address)) return { address, key: address.toLowerCase() };
    context.addIssue(ADDRESS_PROBLEMS.wrong);
    return z.NEVER;
  });

function withAsciiDomain(typed: string): string | undefined {
  const at = typed.lastIndexOf("@");
  const domain = typed.slice(at + 1);
  if (at < 1 || !DOMAIN.test(domain)) return undefined;
  const host = URL.parse(`http://${domain}`)?.hostname;
  return host && `${typed.slice(0, at)}@${host}`;
}

/** Letters, digits, hyphens and dots only: URL would read other characters as something else. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

function isDeliverable(address: string): boolean {
  const [local = "", domain = ""] = address.split("@");
  return (
    address.length <= MAX_ADDRESS &&
    local.length <= 64 &&
    // Browsers' own rule, plus a top-level domain, minus dots that SMTP forbids.
    z.regexes.html5Email.test(address) &&
    !/^\.|\.$|\.\./.test(local) &&
    /\.[a-z][a-z0-9-]*[a-z0-9]$/.test(domain)
  );
}
