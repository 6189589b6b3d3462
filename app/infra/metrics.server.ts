import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { createContext } from "react-router";

export type Metrics = ReturnType<typeof createMetrics>;

export const metricsContext = createContext<Metrics>();

/** "repeated": a known address. "refused": invalid, or a robot's. "limited": too many attempts. */
export type SignUpResult = "stored" | "repeated" | "refused" | "limited" | "failed";

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: "http_requests_total",
      help: "Requests answered, by method, status and what the page cache had to say",
      labelNames: ["method", "status", "cache"],
      registers,
    }),
    requestSeconds: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time from a request's head to the end of its answer",
      labelNames: ["cache"],
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 1, 5, 10],
      registers,
    }),
    renders: new Counter({
      name: "page_renders_total",
      help: "Pages rendered, by status",
      labelNames: ["status"],
      registers,
    }),
    shed: new Counter({
      name: "http_requests_shed_total",
      help: "Requests turned away because the server had too much to do",
      registers,
    }),
    storeCalls: new Counter({
      name: "store_calls_total",
      help: "Questions put to the store, by result",
      labelNames: ["result"],
      registers,
    }),
    storeAnswerTime: new Gauge({
      name: "store_last_answer_timestamp_seconds",
      help: "When the store last gave a usable answer",
      registers,
    }),
    logLinesDropped: new Counter({
      name: "log_lines_dropped_total",
      help: "Lines of the log that nobody took, or for which the disk had no room",
      registers,
    }),
    signUps: new Counter({
      name: "sign_ups_total",
      help: "Sign-ups sent, by kind (newsletter, webinar, alerts) and result (stored, repeated, refused, limited, failed)",
      labelNames: ["kind", "result"],
      registers,
    }),
  };
}
