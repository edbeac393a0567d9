import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ResponseCache } from '../serving/response-cache.ts';
import type { Scraped } from './metrics-server.ts';
import { readQueue } from './queue-state.ts';

/** Upper bounds of the histogram of requests, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

declare module 'fastify' {
  interface FastifyReply {
    /** Name of the refusal that this reply reports; empty: none. */
    refused: string;
  }
}

/** Figures of one process in the text format of Prometheus. Labels have few values: no address, no person and no conference. */
export class Metrics {
  readonly registry = new Registry();
  readonly #seconds = new Histogram({
    name: 'meetingapp_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly #refusals = new Counter({
    name: 'meetingapp_refusals_total',
    help: 'Calls that were refused, by route and reason.',
    labelNames: ['route', 'reason'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Measures the requests that reach the application. Register before the routes. */
  measureRequests(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      // Addresses without a route are chosen by strangers and share one label.
      const route = request.routeOptions.url ?? 'none';
      const labels = { method: request.method, route, status: String(reply.statusCode) };
      this.#seconds.observe(labels, reply.elapsedTime / 1000);
      if (reply.refused !== '') this.#refusals.inc({ route, reason: reply.refused });
    });
    this.#gauge('meetingapp_connections', 'Open connections of clients.', async (gauge) =>
      gauge.set(await connectionsOf(app)),
    );
  }

  /** Counts the requests that kept responses answer before they reach the application. */
  countCached(kept: ResponseCache): void {
    const counter = new Counter({
      name: 'meetingapp_cached_responses_total',
      help: 'Requests answered with kept bytes.',
      registers: [this.registry],
      collect: () => {
        counter.reset();
        counter.inc(kept.sent);
      },
    });
  }

  /** Connections of this process to its database. */
  countConnections(pool: Pool): void {
    this.#gauge(
      'meetingapp_database_connections',
      'Connections to the database, by state; waiting: statements without a connection.',
      (gauge) => {
        gauge.set({ state: 'idle' }, pool.idleCount);
        gauge.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        gauge.set({ state: 'waiting' }, pool.waitingCount);
      },
      { labelNames: ['state'] },
    );
  }

  /** The queue that all processes share: each reports the same. */
  countJobs(pool: Pool): void {
    this.#gauge(
      'meetingapp_jobs',
      'Jobs in the queue. due: may run now; later: planned, or waiting for a retry; running; given_up: failed too often.',
      async (gauge) => {
        const { due, later, running, givenUp } = await readQueue(pool);
        gauge.set({ state: 'due' }, due);
        gauge.set({ state: 'later' }, later);
        gauge.set({ state: 'running' }, running);
        gauge.set({ state: 'given_up' }, givenUp);
      },
      { labelNames: ['state'], aggregator: 'max' },
    );
    this.#gauge(
      'meetingapp_oldest_due_job_seconds',
      'Age of the job that has been due longest.',
      async (gauge) => gauge.set((await readQueue(pool)).oldestDueSeconds),
      { aggregator: 'max' },
    );
  }

  scraped(): Scraped {
    return { metrics: () => this.registry.metrics(), contentType: this.registry.contentType };
  }

  /** Lets the first of several processes collect these figures with those of the others. */
  shareWithFirst(): void {
    AggregatorRegistry.setRegistries([this.registry]);
    // Listens for the requests of the first process.
    new AggregatorRegistry();
  }

  #gauge<Label extends string>(
    name: string,
    help: string,
    read: (gauge: Gauge<Label>) => Promise<void> | void,
    { labelNames = [], aggregator = 'sum' }: { labelNames?: Label[]; aggregator?: 'sum' | 'max' } = {},
  ): void {
    const gauge = new Gauge<Label>({
      name,
      help,
      labelNames,
      aggregator,
      registers: [this.registry],
      // A database that is away must not hide the figures of the process.
      collect: async () => {
        try {
          await read(gauge);
        } catch {
          gauge.reset();
        }
      },
    });
  }
}

const connectionsOf = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((error, count) => resolve(error ? 0 : count)));

/** The figures of all processes, for the first one, which serves no requests. */
export function metricsOfAll(): Scraped {
  const all = new AggregatorRegistry();
  return { metrics: () => all.clusterMetrics(), contentType: all.contentType };
}
