import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';

type Headers = readonly (readonly [name: string, value: string])[];

/** Headers that every answer has, whatever its security. */
const others = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive']);

/** The headers that helmet sets with these options: those of an answer of an application that has nothing else. */
async function headersOf(options: FastifyHelmetOptions): Promise<Headers> {
  const app = Fastify();
  await app.register(helmet, options);
  app.get('/', (_request, reply) => reply.send(''));
  const { headers } = await app.inject('/');
  await app.close();
  return Object.entries(headers)
    .filter(([name]) => !others.has(name))
    .map(([name, value]) => [name, String(value)]);
}

/**
 * Sets helmet's headers on every answer: those of `options`, changed by the option `helmet` of the route. They depend on nothing else, so
 * they are put together once; helmet itself does it at each request, which takes as long as finding the route and reading the body.
 */
export function setSecurityHeaders(app: FastifyInstance, options: FastifyHelmetOptions): void {
  const routes: RouteOptions[] = [];
  const kinds = new Map<object | undefined, Headers>();
  app.addHook('onRoute', (route) => {
    if (typeof route.helmet === 'object') route.config = Object.assign(route.config ?? {}, { helmet: route.helmet });
    routes.push(route);
  });
  // By then the hooks of all parts have seen their routes. Requests without a route have the headers of a page.
  app.addHook('onReady', async () => {
    for (const kind of new Set([undefined, ...routes.map(({ config }) => kindOf(config))]))
      kinds.set(kind, await headersOf(Object.assign({ ...options }, kind as object)));
  });
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of kinds.get(kindOf(request.routeOptions.config)) ?? []) reply.raw.setHeader(name, value);
    done();
  });
}

const kindOf = (config: object | undefined) => (config as { helmet?: object } | undefined)?.helmet;
