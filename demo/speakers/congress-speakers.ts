import { sql } from 'kysely';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both, json } from '../support/bilingual.ts';
import { momentFrom } from '../support/calendar.ts';
import { buildInvitations } from './speakers.ts';

const HOUR_MS = 3_600_000;

interface Place {
  conferenceId: number;
  /** The account of the demo's registered person, who also speaks. */
  accountId: number;
  name: string;
}

/**
 * Tasks of the congress in each state: most accepted, some silent, some opened, one asked again after a change, two rejected, one of
 * them with a chain of stand-ins, and five of the registered person that clash.
 */
export async function seedCongressSpeakers(
  db: Database,
  { conferenceId, accountId, name }: Place,
  now: Date,
): Promise<void> {
  const before = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  await db
    .insertInto('speaker_settings')
    .values({
      conference_id: conferenceId,
      answer_by: momentFrom(now, 8, '18:00'),
    })
    .execute();
  await buildInvitations(db, conferenceId, before(9 * 24));
  const own = await db
    .updateTable('expert')
    .set({ account_id: accountId, phone: '13900101001' })
    .where('conference_id', '=', conferenceId)
    .where(sql<string>`name ->> 'zh'`, '=', name)
    .returning('id')
    .executeTakeFirstOrThrow();
  // Two of them cannot be reached.
  await sql`update expert set email = lower(regexp_replace(name ->> 'en', '[^A-Za-z]', '', 'g')) || '@example.org'
    where conference_id = ${conferenceId} and email = '' and id % 19 <> 0`.execute(db);
  const rows = await db
    .selectFrom('speaker_invitation')
    .selectAll()
    .where('conference_id', '=', conferenceId)
    .orderBy('id')
    .execute();
  const set = (ids: readonly number[], values: object) =>
    db
      .updateTable('speaker_invitation')
      .set(values)
      .where('id', 'in', [...ids])
      .execute();
  const others = rows.filter(({ expert_id }) => expert_id !== own.id);
  const every = (of: number, rest: number) => others.filter((_, at) => at % of === rest).map(({ id }) => id);
  await set(
    rows.map(({ id }) => id),
    { invited_at: before(9 * 24), written_at: before(9 * 24), letters: 1 },
  );
  await set(
    others.filter((_, at) => at % 10 < 7).map(({ id }) => id),
    { state: 'accepted', opened_at: before(190), answered_at: before(189) },
  );
  await set(every(10, 8), { opened_at: before(30), written_at: before(40), letters: 2 });
  const [changed, refused, filled] = [others[20], others[31], others[44]];
  if (changed)
    await set([changed.id], {
      state: 'none',
      earlier: 'accepted',
      changes: json([{ part: 'hall', before: both('断桥厅', 'Duanqiao hall'), after: changed.asked.hallName }]),
      asked_at: before(2),
    });
  const refusal = { state: 'rejected', opened_at: before(30), answered_at: before(29), letters: 1 };
  if (refused) {
    await set([refused.id], {
      ...refusal,
      reason: 'clash',
      words: '那天下午在外地会诊',
      suggestion: '孟书瑶',
    });
    const free = others.filter(({ item_id }) => item_id !== refused.item_id).map(({ expert_id }) => expert_id);
    await db
      .insertInto('speaker_chain')
      .values({
        invitation_id: refused.id,
        hours: 24,
        candidates: [...new Set(free)].slice(0, 3),
        next_at: new Date(now.getTime() + 30 * HOUR_MS),
        started_at: before(20),
      })
      .execute();
  }
  if (filled) await set([filled.id], { ...refusal, reason: 'health' });
  await seedOwn(db, { conferenceId, expertId: own.id, taken: [refused?.id ?? 0, filled?.id ?? 0] }, now);
}

/** More tasks of the registered person: as a stand-in, some at the same time as their own. */
async function seedOwn(
  db: Database,
  { conferenceId, expertId, taken }: { conferenceId: number; expertId: number; taken: readonly number[] },
  now: Date,
): Promise<void> {
  const rows = await db
    .selectFrom('speaker_invitation')
    .selectAll()
    .where('conference_id', '=', conferenceId)
    .where('id', 'not in', [...taken])
    .orderBy('id')
    .execute();
  const mine = rows.filter(({ expert_id }) => expert_id === expertId);
  // A hall that was changed after the person had accepted.
  const moved = mine[3];
  if (moved)
    await db
      .updateTable('speaker_invitation')
      .set({
        earlier: 'accepted',
        changes: json([{ part: 'hall', before: both('断桥厅', 'Duanqiao hall'), after: moved.asked.hallName }]),
        asked_at: new Date(now.getTime() - 2 * HOUR_MS),
      })
      .where('id', '=', moved.id)
      .execute();
  const items = new Set(mine.map(({ item, item_id }) => `${item}/${item_id}`));
  const [first] = mine;
  const clashing = rows.find(
    (row) =>
      first !== undefined &&
      row.state === 'accepted' &&
      row.asked.hall !== first.asked.hall &&
      row.asked.from < first.asked.to &&
      row.asked.to > first.asked.from &&
      !items.has(`${row.item}/${row.item_id}`),
  );
  const elsewhere = rows.filter(
    (row) =>
      row.state === 'accepted' &&
      row.item === 'talk' &&
      mine.every(({ asked }) => asked.from.slice(0, 10) !== row.asked.from.slice(0, 10)),
  );
  const states = ['none', 'accepted', 'rejected'] as const;
  const wanted = [clashing, elsewhere[0], elsewhere[1], elsewhere.at(-1)].flatMap((row) => row ?? []);
  for (const [at, row] of wanted.entries()) {
    const state = at === 0 ? 'none' : (states[at - 1] ?? 'none');
    await db
      .updateTable('speaker_invitation')
      .set({ state: 'rejected', reason: 'travel', words: '', answered_at: new Date(now.getTime() - 60 * HOUR_MS) })
      .where('id', '=', row.id)
      .execute();
    await db
      .insertInto('speaker_invitation')
      .values({
        conference_id: conferenceId,
        expert_id: expertId,
        item: row.item,
        item_id: row.item_id,
        roles: row.roles,
        asked: json(row.asked),
        state,
        answered_at: state === 'none' ? null : new Date(now.getTime() - 20 * HOUR_MS),
        reason: state === 'rejected' ? 'travel' : null,
        words: state === 'rejected' ? '17 日晚返程' : '',
        asked_at: new Date(now.getTime() - 50 * HOUR_MS),
        invited_at: new Date(now.getTime() - 50 * HOUR_MS),
        written_at: new Date(now.getTime() - 50 * HOUR_MS),
        letters: 1,
        stands_in_for: row.id,
      })
      .execute();
  }
}
