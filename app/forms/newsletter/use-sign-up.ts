import { ADDRESS_PROBLEMS } from "#app/forms/mail-address-problems.ts";
import { useSignUpForm } from "#app/forms/use-sign-up-form.ts";
import { toast } from "#app/frame/toasts.ts";
import { pastedAddress } from "#app/text/typed.ts";
import { sendSignUp } from "./send-sign-up.ts";

/** @param found the address's error, where the page itself is the answer */
export function useSignUp(source: string, found: string | undefined) {
  return useSignUpForm({
    found: found ? { email: found } : undefined,
    check: checkAddress,
    async send(form) {
      const failure = await sendSignUp(form, source);
      if (!failure) {
        form.reset();
        toast({
          title: "Successfully subscribed!",
          description: "You'll receive our latest research updates and device reviews.",
        });
        return undefined;
      }
      toast({ title: "Subscription failed", description: failure.error, tone: "destructive" });
      return failure.isAboutAddress ? { email: failure.error } : undefined;
    },
  });
}

/**
 * The browser's own check. The server knows more about addresses and decides. The field stays as it is: its reader may
 * be in the middle of the address.
 */
function checkAddress(form: HTMLFormElement): { email: string } | undefined {
  const field = form.querySelector<HTMLInputElement>("input[type=email]");
  const tried = document.createElement("input");
  tried.type = "email";
  tried.required = true;
  tried.value = pastedAddress(field?.value ?? "");
  if (tried.validity.valueMissing) return { email: ADDRESS_PROBLEMS.missing };
  return tried.validity.valid ? undefined : { email: ADDRESS_PROBLEMS.wrong };
}
