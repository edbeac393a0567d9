import type { ErrorsOf } from '@meetingapp/contract/call.ts';
import type { deskCalls } from '@meetingapp/contract/checkin/desk.ts';
import { identityAgrees } from '@meetingapp/domain/checkin/identity-check.ts';
import type { Database } from '../../../db/connection/database.ts';
import { refused } from '../../../db/outcome.ts';
import { identityEvents } from './queries.ts';
import { numbersOf } from './queries-identity.ts';

interface Identifying {
  cid: number;
  regId: number;
  /** What the person said or a reader typed; empty: staff saw a document. */
  typed: string;
  staffId: number;
  now: Date;
}

type Outcome = { ok: true } | { ok: false; reason: ErrorsOf<typeof deskCalls.deskIdentify> | 'not_found' };

/** Records who looked at a person's document or compared a number; the number itself is not stored. */
export async function identify(db: Database, { cid, regId, typed, staffId, now }: Identifying): Promise<Outcome> {
  const row = await db
    .selectFrom('registration')
    .select(['id', 'state', 'answers', 'form_version_id'])
    .where('conference_id', '=', cid)
    .where('id', '=', regId)
    .executeTakeFirst();
  if (!row || row.state === 'draft') return refused('not_found');
  if (typed !== '' && !identityAgrees(typed, await numbersOf(db, cid, row))) return refused('identity_differs');
  await db
    .insertInto('registration_event')
    .values({
      registration_id: regId,
      at: now,
      actor: `staff:${staffId}`,
      event: typed === '' ? identityEvents.seen : identityEvents.digits,
      from_state: row.state,
      to_state: row.state,
      why: '',
    })
    .execute();
  return { ok: true };
}
