/**
 * Ends the command with one line that says what to do.
 *
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(message);
  process.exit(1);
}
