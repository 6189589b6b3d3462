import { test } from "vitest";

test.fails("an error printed to the console fails the test", () => {
  console.error("something went wrong");
});

test.fails("a warning printed to the console fails the test", () => {
  console.warn("something is odd");
});

test.fails("a call to the world outside fails the test, even when the code gets over it", async () => {
  await fetch("https://example.com/").catch(() => undefined);
});
