import { href } from "react-router";
import { ADDRESS_PROBLEMS } from "#app/forms/mail-address-problems.ts";
import type { FieldErrors, SignUpAnswer } from "#app/forms/sign-up-outcome.ts";
import { useSignUpForm } from "#app/forms/use-sign-up-form.ts";
import { toast } from "#app/frame/toasts.ts";
import { pastedAddress } from "#app/text/typed.ts";

/** @param posted where the page itself is the answer */
export function useSignUp(posted: SignUpAnswer | undefined) {
  return useSignUpForm({
    to: href("/api/newsletter/subscribe"),
    posted,
    check: checkAddress,
    answered({ status, error }, form) {
      if (status !== "ok") {
        const description = error ?? "Failed to subscribe to newsletter";
        toast({ title: "Subscription failed", description, tone: "destructive" });
        return;
      }
      // A reset would bring back what a page without JavaScript came with.
      const box = addressBox(form);
      if (box) box.value = "";
      toast({
        title: "Successfully subscribed!",
        description: "You'll receive our latest research updates and device reviews.",
      });
    },
  });
}

/**
 * The browser's own check. The server knows more about addresses and decides. The field stays as it is: its reader may
 * be in the middle of the address.
 */
function checkAddress(form: HTMLFormElement): FieldErrors | undefined {
  const tried = document.createElement("input");
  tried.type = "email";
  tried.required = true;
  tried.value = pastedAddress(addressBox(form)?.value ?? "");
  if (tried.validity.valueMissing) return { email: ADDRESS_PROBLEMS.missing };
  return tried.validity.valid ? undefined : { email: ADDRESS_PROBLEMS.wrong };
}

function addressBox(form: HTMLFormElement) {
  return form.querySelector<HTMLInputElement>("input[type=email]");
}
