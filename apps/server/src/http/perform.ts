import * as v from 'valibot';
import type { Call } from '@meetingapp/contract/call.ts';
import type { Caller, Surroundings, UploadedFile } from './context.ts';
import { once } from './idempotency.ts';
import { parseBody } from './parse-body.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { rightOf } from './rights.ts';

type AnyHandler = (body: unknown, context: object) => Promise<object>;

export interface Request {
  call: Call;
  handler: AnyHandler;
  body: unknown;
  caller: Caller | null;
  file: UploadedFile | null;
  /** Of the header `idempotency-key`; empty when none came. */
  key: string;
  surroundings: Surroundings;
}

/** One call from right to answer: may this caller, is the body right, do it (once), and let nothing out that is not declared. */
export async function perform(request: Request): Promise<object | Refusal> {
  const { call, caller, surroundings } = request;
  const parsed = parseBody(call.body, request.body);
  const right = rightOf(call.who, caller, parsed.ok ? conferenceIn(parsed.body) : null);
  if (right !== 'granted') return refuse(right);
  if (!parsed.ok) return parsed.refusal;
  const context = {
    ...surroundings,
    caller,
    accountId: caller?.accountId ?? null,
    staff: caller?.staff ?? null,
    file: request.file,
  };
  const work = async () => {
    const given = await request.handler(parsed.body, context);
    return isRefusal(given) ? given : declaredPart(request, given);
  };
  if (call.effect !== 'write' || request.key === '' || !caller) return work();
  const claim = {
    db: surroundings.db,
    caller: caller.tokenHash.toString('base64url'),
    path: call.path,
    key: request.key,
    body: request.body,
    now: surroundings.now,
  };
  return once(claim, work, isRefusal);
}

function conferenceIn(body: unknown): number | null {
  const cid = (body as { cid?: unknown }).cid;
  return typeof cid === 'number' ? cid : null;
}

/** The answer as the contract declares it: unknown keys are dropped; a mismatch is our fault, seen at once outside production. */
function declaredPart({ call, surroundings }: Request, given: object): object {
  const result = v.safeParse(call.answer, given);
  if (result.success) return result.output as object;
  const where = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; ');
  const message = `answer of ${call.path} is not as declared: ${where}`;
  if (!surroundings.config.production) throw new Error(message);
  surroundings.log.error(message);
  return given;
}
