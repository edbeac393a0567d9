import { sql } from 'kysely';
import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { livePollCalls } from '@meetingapp/contract/live/poll.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { FanOut } from '../../../ports/fan-out/fan-out.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { appendEvents } from '../log/commands.ts';
import { countVotes } from './queries.ts';

type Wish = Omit<ParsedBodyOf<(typeof livePollCalls)['savePoll']>, 'cid'>;
type Refused = { ok: false; reason: 'not_found' | 'poll_state' };

/** Saves a poll of a broadcast of this conference. An opened poll cannot be changed, because people voted on it. */
export async function savePoll(
  db: Database,
  conferenceId: number,
  { broadcastId, poll }: Wish,
): Promise<{ ok: true; pollId: number } | Refused> {
  const own = await db
    .selectFrom('broadcast')
    .select('id')
    .where('id', '=', broadcastId)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  if (!own) return { ok: false, reason: 'not_found' };
  const values = {
    question: JSON.stringify(poll.question),
    options: JSON.stringify(poll.options),
    most: poll.most,
    seconds: poll.seconds,
  };
  if (poll.id !== null) {
    const locked = await lockDraft(db, conferenceId, poll.id);
    if (!locked.ok) return locked;
    await db.updateTable('live_poll').set(values).where('id', '=', poll.id).execute();
    return { ok: true, pollId: poll.id };
  }
  const { id } = await db
    .insertInto('live_poll')
    .values({
      ...values,
      broadcast_id: broadcastId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from live_poll where broadcast_id = ${broadcastId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, pollId: id };
}

export async function removePoll(db: Database, conferenceId: number, pollId: number): Promise<{ ok: true } | Refused> {
  const locked = await lockDraft(db, conferenceId, pollId);
  if (!locked.ok) return locked;
  await db.deleteFrom('live_poll').where('id', '=', pollId).execute();
  return { ok: true };
}

async function lockDraft(db: Database, conferenceId: number, pollId: number): Promise<{ ok: true } | Refused> {
  const row = await db
    .selectFrom('live_poll')
    .innerJoin('broadcast', 'broadcast.id', 'live_poll.broadcast_id')
    .where('broadcast.conference_id', '=', conferenceId)
    .where('live_poll.id', '=', pollId)
    .select('live_poll.state')
    .forUpdate('live_poll')
    .executeTakeFirst();
  if (!row) return { ok: false, reason: 'not_found' };
  return row.state === 'draft' ? { ok: true } : { ok: false, reason: 'poll_state' };
}

interface PollPlace {
  db: Database;
  fanOut: FanOut;
  now: Date;
  conferenceId: number;
  staffId: number;
}

/** Locks the row of the poll's broadcast, so that changes to one broadcast are serialized. */
async function lockPoll({ db, conferenceId }: PollPlace, pollId: number) {
  const row = await db
    .selectFrom('live_poll')
    .innerJoin('broadcast', 'broadcast.id', 'live_poll.broadcast_id')
    .selectAll('live_poll')
    .where('live_poll.id', '=', pollId)
    .where('broadcast.conference_id', '=', conferenceId)
    .where('broadcast.removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

type OpenRefused = { ok: false; reason: 'not_found' | 'poll_state' | 'poll_open' };

export async function openPoll(place: PollPlace, pollId: number): Promise<{ ok: true } | OpenRefused> {
  const { db, now, staffId } = place;
  const poll = await lockPoll(place, pollId);
  if (!poll) return { ok: false, reason: 'not_found' };
  if (poll.state !== 'draft') return { ok: false, reason: 'poll_state' };
  const { rows } = await sql<{ id: number; over: boolean }>`
    select id, closes_at is not null and closes_at <= ${now} as over from live_poll
    where broadcast_id = ${poll.broadcast_id} and state = 'open'
  `.execute(db);
  if (rows.some(({ over }) => !over)) return { ok: false, reason: 'poll_open' };
  const closesAt = poll.seconds === null ? null : new Date(now.getTime() + poll.seconds * 1000);
  // A poll whose time ran out without a process that closed it.
  if (rows.length > 0)
    await db
      .updateTable('live_poll')
      .set({ state: 'closed' })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  await db
    .updateTable('live_poll')
    .set({ state: 'open', opened_at: now, closes_at: closesAt })
    .where('id', '=', pollId)
    .execute();
  const { question, options, most } = poll;
  await appendEvents({ ...place, broadcastId: poll.broadcast_id }, [
    { kind: 'poll', body: { id: pollId, question, options, most, closesAt: closesAt?.getTime() ?? null }, staffId },
  ]);
  return { ok: true };
}

type Closed = { ok: true; question: Bilingual; counts: number[]; voters: number };

/** Closes a poll, and publishes the result where staff ask for it; the result can also be published after closing. */
export async function closePoll(
  place: PollPlace,
  { pollId, publish }: { pollId: number; publish: boolean },
): Promise<Closed | OpenRefused> {
  const { db, staffId } = place;
  const poll = await lockPoll(place, pollId);
  if (!poll) return { ok: false, reason: 'not_found' };
  const may = poll.state === 'open' || (publish && poll.state === 'closed');
  if (!may) return { ok: false, reason: 'poll_state' };
  await db
    .updateTable('live_poll')
    .set({ state: publish ? 'published' : 'closed' })
    .where('id', '=', pollId)
    .execute();
  const { counts, voters } = await countVotes(db, pollId);
  const body = publish ? { id: pollId, counts, voters } : { id: pollId, counts: null, voters: null };
  await appendEvents({ ...place, broadcastId: poll.broadcast_id }, [{ kind: 'poll_result', body, staffId }]);
  return { ok: true, question: poll.question, counts, voters };
}

/** Closes a poll whose time ran out. When several processes try, only one succeeds. */
export function closePollInTime(
  { db, fanOut, clock }: { db: Database; fanOut: FanOut; clock: () => Date },
  broadcastId: number,
  pollId: number,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const closed = await transaction
      .updateTable('live_poll')
      .set({ state: 'closed' })
      .where('id', '=', pollId)
      .where('state', '=', 'open')
      .where('closes_at', '<=', clock())
      .returning('id')
      .executeTakeFirst();
    if (!closed) return;
    const place = { db: transaction, fanOut, broadcastId, now: clock() };
    await appendEvents(place, [{ kind: 'poll_result', body: { id: pollId, counts: null, voters: null } }]);
  });
}
