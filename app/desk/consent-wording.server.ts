import { consentWording as alertsWording } from "#app/alerts/consent.ts";
import { consentWording as newsletterWording } from "#app/newsletter/consent.ts";
import { consent as webinarConsent } from "#app/webinar.config.ts";

/** Undefined for words that the site no longer has. */
export function wordingOf(version: string): string | undefined {
  const webinar = webinarConsent.version === version ? webinarConsent.text : undefined;
  return newsletterWording(version) ?? alertsWording(version) ?? webinar;
}
