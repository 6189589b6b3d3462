/**
 * Finished pages are old objects and a request leaves little behind, so Node's usual 16 MB for
 * young ones are wasted: 4 MB save 60 MB. The old ones grow in small steps, but not below 96 MB: a start would collect
 * them four times. Dockerfile and docs/operations.md repeat this.
 */
export const SERVER_COMMAND = [
  "--max-semi-space-size=4",
  "--heap-growing-percent=20",
  "--initial-heap-size=96",
  "server/main.js",
];

/**
 * glibc gives each thread an arena, whose freed memory no other thread uses. With 10,000 articles
 * one arena saves 60 MB, and returning the heap's free end 40 more.
 */
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
