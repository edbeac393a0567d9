import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { syntheticPerson, type SyntheticPerson } from '@meetingapp/domain/rehearsal/synthetic.ts';
import { rehearsalServer as en } from '@meetingapp/locales/en/rehearsal/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { rehearsalServer as zh } from '@meetingapp/locales/zh/rehearsal/server.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { beginSession } from '../../db/sessions/sessions.ts';
import { hashToken, newToken } from '../../db/sessions/token-hash.ts';
import type { InventedSpeaker } from './runtime/speaker.ts';

/**
 * Makes accounts of invented people, each logged in on a phone for a day; returns their tokens in the same order. The accounts are
 * removed with the copy.
 */
export async function makePeople(
  db: Database,
  { rehearsalId, people, now }: { rehearsalId: number; people: readonly SyntheticPerson[]; now: Date },
): Promise<string[]> {
  const tokens = people.map(() => newToken());
  const rows = people.map(({ name, phone, email }, place) => {
    const hash = `\\x${hashToken(tokens[place] ?? '').toString('hex')}`;
    return { place, name, phone, email, hash };
  });
  await sql`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (place int, name text, phone text, email text, hash text)
    ), made as (
      insert into account (name) select name from sent order by place returning id
    ), numbered as (
      select id, row_number() over (order by id) - 1 as place from made
    ), noted as (
      insert into rehearsal_person (account_id, rehearsal_id) select id, ${rehearsalId} from numbered
    ), known as (
      insert into identity (account_id, kind, value, verified_at)
      select numbered.id, kind, value, ${now}::timestamptz from numbered join sent using (place)
        cross join lateral (values ('phone', phone), ('email', email)) as addresses (kind, value)
    ), counted as (
      update rehearsal set people = ${people.length} where id = ${rehearsalId}
    )
    insert into access_token (hash, kind, account_id, device, used_at, expires_at)
    select sent.hash::bytea, 'registration', numbered.id, 'rehearsal', ${now}::timestamptz, ${now}::timestamptz + interval '1 day'
      from numbered join sent using (place)`.execute(db);
  return tokens;
}

/** Talks of one invented session, and the minutes of each. */
const TALKS = 10;
const MINUTES = 10;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Days until the invented sessions: answers end when a talk begins. */
const AHEAD_DAYS = 30;
/** Their place in the numbers of invented people, behind those who register. */
const FIRST_NUMBER = 5000;

/** Makes invented speakers with one talk each. All sessions are at the same time, so that they clash with no other one. */
export async function makeSpeakers(
  db: Database,
  { copyId, rehearsalId, count, now }: { copyId: number; rehearsalId: number; count: number; now: Date },
): Promise<InventedSpeaker[]> {
  const people = Array.from({ length: count }, (_, at) => syntheticPerson(zh.invented, rehearsalId, FIRST_NUMBER + at));
  const experts = await db
    .insertInto('expert')
    .values(
      people.map(({ name, email }) => ({ conference_id: copyId, name: JSON.stringify({ zh: name, en: '' }), email })),
    )
    .returning(['id', 'email'])
    .execute();
  const idOf = new Map(experts.map(({ email, id }) => [email, id]));
  const from = new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + AHEAD_DAYS * 24 * HOUR_MS);
  const sessions = await db
    .insertInto('programme_session')
    .values(
      Array.from({ length: Math.ceil(count / TALKS) }, (_, at) => ({
        conference_id: copyId,
        kind: 'session' as const,
        title: titled('session', at + 1),
        starts_at: from,
        ends_at: new Date(from.getTime() + TALKS * MINUTES * MINUTE_MS),
      })),
    )
    .returning('id')
    .execute();
  const speakers: InventedSpeaker[] = [];
  for (const [at, { email }] of people.entries()) {
    const position = at % TALKS;
    const startsAt = new Date(from.getTime() + position * MINUTES * MINUTE_MS);
    const { id: talkId } = await db
      .insertInto('talk')
      .values({
        conference_id: copyId,
        session_id: sessions[Math.floor(at / TALKS)]?.id ?? null,
        title: titled('talk', at + 1),
        starts_at: startsAt,
        minutes: MINUTES,
        position,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('programme_role')
      .values({ expert_id: idOf.get(email) ?? 0, talk_id: talkId, role: 'speaker' })
      .execute();
    speakers.push({ email, talkId, from: startsAt });
  }
  return speakers;
}

function titled(kind: 'session' | 'talk', number: number): string {
  const title: Bilingual = { zh: format(zh.invented[kind], { number }), en: format(en.invented[kind], { number }) };
  return JSON.stringify(title);
}

/** Logs in a member of staff for `work` alone: the programme of the copy is changed by the calls of the console. */
export async function asStaff<T>(
  db: Database,
  { staffId, now }: { staffId: number; now: Date },
  work: (token: string) => Promise<T>,
): Promise<T> {
  const { tToken } = await beginSession(db, { kind: 'staff', staffId, device: 'rehearsal', now });
  try {
    return await work(tToken);
  } finally {
    const hash = hashToken(tToken);
    await db.deleteFrom('idempotency_key').where('caller', '=', hash.toString('base64url')).execute();
    await db.deleteFrom('access_token').where('hash', '=', hash).execute();
  }
}
