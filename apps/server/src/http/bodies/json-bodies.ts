import type { FastifyInstance, FastifyRequest } from 'fastify';

const texts = new WeakMap<FastifyRequest, string>();

/** The JSON body of a request as it was sent; undefined without one. */
export const sentText = (request: FastifyRequest): string | undefined => texts.get(request);

/** Parses JSON as usual, but accepts an empty body for calls that need no input, as older clients send. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Plain text would arrive as a body of the wrong form instead of a wrong type.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    texts.set(request, body);
    if (body.trim() === '') done(null, {});
    else void parse(request, body, done);
  });
}
