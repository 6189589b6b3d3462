/** Programs that fill in forms for people know "website" or "company", but not this name. */
export const HONEYPOT = "second_opinion";
