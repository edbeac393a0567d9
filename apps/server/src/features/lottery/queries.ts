import { sql } from 'kysely';
import type { DrawRules, LeftOut } from '@meetingapp/contract/lottery/console.ts';
import type { Database } from '../../db/connection/database.ts';

const columns = [
  'lottery_draw.id',
  'conference_id',
  'lottery_draw.title',
  'lottery_draw.state',
  'rules',
  'masking',
  'place',
  'pick_up_until',
  'entrants',
  'left_out',
  'frozen_at',
  'list_hash',
  'committed_at',
  'secret',
  'commitment',
  'source',
  'fallback',
  'randomness',
  'by_fallback',
  'random_at',
  'drawn_at',
  'revealed',
  'void_reason',
  'lottery_draw.version',
] as const;

/** A draw of any state, with its conference; drafts of conferences included. */
export const findDraw = (db: Database, id: number) =>
  db
    .selectFrom('lottery_draw')
    .innerJoin('conference', 'conference.id', 'conference_id')
    .select(columns)
    .select(['conference.zone', 'conference.title as conference', 'conference.state as conference_state'])
    .where('lottery_draw.id', '=', id)
    .executeTakeFirst();
export type DrawRow = NonNullable<Awaited<ReturnType<typeof findDraw>>>;

/** The row, locked until the transaction ends: acts on one draw follow one another. */
export async function lockDraw(db: Database, conferenceId: number, id: number): Promise<DrawRow | undefined> {
  await sql`select from lottery_draw where id = ${id} and conference_id = ${conferenceId} for update`.execute(db);
  const row = await findDraw(db, id);
  return row?.conference_id === conferenceId ? row : undefined;
}

/** Draws of a conference, newest first, with what their list shows. */
export const listDraws = (db: Database, conferenceId: number) =>
  db
    .selectFrom('lottery_draw')
    .select(['id', 'title', 'state', 'entrants', 'rules', 'source', 'fallback', 'revealed'])
    .select(sql<boolean>`randomness is not null`.as('random'))
    .select([
      sql<number>`(select coalesce(sum(count), 0)::int from lottery_prize where draw_id = lottery_draw.id)`.as(
        'prizes',
      ),
      sql<number>`(select count(*)::int from lottery_prize where draw_id = lottery_draw.id)`.as('levels'),
      sql<number>`(select count(*)::int from lottery_winner where draw_id = lottery_draw.id)`.as('winners'),
      sql<number>`(select count(*)::int from lottery_winner where draw_id = lottery_draw.id and handed_at is not null)`.as(
        'handed',
      ),
      sql<number>`(select count(*)::int from lottery_winner as winner where draw_id = lottery_draw.id and handed_at is null
        and not exists (select from lottery_winner as later where later.instead_of = winner.id))`.as('waiting'),
      sql<number>`(select count(*)::int from lottery_word where draw_id = lottery_draw.id and kind = 'figures')`.as(
        'entered',
      ),
      sql<number>`(select count(*)::int from lottery_word where draw_id = lottery_draw.id and kind = 'begin')`.as(
        'begun',
      ),
    ])
    .where('conference_id', '=', conferenceId)
    .orderBy('id', 'desc')
    .execute();
export type ListedDraw = Awaited<ReturnType<typeof listDraws>>[number];

/** Steps of draws with who did them, oldest first. */
export const stepsOf = (db: Database, drawIds: readonly number[]) =>
  db
    .selectFrom('lottery_step')
    .leftJoin('staff_member', 'staff_member.id', 'staff_id')
    .select(['draw_id', 'kind', 'at', 'winner_id', 'staff_member.name as by'])
    .where('draw_id', '=', sql<number>`any(${[...drawIds]}::bigint[])`)
    .orderBy('lottery_step.id')
    .execute();
export type StepRow = Awaited<ReturnType<typeof stepsOf>>[number];

export const prizesOf = (db: Database, drawId: number) =>
  db
    .selectFrom('lottery_prize')
    .select(['id', 'name', 'thing', 'count', 'repeat'])
    .where('draw_id', '=', drawId)
    .orderBy('position')
    .execute();
export type PrizeRow = Awaited<ReturnType<typeof prizesOf>>[number];

/** Winners in the order of drawing, with their holders. */
export const winnersOf = (db: Database, drawId: number) =>
  db
    .selectFrom('lottery_winner as winner')
    .innerJoin('lottery_entrant as entrant', (join) =>
      join.onRef('entrant.draw_id', '=', 'winner.draw_id').onRef('entrant.number', '=', 'winner.number'),
    )
    .leftJoin('staff_member', 'staff_member.id', 'winner.handed_by')
    .select([
      'winner.id',
      'winner.n',
      'winner.prize_id',
      'winner.rank',
      'winner.number',
      'winner.instead_of',
      'winner.reason',
      'winner.code',
      'winner.handed_at',
      'entrant.name',
      'entrant.affiliation',
      'entrant.registration_id',
      'staff_member.name as handed_by',
    ])
    .where('winner.draw_id', '=', drawId)
    .orderBy('winner.n')
    .execute();
export type WinnerRow = Awaited<ReturnType<typeof winnersOf>>[number];

export const entrantsOf = (db: Database, drawId: number) =>
  db.selectFrom('lottery_entrant').select(['number', 'mark']).where('draw_id', '=', drawId).orderBy('number').execute();

/** Tickets of an account: those of its registrations. */
export const ticketsOf = (db: Database, drawId: number, accountId: number) =>
  db
    .selectFrom('lottery_entrant')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .select(['lottery_entrant.number', 'lottery_entrant.registration', 'salt'])
    .where('draw_id', '=', drawId)
    .where('registration.account_id', '=', accountId)
    .orderBy('lottery_entrant.number')
    .execute();

export async function isOptedOut(db: Database, conferenceId: number, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('lottery_opt_out')
    .select('account_id')
    .where('conference_id', '=', conferenceId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Names of the staff who entered figures or confirmed. */
export const wordsOf = (db: Database, drawId: number) =>
  db
    .selectFrom('lottery_word')
    .innerJoin('staff_member', 'staff_member.id', 'staff_id')
    .select(['kind', 'word', 'staff_id', 'staff_member.name'])
    .where('draw_id', '=', drawId)
    .orderBy('at')
    .execute();

interface Candidate {
  id: number;
  name: string;
  affiliation: string;
  number: string;
  reason: keyof LeftOut | null;
}

/** Registered people with the first reason for which the rules leave them out; null: they take part. */
export async function candidatesOf(db: Database, conferenceId: number, rules: DrawRules): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select registration.id, registration.name, coalesce(answers ->> 'company', '') as affiliation, registration.number,
      case
        when exists (select from lottery_opt_out as out where out.conference_id = ${conferenceId}
          and out.account_id = registration.account_id) then 'optedOut'
        when ${rules.attended} and state <> 'attended' then 'absent'
        when ${rules.noSpeakers} and exists (select from expert where expert.conference_id = ${conferenceId}
          and registration.name in (expert.name ->> 'zh', expert.name ->> 'en')
          and (expert.account_id = registration.account_id or (expert.phone <> '' and expert.phone = answers ->> 'phone')
            or (expert.email <> '' and lower(expert.email) = lower(answers ->> 'email')))) then 'speaker'
        when ${rules.noEarlierWinners} and exists (select from lottery_entrant as entrant
          join lottery_winner as winner on winner.draw_id = entrant.draw_id and winner.number = entrant.number
          join lottery_draw as draw on draw.id = entrant.draw_id
          where entrant.registration_id = registration.id and draw.state = 'drawn'
            and not exists (select from lottery_winner as later where later.instead_of = winner.id)) then 'earlier'
      end as reason
    from registration
    where registration.conference_id = ${conferenceId} and state in ('confirmed', 'attended') and registration.name <> ''
    order by registration.id`.execute(db);
  return rows;
}

export function countLeftOut(candidates: readonly Candidate[]): { entrants: number; leftOut: LeftOut } {
  const leftOut = { absent: 0, speaker: 0, earlier: 0, optedOut: 0 };
  let entrants = 0;
  for (const { reason } of candidates) {
    if (reason === null) entrants += 1;
    else leftOut[reason] += 1;
  }
  return { entrants, leftOut };
}

/** The winner with this code in a draw of the conference that is drawn and not void. */
export async function findByCode(db: Database, conferenceId: number, code: string) {
  return db
    .selectFrom('lottery_winner as winner')
    .innerJoin('lottery_draw as draw', 'draw.id', 'winner.draw_id')
    .innerJoin('lottery_prize as prize', 'prize.id', 'winner.prize_id')
    .innerJoin('lottery_entrant as entrant', (join) =>
      join.onRef('entrant.draw_id', '=', 'winner.draw_id').onRef('entrant.number', '=', 'winner.number'),
    )
    .select(['winner.id', 'winner.number', 'prize.name as prize', 'prize.thing', 'draw.pick_up_until', 'entrant.name'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('lottery_winner as later').whereRef('later.instead_of', '=', 'winner.id').select('later.id'),
      ).as('replaced'),
    )
    .where('winner.code', '=', code)
    .where('draw.conference_id', '=', conferenceId)
    .where('draw.state', '=', 'drawn')
    .executeTakeFirst();
}
