/** What a reader is told of an address that can't be sent to; in the browser and by the server alike. */
export const ADDRESS_PROBLEMS = {
  missing: "Please enter your e-mail address.",
  wrong: "This does not look like an e-mail address. Please check it.",
};
