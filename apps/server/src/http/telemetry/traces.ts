import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { statementTraces } from '../../db/connection/statement-traces.ts';
import { workTraces } from '../../jobs/work-traces.ts';

export interface TraceSettings {
  /** Address of a collector that takes OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  /** Share of the traces that are recorded, 0 to 1. */
  share: number;
}

export interface Traces {
  /** Records each request as a span, with its statements below it. Register before the routes. */
  traceRequests: (app: FastifyInstance) => void;
  /** Sends what is left and ends. */
  stop: () => Promise<void>;
}

/** Longest text of a statement that is recorded. Statements hold no values: those are parameters, which are not recorded. */
const LONGEST_TEXT = 2000;

/** Begins to record traces. The library is loaded only when it is used. */
export async function startTraces({ endpoint, share }: TraceSettings): Promise<Traces> {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'meetingapp', 'process.pid': process.pid }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  provider.register();
  const tracer = trace.getTracer('meetingapp');
  statementTraces.begin = (text) => beginStatement(tracer, text);
  workTraces.run = (name, run) => runTraced(tracer, name, run);
  return {
    traceRequests: (app) => traceRequests(app, tracer),
    stop: async () => {
      statementTraces.begin = null;
      workTraces.run = null;
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

/** The id of the current trace for a line of the log; nothing outside one. */
export function traceOfLog(): { traceId?: string } {
  const span = trace.getActiveSpan();
  return span ? { traceId: span.spanContext().traceId } : {};
}

function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, ReturnType<Tracer['startSpan']>>();
  app.addHook('onRequest', (request, _reply, done) => {
    // Clients of a public server must not decide what is recorded: their trace is linked, not continued.
    const remote = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, request.headers));
    const route = request.routeOptions.url ?? 'none';
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': route, 'meetingapp.request_id': request.id },
        links: remote ? [{ context: remote }] : [],
      },
      ROOT_CONTEXT,
    );
    spans.set(request, span);
    context.with(trace.setSpan(ROOT_CONTEXT, span), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.refused !== '') span?.setAttribute('meetingapp.refused', reply.refused);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

/** Only within a request or a job: what the server does on its own between them is not recorded. */
function beginStatement(tracer: Tracer, text: string): ((error?: unknown) => void) | null {
  if (!trace.getActiveSpan()) return null;
  const [operation = ''] = /^\w+/.exec(text.trimStart()) ?? [];
  const span = tracer.startSpan(operation.toLowerCase() || 'statement', {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) },
  });
  return (error) => {
    // The message of an error can hold a value of the row; its code cannot.
    const code = (error as { code?: unknown } | undefined)?.code;
    if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
    if (typeof code === 'string') span.setAttribute('db.response.status_code', code);
    span.end();
  };
}

function runTraced<T>(tracer: Tracer, name: string, run: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(`job ${name}`, { root: true }, async (span) => {
    try {
      return await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
