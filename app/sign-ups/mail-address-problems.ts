/** The same words in the browser and from the server. */
export const ADDRESS_PROBLEMS = {
  missing: "Please enter your e-mail address.",
  wrong: "This does not look like an e-mail address. Please check it.",
};
