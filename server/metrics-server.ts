import { createServer, type Server } from "node:http";
import type { Metrics } from "#app/infra/metrics.server.ts";

/** On a port of its own, so that the public site has no such address. */
export function createMetricsServer({ registry }: Metrics): Server {
  return createServer(async (request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { "Content-Type": registry.contentType }).end(text);
  });
}
