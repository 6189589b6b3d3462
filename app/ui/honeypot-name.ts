/**
 * The name of the honeypot's field in what a form sends: none that programs fill in for people, as they
 * do with "website" or "company".
 */
export const HONEYPOT = "second_opinion";
