import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/database.ts';
import type { FanOut } from '../../ports/fan-out/fan-out.ts';
import { appendEvents } from './commands-log.ts';
import { countVotes } from './queries-voting.ts';

interface PollPlace {
  db: Database;
  fanOut: FanOut;
  now: Date;
  conferenceId: number;
  staffId: number;
}

/** The poll of this conference and its broadcast, whose row is held: of one broadcast one thing happens after the other. */
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

type Refused = { ok: false; reason: 'not_found' | 'poll_state' | 'poll_open' };

export async function openPoll(place: PollPlace, pollId: number): Promise<{ ok: true } | Refused> {
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
  // One whose time is over and that nobody watched to its end.
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

/** Ends it, and says how it went where staff wish; also later, once it is closed. */
export async function closePoll(
  place: PollPlace,
  { pollId, publish }: { pollId: number; publish: boolean },
): Promise<Closed | Refused> {
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
