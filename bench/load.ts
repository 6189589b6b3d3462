import { spawnSync } from "node:child_process";
import autocannon from "autocannon";

export type LoadResult = {
  requestsPerSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
  /** Missing answers, and those that are not 2xx. */
  failures: number;
};

const CONNECTIONS = 64;
const HEADERS = { "Accept-Encoding": "br" };
const hasWrk = spawnSync("wrk", ["--version"]).error === undefined;

/** wrk takes less of the processor. */
export const loadTool = hasWrk ? "wrk" : "autocannon";

/** On 64 connections, without pauses. */
export function load(url: string, seconds: number): Promise<LoadResult> {
  return hasWrk ? Promise.resolve(loadWithWrk(url, seconds)) : loadWithAutocannon(url, seconds);
}

function loadWithWrk(url: string, seconds: number): LoadResult {
  const [[name, value] = ["", ""]] = Object.entries(HEADERS);
  const { stdout } = spawnSync(
    "wrk",
    ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "--latency", "-H", `${name}: ${value}`, url],
    { encoding: "utf8" },
  );
  const bad = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const socketErrors = /Socket errors: (.*)/.exec(stdout)?.[1]?.match(/\d+/g) ?? [];
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(/^\s*50%\s+(\S+)/m.exec(stdout)?.[1]),
    p99: milliseconds(/^\s*99%\s+(\S+)/m.exec(stdout)?.[1]),
    failures: bad + socketErrors.reduce((sum, count) => sum + Number(count), 0),
  };
}

/** wrk writes times as 873.00us, 1.40ms or 2.00s. */
function milliseconds(time = ""): number {
  const number = Number.parseFloat(time);
  if (time.endsWith("us")) return number / 1000;
  return time.endsWith("ms") ? number : number * 1000;
}

async function loadWithAutocannon(url: string, seconds: number): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: HEADERS,
  });
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.errors + result.non2xx,
  };
}
