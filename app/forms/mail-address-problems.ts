/** The same words in the browser and from the server. */
export const ADDRESS_PROBLEMS = {
  missing: "Enter your email address.",
  wrong: "Enter an email address like name@example.com.",
};
