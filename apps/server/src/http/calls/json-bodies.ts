import type { FastifyInstance } from 'fastify';

/** Parses JSON as usual, but accepts an empty body for calls that need no input, as older clients send. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.trim() === '' ? done(null, {}) : parse(request, body, done),
  );
}
