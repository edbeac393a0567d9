import { createServer, type Server } from 'node:http';

/** What a scrape returns, and its media type. */
export interface Scraped {
  metrics: () => Promise<string>;
  contentType: string;
}

export interface MetricsServer {
  /** The port; useful when 0 was asked for. */
  port: number;
  close: () => Promise<void>;
}

/**
 * Serves `GET /metrics` on a port of its own, so that no proxy in front of the product publishes it by mistake. Rejects when the port
 * cannot be listened on.
 */
export async function serveMetrics(
  { metrics, contentType }: Scraped,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    metrics().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(request.method === 'HEAD' ? '' : text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  return { port: portOf(server), close: () => closed(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
