import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '@meetingapp/contract/call.ts';
import { contract, type Feature } from '@meetingapp/contract/contract.ts';
import { errorAnswer } from './answers.ts';
import { authenticate } from './authenticate.ts';
import { answerSecurity } from '../security/content-security.ts';
import type { Cookies, Surroundings } from './context.ts';
import type { AppDependencies, BoundDependencies } from './dependencies.ts';
import { languageOf } from './language.ts';
import { openForm } from './multipart.ts';
import { perform, type Request } from './perform.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { rightOf } from './rights.ts';
import { UnreadableRequest } from './unreadable.ts';

type AnyHandler = Request['handler'];

/** Binds every call of the contract to a route; there is no other way to add one. */
export function bindCalls(app: FastifyInstance, dependencies: BoundDependencies): void {
  for (const feature of Object.keys(contract) as Feature[])
    for (const [name, call] of Object.entries<Call>(contract[feature])) {
      const handler = (dependencies.handlers[feature] as unknown as Record<string, AnyHandler>)[name] as AnyHandler;
      app.post(call.path, { helmet: answerSecurity }, (request, reply) =>
        answer(call, handler, request, reply, dependencies),
      );
    }
}

async function answer(
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: AppDependencies,
) {
  const surroundings = surroundingsOf(request, dependencies, {
    sent: request.headers.cookie ?? '',
    keep: (line) => void reply.header('set-cookie', line),
  });
  if (request.isMultipart() && !call.multipart)
    throw new UnreadableRequest(415, [{ field: 'body', reason: 'media_type', limit: 'application/json' }]);
  const mayRead = async () => rightOf(call.who, await authenticate(request, dependencies), null) === 'granted';
  const form = call.multipart ? await openForm(request, call, mayRead) : null;
  const result = await perform({
    call,
    handler,
    ...(form ? { file: form.file } : {}),
    body: form ? form.body : request.body,
    caller: await authenticate(request, dependencies),
    key: keyOf(request),
    surroundings,
  });
  if (isRefusal(result)) return sendRefusal(reply, result, surroundings);
  return reply.send({ code: 0, ...result });
}

/** For requests that no call answers: no cookie is set. */
const keepsNone = (request: FastifyRequest): Cookies => ({ sent: request.headers.cookie ?? '', keep: () => undefined });

export function surroundingsOf(
  request: FastifyRequest,
  { db, ports, config, clock }: AppDependencies,
  cookies: Cookies = keepsNone(request),
): Surroundings {
  return {
    db,
    ports,
    config,
    now: clock(),
    language: languageOf(request.headers.language),
    address: request.ip,
    device: String(request.headers['user-agent'] ?? '').slice(0, 300),
    log: request.log,
    cookies,
  };
}

function sendRefusal(reply: FastifyReply, refusal: Refusal, { language }: Surroundings) {
  const { status, answer: body } = errorAnswer(refusal, language);
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply.status(status).send(body);
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key.slice(0, 100) : '';
}
