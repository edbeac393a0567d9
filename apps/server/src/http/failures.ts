import type { FastifyError, FastifyInstance } from 'fastify';
import { errorAnswer } from './answers.ts';
import { languageOf } from './language.ts';
import { refuse, type Refusal } from './refusal.ts';

/** What was not foreseen: logged with its cause, answered without it. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error, request.isMultipart());
    if (refusal.refused === 'internal') request.log.error({ err: error }, 'call failed');
    const { status, answer } = errorAnswer(refusal, languageOf(request.headers.language));
    return reply.status(status).send(answer);
  });
  app.setNotFoundHandler((request, reply) => {
    const { status, answer } = errorAnswer(refuse('not_found'), languageOf(request.headers.language));
    return reply.status(status).send(answer);
  });
}

function refusalOf(error: FastifyError, isFile: boolean): Refusal {
  const status = error.statusCode ?? 500;
  if (status === 429) return refuse('too_many_requests');
  if (status === 413)
    return isFile ? refuse('file_too_large') : refuse('body_invalid', [{ field: 'body', reason: 'too_large' }]);
  if (status >= 400 && status < 500) return refuse('body_invalid');
  return refuse('internal');
}
