import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Call } from '@meetingapp/contract/call.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { beginAudit } from '../../db/rows/audit.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransactionUnless, inWholeTransaction } from '../../db/connection/transaction.ts';
import type { StepKey } from '../../db/rows/step-key.ts';
import type { Caller, Surroundings, UploadedFile } from './context.ts';
import type { CallGroups } from './grouped.ts';
import { once } from './idempotency.ts';
import { parseBody } from '../bodies/parse-body.ts';
import { isRefusal, refuse, type FieldFault, type Refusal } from './refusal.ts';
import { storable } from '../bodies/unsafe-values.ts';
import { rightOf, type NamedConference } from './rights.ts';

const API_PREFIX = '/medapp/api/';

type AnyHandler = (body: unknown, context: object) => Promise<object>;

/** Adds the labels of the organiser's form to faults of a body that does not fit its schema. */
export type LabelFaults = (
  db: Database,
  body: unknown,
  faults: readonly FieldFault[],
  language: Language,
) => Promise<FieldFault[]>;

export interface Request {
  call: Call;
  handler: AnyHandler;
  body: unknown;
  caller: Caller | null;
  /** True when a token was sent that is nobody's: unknown, ended or expired. */
  ended?: boolean;
  /** Reads the file of a multipart call; not before the caller's right to send one is checked. */
  file?: () => Promise<UploadedFile | Refusal>;
  /** The header `idempotency-key`; empty when missing. */
  key: string;
  surroundings: Surroundings;
  /** Performs concurrent requests of this call together. */
  groups?: CallGroups | undefined;
  labelFaults?: LabelFaults | undefined;
}

/** Performs one call: checks the right and the body, runs the handler (once) and removes undeclared parts of the answer. */
export async function perform(request: Request): Promise<object | Refusal> {
  const { call, caller, surroundings } = request;
  const parsed = parseBody(call.body, call.pasted ? storable(request.body) : request.body);
  const conference = parsed.ok ? await conferenceOf(request, parsed.body) : null;
  const right = rightOf(call.who, caller, conference, request.ended);
  if (right !== 'granted') return refuse(right);
  if (!parsed.ok) {
    const { refusal } = parsed;
    const faults = await request.labelFaults?.(
      surroundings.db,
      request.body,
      refusal.faults ?? [],
      surroundings.language,
    );
    return faults ? { ...refusal, faults } : refusal;
  }
  const file = (await request.file?.()) ?? null;
  if (file !== null && isRefusal(file)) return file;
  const context = {
    ...surroundings,
    caller,
    accountId: caller?.accountId ?? null,
    staff: caller?.staff ?? null,
    file,
  };
  const handle = async (db: Database, stepKey?: StepKey) => {
    const given = await request.handler(parsed.body, { ...context, db, ...(stepKey ? { stepKey } : {}) });
    return isRefusal(given) ? given : declaredPart(request, given);
  };
  const work = (db: Database, key?: StepKey) =>
    isAudited(call) ? audited(request, conference?.id ?? null, handle) : handle(db, key);
  if (call.effect !== 'write' || !caller || handsOutSecrets(call)) return work(surroundings.db);
  // Calls of staff are one transaction by themselves.
  if (request.key === '')
    return call.whole === true && !isAudited(call)
      ? inWholeTransaction(surroundings.db, isRefusal, work)
      : work(surroundings.db);
  const claim = {
    db: surroundings.db,
    caller: caller.tokenHash.toString('base64url'),
    path: call.path,
    key: request.key,
    body: file === null ? request.body : createHash('sha256').update(file.content).digest('hex'),
    now: surroundings.now,
    whole: call.whole === true,
    stepwise: call.stepwise === true,
  };
  const alone = () => once(claim, work, isRefusal);
  const { groups } = request;
  const { accountId } = caller;
  if (!groups || accountId === null) return alone();
  const { language, now } = surroundings;
  const declared = (given: object) => (isRefusal(given) ? given : declaredPart(request, given));
  return groups.answer({ claim, request: { body: parsed.body, accountId, language, now }, declared, alone });
}

/** Answers with sessions, secrets or recovery codes are never saved. */
const handsOutSecrets = ({ who }: Call) =>
  who === 'anyone' || who === 'accountOrVisitor' || (typeof who !== 'string' && who.own === true);

/** Calls of staff that write run in one transaction, rolled back when refused, and every changed row is in the audit log. */
const isAudited = ({ who, effect }: Call) => typeof who !== 'string' && effect === 'write' && !who.own;

function audited(
  { call, caller, surroundings: { db, address, device } }: Request,
  conferenceId: number | null,
  handle: (db: Database) => Promise<object>,
): Promise<object> {
  const staff = caller?.staff;
  if (!staff) throw new Error(`${call.path} was granted to nobody of the staff`);
  const act = { societyId: staff.societyId, conferenceId, staffId: staff.id, address, device };
  return inTransactionUnless(db, isRefusal, async (transaction) => {
    await beginAudit(transaction, { ...act, call: call.path.slice(API_PREFIX.length) });
    return handle(transaction);
  });
}

/** Only for staff: nobody else has rights on a conference. */
async function conferenceOf({ call, caller, surroundings }: Request, body: unknown): Promise<NamedConference | null> {
  const id = (body as { cid?: unknown }).cid;
  if (typeof id !== 'number' || typeof call.who === 'string' || !caller?.staff) return null;
  const { db } = surroundings;
  const row = await db.selectFrom('conference').select('society_id').where('id', '=', id).executeTakeFirst();
  return { id, societyId: row?.society_id ?? null };
}

/**
 * The answer as the contract declares it: unknown keys are dropped; a mismatch is a server error, raised at once outside production.
 */
function declaredPart({ call, surroundings }: Request, given: object): object {
  const result = v.safeParse(call.answer, given);
  if (result.success) return result.output as object;
  const where = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; ');
  const message = `answer of ${call.path} is not as declared: ${where}`;
  if (!surroundings.config.production) throw new Error(message);
  surroundings.log.error(message);
  return given;
}
