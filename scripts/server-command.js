/**
 * What Node is given to run the server. Node's usual 16 MB for young objects (three times over) serve
 * nothing here: finished pages are old, and what a request leaves behind is small. 4 MB spare 60 MB.
 * The Dockerfile and the systemd unit in docs/operations.md say the same again.
 */
export const SERVER_COMMAND = ["--max-semi-space-size=4", "server/main.js"];
