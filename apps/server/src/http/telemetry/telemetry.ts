import type { Pool } from 'pg';
import type { Config } from '../../config.ts';
import { Metrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { startTraces, type Traces } from './traces.ts';

/** What the operator configured to observe; absent parts are off and cost nothing. */
export interface Telemetry {
  metrics?: Metrics;
  traces?: Traces;
  /** Sends what is left and ends. */
  stop: () => Promise<void>;
}

/**
 * Starts the figures and traces of one process. Rejects when the port of the figures cannot be listened on.
 * @param isShared true in one of several processes: the first one, which started them, serves the figures of all
 */
export async function startTelemetry(config: Config, pool: Pool, isShared: boolean): Promise<Telemetry> {
  const metrics = config.metrics && new Metrics();
  metrics?.countConnections(pool);
  metrics?.countJobs(pool);
  if (isShared) metrics?.shareWithFirst();
  const server = metrics && config.metrics && !isShared ? await serveMetrics(metrics.scraped(), config.metrics) : null;
  const traces = config.traces && (await startTraces(config.traces));
  return {
    ...(metrics ? { metrics } : {}),
    ...(traces ? { traces } : {}),
    stop: async () => {
      await server?.close();
      await traces?.stop();
    },
  };
}
