import { afterEach, beforeEach } from "vitest";

// A printed error or warning, or a call to another machine, fails the test; while a file loads, its first test. A test
// that expects output replaces the console's function with vi.spyOn. (Vitest itself fails a run on an unhandled
// rejection.)
const heard: string[] = [];

const { fetch: realFetch } = globalThis;
const { error, warn } = console;

function listen() {
  for (const level of ["error", "warn"] as const) {
    console[level] = (...parts: unknown[]) => {
      heard.push(`console.${level}: ${parts.map(String).join(" ")}`);
    };
  }
  globalThis.fetch = async (input, init) => {
    const { hostname, href } = new URL(input instanceof Request ? input.url : input);
    if (!LOOPBACK.test(hostname)) {
      heard.push(`fetch of ${href}`);
      throw new TypeError(`A test may not reach ${href}`);
    }
    return realFetch(input, init);
  };
}

listen();
beforeEach(listen);

afterEach(() => {
  Object.assign(console, { error, warn });
  globalThis.fetch = realFetch;
  const unexpected = heard.splice(0);
  if (unexpected.length > 0) throw new Error(`Not expected by the test:\n${unexpected.join("\n")}`);
});

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
