/**
 * Node's options for the server. Node's usual 16 MB for young objects are wasted, because finished
 * pages are old and a request leaves little behind: 4 MB save 60 MB. Old objects are collected
 * after a fifth more instead of as much again. The Dockerfile and the systemd unit in
 * docs/operations.md repeat this.
 */
export const SERVER_COMMAND = [
  "--max-semi-space-size=4",
  "--heap-growing-percent=20",
  "server/main.js",
];

/**
 * Defaults of the server's environment. glibc gives each thread an arena, whose freed memory no
 * other thread uses. With 10,000 articles, one arena and separate pages for pieces of 128 KB save
 * 60 MB, and returning the heap's free end 40 more. Other C libraries ignore these names.
 */
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
