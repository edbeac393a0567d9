import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '@meetingapp/contract/call.ts';
import { contract, type Feature } from '@meetingapp/contract/contract.ts';
import { errorAnswer } from './answers.ts';
import { authenticate } from './authenticate.ts';
import { answerSecurity } from '../security/content-security.ts';
import type { Caller, Cookies, Surroundings } from './context.ts';
import type { AppDependencies, BoundDependencies } from './dependencies.ts';
import { sentText } from '../bodies/json-bodies.ts';
import { CallGroups } from './grouped.ts';
import { performCached } from './perform-cached.ts';
import { callKey, CachedResponse, sendCached } from '../serving/response-cache.ts';
import { versionsOf } from '../../db/rows/configuration-versions.ts';
import { EncodedText } from '../serving/encoded.ts';
import { levels } from '../serving/compression.ts';
import { languageOf } from './language.ts';
import { openForm } from '../bodies/multipart.ts';
import { perform, type Request } from './perform.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { rightOf } from './rights.ts';
import { sendsToken } from './token.ts';
import { UnreadableRequest } from '../bodies/unreadable.ts';

type AnyHandler = Request['handler'];

/** Writing calls that may end the caller's own log-in. */
const endsLogIns: ReadonlySet<Call> = new Set(
  [contract.accounts, contract.privacy].flatMap((calls) =>
    Object.values<Call>(calls).filter(({ effect }) => effect === 'write'),
  ),
);

/** Binds every call of the contract to a route; there is no other way to add one. */
export function bindCalls(app: FastifyInstance, dependencies: BoundDependencies): void {
  for (const feature of Object.keys(contract) as Feature[])
    for (const [name, call] of Object.entries<Call>(contract[feature])) {
      const handler = (dependencies.handlers[feature] as unknown as Record<string, AnyHandler>)[name] as AnyHandler;
      const answering = call.cached ? answerCached : answer;
      const grouped = dependencies.grouped?.find((one) => one.call === call);
      const groups = grouped && new CallGroups(grouped, dependencies.db);
      app.post(call.path, { helmet: answerSecurity }, (request, reply) =>
        answering(call, handler, request, reply, dependencies, groups),
      );
    }
}

/** Answers a call whose answer is the same for everybody: without the caller, and from the kept answers. */
async function answerCached(
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: BoundDependencies,
) {
  if (request.isMultipart()) return answer(call, handler, request, reply, dependencies);
  const surroundings = surroundingsOf(request, dependencies);
  const own: { refusal: Refusal | null } = { refusal: null };
  const make = async (): Promise<CachedResponse | null> => {
    const result = await performCached({ call, handler, body: request.body, surroundings });
    if (!isRefusal(result))
      return new CachedResponse(new EncodedText(JSON.stringify({ code: 0, ...result }), levels.answer));
    own.refusal = result;
    return null;
  };
  const shared = await dependencies.kept.response(callKey(request.raw, sentText(request) ?? ''), make);
  // Null without an own refusal: a concurrent request, whose answer this one waited for, was refused.
  const kept = shared ?? (own.refusal ? null : await make());
  if (!kept) return refusalOf(reply, own.refusal ?? refuse('internal'), surroundings);
  return sendCached(request.raw, reply.type('application/json; charset=utf-8'), kept);
}

async function answer(
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: BoundDependencies,
  groups?: CallGroups,
) {
  const surroundings = surroundingsOf(request, dependencies, {
    sent: request.headers.cookie ?? '',
    keep: (line) => void reply.header('set-cookie', line),
  });
  if (request.isMultipart() && !call.multipart)
    throw new UnreadableRequest(415, [{ field: 'body', reason: 'media_type', limit: 'application/json' }]);
  const isEnded = (caller: Caller | null) => caller === null && sendsToken(request.headers.token);
  const mayRead = async () => {
    const reader = await authenticate(request, dependencies);
    return rightOf(call.who, reader, null, isEnded(reader)) === 'granted';
  };
  const form = call.multipart ? await openForm(request, call, mayRead) : null;
  const caller = await authenticate(request, dependencies);
  const result = await perform({
    call,
    handler,
    ...(form ? { file: form.file } : {}),
    body: form ? form.body : request.body,
    caller,
    ended: isEnded(caller),
    key: keyOf(request),
    surroundings,
    groups,
    labelFaults: dependencies.labelFaults,
  });
  if (isRefusal(result)) return refusalOf(reply, result, surroundings);
  // The database notifies all processes; this one answers the next request of the same person with what was just saved.
  if (call.effect === 'write' && typeof call.who !== 'string') {
    dependencies.kept.clear();
    versionsOf(dependencies.db)?.forget(null);
  }
  // A log-out counts from its answer on; other processes hear of it from the database.
  if (caller && endsLogIns.has(call)) dependencies.logIns?.forget(caller.tokenHash);
  // Returned, not sent: a handler that returns its reply waits for the end of the stream, with listeners for it.
  return { code: 0, ...result };
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

/** The body of a refusal, whose status and headers are set. */
function refusalOf(reply: FastifyReply, refusal: Refusal, { language }: Surroundings) {
  const { status, answer: body } = errorAnswer(refusal, language);
  reply.refused = refusal.refused;
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  void reply.status(status);
  return body;
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key.slice(0, 100) : '';
}
