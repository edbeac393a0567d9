import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { openBase, openCalls, openStatusOf, type OpenCall } from '@meetingapp/contract/developers/open-call.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { inTransactionUnless } from '../../db/connection/transaction.ts';
import type { Database } from '../../db/connection/database.ts';
import { beginAudit } from '../../db/rows/audit.ts';
import type { KeyCaller } from '../../db/sessions/api-keys.ts';
import { parseBody } from '../bodies/parse-body.ts';
import { answerSecurity } from '../security/content-security.ts';
import { errorAnswer } from './answers.ts';
import { authenticateKey } from './authenticate-key.ts';
import type { AppDependencies } from './dependencies.ts';
import { once } from './idempotency.ts';
import type { OpenContext, OpenHandlers } from './open-handlers.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';

type AnyHandler = (input: { parameters: unknown; body: unknown }, context: OpenContext) => Promise<object>;

const WINDOW_SECONDS = 60;

/** Binds every call of the open interface to a route. Answers have HTTP statuses; a refusal has the body of the other calls' refusals. */
export function bindOpenCalls(app: FastifyInstance, handlers: OpenHandlers, dependencies: AppDependencies): void {
  app.addHook('onSend', async (_request, reply) => stateLimit(reply));
  for (const [name, call] of Object.entries<OpenCall>(openCalls)) {
    const handler = (handlers as unknown as Record<string, AnyHandler>)[name] as AnyHandler;
    app.route({
      method: call.method,
      url: openBase + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      helmet: answerSecurity,
      handler: async (request, reply) => {
        const language = languageOf(request);
        const result = await perform(call, handler, request, language, dependencies);
        return isRefusal(result) ? sendRefusal(reply, result, language) : reply.send(result);
      },
    });
  }
}

/** English where the client prefers it, otherwise Chinese. */
const languageOf = (request: FastifyRequest): Language =>
  /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh';

/** Repeats the counter's headers under the names of the IETF draft for rate limits. */
function stateLimit(reply: FastifyReply): void {
  const [limit, left, reset] = ['limit', 'remaining', 'reset'].map((part) => reply.getHeader(`x-ratelimit-${part}`));
  if (limit === undefined) return;
  reply.header('ratelimit-policy', `"key";q=${String(limit)};w=${WINDOW_SECONDS}`);
  reply.header('ratelimit', `"key";r=${String(left ?? 0)};t=${String(reset ?? WINDOW_SECONDS)}`);
}

function sendRefusal(reply: FastifyReply, refusal: Refusal, language: Language) {
  const { answer } = errorAnswer(refusal, language);
  const status = openStatusOf(refusal.refused);
  reply.refused = refusal.refused;
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="Meetingapp"');
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply.status(status).send(answer);
}

async function perform(
  call: OpenCall,
  handler: AnyHandler,
  request: FastifyRequest,
  language: Language,
  dependencies: AppDependencies,
): Promise<object> {
  const { db, clock, config, ports } = dependencies;
  const key = await authenticateKey(request, dependencies);
  if (!key) return refuse('open_key_invalid');
  if (!key.scopes.includes(call.scope)) return refuse('open_scope_missing');
  const asked = { ...(request.query as object), ...(request.params as object) };
  const parameters = parseBody(call.parameters, asked);
  if (!parameters.ok) return parameters.refusal;
  if ((parameters.body as { cid: number }).cid !== key.conferenceId) return refuse('not_found');
  const body = parseBody(call.body, call.method === 'POST' ? request.body : {});
  if (!body.ok) return body.refusal;
  const input = { parameters: parameters.body, body: body.body };
  const now = clock();
  const context = { db, ports, config, now, language, address: request.ip, log: request.log, key };
  if (call.method === 'GET' || call.own) return declared(call, await handler(input, context));
  const work = (inside: Database) =>
    audited(inside, key, `open${call.path}`, request.ip, async (transaction) => {
      const given = await handler(input, { ...context, db: transaction });
      return isRefusal(given) ? given : declared(call, given);
    });
  const repeatKey = idempotencyKey(request);
  // The answer of a call that hands out a secret is not saved.
  if (repeatKey === '' || call.scope === 'webhooks:write') return work(db);
  const path = `${call.method} ${request.url}`;
  const claim = { db, caller: `key:${key.id}`, path, key: repeatKey, body: request.body, now, whole: true };
  return once(claim, work, isRefusal);
}

/** One transaction, rolled back when refused; the audit log names the member of staff who made the key, and the key as the device. */
const audited = (
  db: Database,
  { id, societyId, conferenceId, staffId }: KeyCaller,
  call: string,
  address: string,
  handle: (db: Database) => Promise<object>,
): Promise<object> =>
  inTransactionUnless(db, isRefusal, async (transaction) => {
    await beginAudit(transaction, { societyId, conferenceId, staffId, call, address, device: `API key ${id}` });
    return handle(transaction);
  });

/** The answer as the contract declares it: unknown keys are dropped. A mismatch is a server error. */
function declared(call: OpenCall, given: object): object {
  if (isRefusal(given)) return given;
  const result = v.safeParse(call.answer, given);
  if (result.success) return result.output as object;
  const where = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; ');
  throw new Error(`answer of ${call.method} ${call.path} is not as declared: ${where}`);
}

function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key.slice(0, 100) : '';
}
