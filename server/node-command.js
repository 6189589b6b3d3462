/**
 * What Node is given to run the server. Node's usual 16 MB for young objects (three times over) serve
 * nothing here: finished pages are old, and what a request leaves behind is small. 4 MB spare 60 MB.
 * Old objects are cleared away once a fifth has been added to them, not as much again.
 * The Dockerfile and the systemd unit in docs/operations.md say the same again.
 */
export const SERVER_COMMAND = [
  "--max-semi-space-size=4",
  "--heap-growing-percent=20",
  "server/main.js",
];

/**
 * What the server's environment says unless it is set. glibc gives each thread an arena of its own, in which what one
 * has freed no other takes, and puts ever larger pieces there: with 10,000 articles held, one arena and pages of the
 * system's own for what has 128 KB spare 60 MB, and giving back what is free at the heap's end 40 more. Other C
 * libraries don't know the names.
 */
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
