import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildApp } from '../../app.ts';
import { connect } from '../../db/connection/database.ts';
import { workTraces } from '../../jobs/work-traces.ts';
import { testApp } from '../../testing/app.ts';
import { Metrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { startTraces } from './traces.ts';

const test = await testApp();
const cid = await buildConference(test.db);
const dependencies = {
  config: test.config,
  ports: { ...test.ports, simulator: null },
  clock: () => new Date(),
  ready: () => true,
};

const post = (app: FastifyInstance, path: string, body: object) =>
  app.inject({ method: 'POST', url: path, payload: body, headers: { language: 'en' } });

describe('[X5] the figures for Prometheus', () => {
  const metrics = new Metrics();
  let app: FastifyInstance;
  let text: () => Promise<string>;
  beforeAll(async () => {
    metrics.countConnections(test.pool);
    metrics.countJobs(test.pool);
    app = await buildApp({ ...dependencies, db: test.db, metrics });
    const server = await serveMetrics(metrics.scraped(), { port: 0, host: '127.0.0.1' });
    afterAll(() => server.close());
    text = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  });
  afterAll(() => app.close());

  it('count requests by route and status, and refusals by their reason', async () => {
    await post(app, conferenceCalls.detail.path, { cid });
    await post(app, conferenceCalls.detail.path, { cid });
    await post(app, accountCalls.userInfo.path, {});
    const shown = await text();
    const route = `method="POST",route="${conferenceCalls.detail.path}",status="200"`;
    expect(shown).toContain(`meetingapp_request_duration_seconds_count{${route}} 2`);
    expect(shown).toContain(
      `meetingapp_refusals_total{route="${accountCalls.userInfo.path}",reason="session_invalid"} 1`,
    );
  });

  it('have one label for all addresses that no route has, so that strangers cannot fill the memory', async () => {
    for (const at of [1, 2, 3]) await app.inject(`/nothing/${at}`);
    const shown = await text();
    expect(shown).toContain('meetingapp_request_duration_seconds_count{method="GET",route="none",status="404"} 3');
    expect(shown).not.toContain('/nothing/');
  });

  it('show the connections of the database and the jobs that wait', async () => {
    await test.pool.query(
      `select graphile_worker.add_job('telemetry.test', '{}', run_at := now() - interval '1 hour')`,
    );
    const shown = await text();
    expect(shown).toMatch(/meetingapp_database_connections\{state="idle"\} \d/);
    expect(shown).toMatch(/meetingapp_jobs\{state="due"\} [1-9]/);
    expect(Number(/^meetingapp_oldest_due_job_seconds (\S+)/m.exec(shown)?.[1])).toBeGreaterThanOrEqual(3600);
    expect(shown).toMatch(/nodejs_eventloop_lag_p99_seconds \S/);
    await test.pool.query(`delete from graphile_worker._private_jobs`);
  });

  it('name no person and nothing that was sent', async () => {
    await post(app, accountCalls.loginByPassword.path, {
      to: '13900000001',
      password: 'not-the-password',
      kind: 'general',
    });
    const shown = await text();
    expect(shown).not.toContain('13900000001');
    expect(shown).not.toContain('not-the-password');
  });

  it('are served at /metrics only', async () => {
    const server = await serveMetrics(metrics.scraped(), { port: 0, host: '127.0.0.1' });
    const status = async (path: string, method = 'GET') =>
      (await fetch(`http://127.0.0.1:${server.port}${path}`, { method })).status;
    expect([await status('/'), await status('/metrics', 'POST'), await status('/metrics')]).toEqual([404, 404, 200]);
    await server.close();
    expect((await app.inject('/metrics')).statusCode).toBe(404);
  });
});

interface Span {
  name: string;
  spanId: string;
  traceId: string;
  parentSpanId?: string;
  links?: { traceId: string }[];
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector that takes OTLP in JSON over HTTP, and what it was sent. */
async function collector() {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const sent = JSON.parse(Buffer.concat(parts).toString()) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      if (request.url === '/v1/traces')
        spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { spans, endpoint: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const attribute = (span: Span | undefined, name: string) => span?.attributes.find(({ key }) => key === name)?.value;

describe('[X5] the traces of OpenTelemetry', () => {
  it('hold a request with its statements below it, without the values of either, and a job', async () => {
    const to = await collector();
    const traces = await startTraces({ endpoint: to.endpoint, share: 1 });
    const app = await buildApp({ ...dependencies, db: test.db, traces });
    await post(app, accountCalls.loginByPassword.path, {
      to: '13900000002',
      password: 'not-the-password',
      kind: 'general',
    });
    await workTraces.run?.('telemetry.test', async () => {
      await test.db.selectFrom('conference').select('id').where('id', '=', cid).execute();
    });
    await app.close();
    await traces.stop();
    to.close();

    const request = to.spans.find(({ name }) => name === `POST ${accountCalls.loginByPassword.path}`);
    expect(attribute(request, 'http.response.status_code')).toEqual({ intValue: 200 });
    expect(attribute(request, 'meetingapp.request_id')?.stringValue).toMatch(/^[\da-f-]{36}$/);
    const below = to.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(below.map((span) => attribute(span, 'db.query.text')?.stringValue).join('\n')).toContain('"identity"');
    expect(below.every(({ traceId }) => traceId === request?.traceId)).toBe(true);
    expect(JSON.stringify(to.spans)).not.toMatch(/13900000002|not-the-password/);
    const job = to.spans.find(({ name }) => name === 'job telemetry.test');
    expect(to.spans.some(({ name, parentSpanId }) => name === 'select' && parentSpanId === job?.spanId)).toBe(true);
    expect(job?.traceId).not.toBe(request?.traceId);
  });

  it('link the trace that a client names instead of continuing it, and leave out what the share leaves out', async () => {
    const to = await collector();
    const remote = 'aaaabbbbccccddddaaaabbbbccccdddd';
    for (const share of [1, 0]) {
      const traces = await startTraces({ endpoint: to.endpoint, share });
      const app = await buildApp({ ...dependencies, db: test.db, traces });
      await app.inject({ url: '/readyz', headers: { traceparent: `00-${remote}-1111222233334444-01` } });
      await app.close();
      await traces.stop();
    }
    to.close();
    const requests = to.spans.filter(({ name }) => name === 'GET /readyz');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.traceId).not.toBe(remote);
    expect(requests[0]?.links?.map(({ traceId }) => traceId)).toEqual([remote]);
  });
});

it('[X5] a failure names the id under which the log has its cause', async () => {
  const gone = connect(test.connection, { size: 1, nameStatements: false, onError: () => undefined });
  await gone.pool.end();
  const app = await buildApp({ ...dependencies, db: gone.db });
  const failed = await post(app, conferenceCalls.detail.path, { cid });
  expect(failed.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  const fine = await app.inject('/healthz');
  expect(fine.headers['x-request-id']).toBeUndefined();
  await app.close();
});
