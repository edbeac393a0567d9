import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../db/connection/unavailable.ts';
import { errorAnswer } from './answers.ts';
import { languageOf } from './language.ts';
import { refuse, type FieldFault, type Refusal } from './refusal.ts';
import { UnreadableRequest } from '../bodies/unreadable.ts';

/** Handles unexpected errors: logs the cause and hides it from the answer. The answer to an unreadable request states its cause. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => {
    const { status, answer } = errorAnswer(refuse('not_found'), languageOf(request.headers.language));
    return reply.status(status).send(answer);
  });
}

/** Answers one failed request; also used when the router refuses an address before it finds a route. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error, /^multipart\/form-data/i.test(request.headers['content-type'] ?? ''));
  if (refusal.refused === 'internal' || refusal.refused === 'unavailable') {
    logFailure(request.log, error, 'call failed');
    // Finds the lines of the log about this request.
    reply.header('x-request-id', request.id);
  }
  const { status, answer } = errorAnswer(refusal, languageOf(request.headers.language));
  reply.refused = refusal.refused;
  void reply.status(unreadableStatus(error) ?? status).send(answer);
}

function refusalOf(error: FastifyError, isFile: boolean): Refusal {
  const status = error.statusCode ?? 500;
  if (status === 429) return refuse('too_many_requests');
  if (status === 413)
    return isFile ? refuse('file_too_large') : refuse('body_invalid', [{ field: 'body', reason: 'too_large' }]);
  if (status >= 400 && status < 500) return refuse('body_invalid', [causeOf(error)].flat());
  if (isUnavailable(error)) return refuse('unavailable');
  return refuse('internal');
}

/** 400 or 415 for a request that cannot be read. Other refusals have the status of their error, mostly 200. */
function unreadableStatus({ statusCode }: FastifyError): number | undefined {
  return statusCode === 400 || statusCode === 415 ? statusCode : undefined;
}

function causeOf(error: FastifyError): FieldFault | FieldFault[] {
  if (error instanceof UnreadableRequest) return error.faults;
  if (error.code === 'FST_ERR_BAD_URL') return { field: 'url', reason: 'pattern' };
  if (error.statusCode === 415) return { field: 'body', reason: 'media_type', limit: 'application/json' };
  return { field: 'body', reason: error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' ? 'json_broken' : 'pattern' };
}

/**
 * Logs an unexpected error. Returns true when only the database was unavailable; that is not a bug and is logged as information,
 * because the outage itself is reported once.
 */
export function logFailure(log: FastifyBaseLogger, error: unknown, text: string, about: object = {}): boolean {
  const outage = isUnavailable(error);
  log[outage ? 'info' : 'error']({ err: error, ...about }, text);
  return outage;
}
