/** Ends the command. @param {string} message what to do @returns {never} */
export function stop(message) {
  console.error(message);
  process.exit(1);
}
