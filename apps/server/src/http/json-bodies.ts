import type { FastifyInstance } from 'fastify';

/** JSON as usual, but a call that needs nothing may also send nothing, as older clients do. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.trim() === '' ? done(null, {}) : parse(request, body, done),
  );
}
