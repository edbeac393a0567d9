import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import { MOST_WINNERS, type lotteryConsoleCalls } from '@meetingapp/contract/lottery/console.ts';
import type { DrawSource } from '@meetingapp/contract/lottery/draw.ts';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { canonicalList, commitmentOf, entrantMark } from '@meetingapp/domain/lottery/draw.ts';
import { roundAt, timeOfRound } from '@meetingapp/domain/lottery/randomness.ts';
import { sha256 } from '@meetingapp/domain/lottery/sha256.ts';
import type { Database } from '../../db/connection/database.ts';
import type { Beacon } from '../../ports/randomness/beacon.ts';
import { noteStep } from './commands-step.ts';
import { candidatesOf, countLeftOut, lockDraw, prizesOf } from './queries.ts';

type DrawInput = ParsedBodyOf<(typeof lotteryConsoleCalls)['save']>['draw'];

type Saved =
  | { ok: true; id: number; version: number }
  | { ok: false; reason: 'not_found' | 'changed_meanwhile' | 'lottery_frozen' | 'lottery_too_many' };

/** Creates or changes a draw in preparation, with its prizes. */
export async function saveDraw(
  db: Database,
  conferenceId: number,
  input: DrawInput,
  { staffId, now }: { staffId: number; now: Date },
): Promise<Saved> {
  if (input.prizes.reduce((sum, { count }) => sum + count, 0) > MOST_WINNERS)
    return { ok: false, reason: 'lottery_too_many' };
  const values = {
    title: JSON.stringify(input.title),
    rules: JSON.stringify(input.rules),
    masking: input.masking,
    place: JSON.stringify(input.place),
    pick_up_until: input.pickUpUntil === null ? null : new Date(input.pickUpUntil),
  };
  if (input.id === null) {
    const made = await db
      .insertInto('lottery_draw')
      .values({ ...values, conference_id: conferenceId })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    await savePrizes(db, made.id, input);
    await noteStep(db, { drawId: made.id, kind: 'made', staffId, now });
    return { ok: true, ...made };
  }
  const row = await lockDraw(db, conferenceId, input.id);
  if (!row) return { ok: false, reason: 'not_found' };
  if (row.state !== 'preparing') return { ok: false, reason: 'lottery_frozen' };
  if (row.version !== input.seen) return { ok: false, reason: 'changed_meanwhile' };
  const changed = await db
    .updateTable('lottery_draw')
    .set({ ...values, version: row.version + 1 })
    .where('id', '=', input.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await db.deleteFrom('lottery_prize').where('draw_id', '=', input.id).execute();
  await savePrizes(db, input.id, input);
  return { ok: true, ...changed };
}

async function savePrizes(db: Database, drawId: number, { prizes }: DrawInput): Promise<void> {
  if (prizes.length === 0) return;
  await db
    .insertInto('lottery_prize')
    .values(
      prizes.map(({ name, thing, count, repeat }, position) => ({
        draw_id: drawId,
        name: JSON.stringify(name),
        thing: JSON.stringify(thing),
        count,
        repeat,
        position,
      })),
    )
    .execute();
}

export async function removeDraw(
  db: Database,
  conferenceId: number,
  id: number,
): Promise<'done' | 'not_found' | 'lottery_frozen'> {
  const row = await lockDraw(db, conferenceId, id);
  if (!row) return 'not_found';
  if (row.state !== 'preparing') return 'lottery_frozen';
  await db.deleteFrom('lottery_draw').where('id', '=', id).execute();
  return 'done';
}

type Frozen =
  | { ok: true; entrants: number; listHash: string }
  | { ok: false; reason: 'not_found' | 'lottery_frozen' | 'lottery_nobody' | 'lottery_no_prize' };

/** Every order is equally likely, and a ticket number says nothing about when its holder registered. */
function shuffled<T>(rows: readonly T[]): T[] {
  const mixed = [...rows];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

/** Fixes who takes part, gives out ticket numbers and publishes the hash of the list. */
export async function freezeDraw(
  db: Database,
  { conferenceId, id, staffId, now }: { conferenceId: number; id: number; staffId: number; now: Date },
): Promise<Frozen> {
  const row = await lockDraw(db, conferenceId, id);
  if (!row) return { ok: false, reason: 'not_found' };
  if (row.state !== 'preparing') return { ok: false, reason: 'lottery_frozen' };
  if ((await prizesOf(db, id)).length === 0) return { ok: false, reason: 'lottery_no_prize' };
  const candidates = await candidatesOf(db, conferenceId, row.rules);
  const { leftOut } = countLeftOut(candidates);
  const entrants = shuffled(candidates.filter(({ reason }) => reason === null)).map((one, at) => {
    const salt = randomBytes(16).toString('hex');
    const number = at + 1;
    return {
      number,
      registration_id: one.id,
      name: one.name,
      affiliation: one.affiliation,
      registration: one.number,
      salt,
      mark: entrantMark(number, one.number, salt),
    };
  });
  if (entrants.length === 0) return { ok: false, reason: 'lottery_nobody' };
  await sql`
    insert into lottery_entrant (draw_id, number, registration_id, name, affiliation, registration, salt, mark)
    select ${id}, number, registration_id, name, affiliation, registration, salt, mark
    from jsonb_to_recordset(${JSON.stringify(entrants)}::jsonb) as made (number int, registration_id bigint, name text,
      affiliation text, registration text, salt text, mark text)`.execute(db);
  const listHash = sha256(canonicalList(entrants));
  await db
    .updateTable('lottery_draw')
    .set({
      state: 'frozen',
      entrants: entrants.length,
      left_out: JSON.stringify(leftOut),
      frozen_at: now,
      list_hash: listHash,
      version: row.version + 1,
    })
    .where('id', '=', id)
    .execute();
  await noteStep(db, { drawId: id, kind: 'frozen', staffId, now });
  return { ok: true, entrants: entrants.length, listHash };
}

interface Commitment extends Pick<ParsedBodyOf<(typeof lotteryConsoleCalls)['commit']>, 'source' | 'fallback'> {
  conferenceId: number;
  id: number;
  staffId: number;
  now: Date;
}

/** Milliseconds between a commitment and the earliest round, or figures, that it may name. */
const AHEAD_MS = 60_000;

type Committed =
  | { ok: true; commitment: string }
  | { ok: false; reason: 'not_found' | 'lottery_state' | 'lottery_too_soon' };

/** Fixes the secret and the sources. A round or figures that may already be known are refused. */
export async function commitDraw(db: Database, beacon: Beacon, input: Commitment): Promise<Committed> {
  const { conferenceId, id, source, fallback, staffId, now } = input;
  const row = await lockDraw(db, conferenceId, id);
  if (!row) return { ok: false, reason: 'not_found' };
  if (row.state !== 'frozen') return { ok: false, reason: 'lottery_state' };
  const at = Date.parse(source.at);
  if (at < now.getTime() + AHEAD_MS) return { ok: false, reason: 'lottery_too_soon' };
  const after = fallback && Date.parse(fallback.after);
  if (after !== null && after <= at) return { ok: false, reason: 'lottery_too_soon' };
  const secret = randomBytes(32).toString('hex');
  const commitment = commitmentOf(secret);
  const round = source.kind === 'drand' ? roundAt(at) : 0;
  const stored: DrawSource =
    source.kind === 'drand'
      ? {
          kind: 'drand',
          chain: beacon.chain,
          simulated: beacon.simulated,
          round,
          at: new Date(timeOfRound(round)).toISOString(),
        }
      : { kind: 'figures', name: source.name, day: dayOf(at, row.zone), at: new Date(at).toISOString() };
  await db
    .updateTable('lottery_draw')
    .set({
      state: 'committed',
      committed_at: now,
      secret,
      commitment,
      source: JSON.stringify(stored),
      fallback:
        fallback && after !== null
          ? JSON.stringify({ name: fallback.name, day: dayOf(after, row.zone), after: new Date(after).toISOString() })
          : null,
      version: row.version + 1,
    })
    .where('id', '=', id)
    .execute();
  await noteStep(db, { drawId: id, kind: 'committed', staffId, now });
  return { ok: true, commitment };
}

export async function setOptOut(
  db: Database,
  { conferenceId, accountId, out }: { conferenceId: number; accountId: number; out: boolean },
): Promise<void> {
  if (out)
    await db
      .insertInto('lottery_opt_out')
      .values({ conference_id: conferenceId, account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('lottery_opt_out')
      .where('conference_id', '=', conferenceId)
      .where('account_id', '=', accountId)
      .execute();
}
