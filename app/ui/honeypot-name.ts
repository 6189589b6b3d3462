/** The name of the honeypot's field in what a form sends. */
export const HONEYPOT = "website";
