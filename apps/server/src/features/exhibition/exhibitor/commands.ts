import { sql } from 'kysely';
import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { exhibitionConsoleCalls } from '@meetingapp/contract/exhibition/console.ts';
import { boothLabels } from '@meetingapp/domain/home/floor-places.ts';
import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, isTaken, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { releaseHolds } from '../../../db/rows/booths.ts';
import { findHome } from '../../home/queries.ts';
import { hasLeads } from './queries-console.ts';

type Input = ParsedBodyOf<(typeof exhibitionConsoleCalls)['save']>['exhibitor'];

interface Saving {
  conferenceId: number;
  now: Date;
}

type Saved =
  | { ok: true; id: number; version: number }
  | { ok: false; reason: 'not_found' | 'changed_meanwhile' | 'booth_taken' | 'booth_unknown' }
  /** The entry of `members` that is neither a phone number nor an e-mail address. */
  | { ok: false; reason: 'address'; at: number };

/** True when the plan has this booth, or there is no plan. The conference's row is shared, so that the booth does not go meanwhile. */
async function isOnPlan(db: Database, conferenceId: number, booth: string): Promise<boolean> {
  await db.selectFrom('conference').select('id').where('id', '=', conferenceId).forShare().execute();
  const labels = boothLabels((await findHome(db, conferenceId))?.levels ?? []);
  return booth === '' || labels.length === 0 || labels.includes(booth);
}

/**
 * Creates or changes an exhibitor. A booth has one exhibitor: the unique index refuses the later of two that are saved in the same
 * second.
 */
export const saveExhibitor = (db: Database, saving: Saving, input: Input): Promise<Saved> =>
  inTransactionIfOk(db, (transaction) => saveWithin(transaction, saving, input));

async function saveWithin(db: DatabaseTransaction, { conferenceId, now }: Saving, input: Input): Promise<Saved> {
  const members = input.members.map(readAddress);
  const wrong = members.indexOf(null);
  if (wrong >= 0) return { ok: false, reason: 'address', at: wrong };
  if (!(await isOnPlan(db, conferenceId, input.booth))) return refused('booth_unknown');
  await releaseHolds(db, conferenceId, now);
  const addresses = [...new Set(members.flatMap((one) => one?.value ?? []))];
  try {
    const saved = input.id === null ? await insert(db, conferenceId, input) : await update(db, conferenceId, input);
    if (!saved) return { ok: false, reason: await reasonOf(db, conferenceId, input.id ?? 0) };
    await db.deleteFrom('exhibitor_member').where('exhibitor_id', '=', saved.id).execute();
    if (addresses.length > 0)
      await db
        .insertInto('exhibitor_member')
        .values(addresses.map((address) => ({ exhibitor_id: saved.id, address })))
        .execute();
    return { ok: true, ...saved };
  } catch (error) {
    if (isTaken(error, 'exhibitor_booth')) return { ok: false, reason: 'booth_taken' };
    throw error;
  }
}

const valuesOf = (input: Input) => ({
  name: JSON.stringify(input.name),
  field: JSON.stringify(input.field),
  introduction: JSON.stringify(input.introduction),
  logo: input.logo,
  booth: input.booth,
  deal: input.deal,
  held_until: input.deal === 'sold' || input.heldUntil === null ? null : new Date(input.heldUntil),
  price: input.price,
  contract: input.contract,
  signed_on: input.signedOn,
  paid: input.paid,
  shown: input.shown,
  stand: JSON.stringify(input.stand),
  purpose: JSON.stringify(input.purpose),
  keep_until: input.keepUntil,
});

const insert = (db: Database, conferenceId: number, input: Input) =>
  db
    .insertInto('exhibitor')
    .values({ ...valuesOf(input), conference_id: conferenceId })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();

/** Undefined when it is not there or was changed since it was read. */
const update = (db: Database, conferenceId: number, input: Input) =>
  db
    .updateTable('exhibitor')
    .set({
      ...valuesOf(input),
      version: sql`version + 1`,
      notice_version: sql<number>`notice_version + case
        when purpose is distinct from ${JSON.stringify(input.purpose)}::jsonb or keep_until <> ${input.keepUntil}::date then 1
        else 0 end`,
    })
    .where('id', '=', input.id)
    .where('conference_id', '=', conferenceId)
    .where('version', '=', input.seen ?? 0)
    .returning(['id', 'version'])
    .executeTakeFirst();

async function reasonOf(db: Database, conferenceId: number, id: number): Promise<'not_found' | 'changed_meanwhile'> {
  const row = await db
    .selectFrom('exhibitor')
    .select('id')
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return row ? 'changed_meanwhile' : 'not_found';
}

export async function removeExhibitor(
  db: Database,
  conferenceId: number,
  id: number,
): Promise<'done' | 'not_found' | 'exhibitor_has_leads'> {
  await sql`select from exhibitor where id = ${id} for update`.execute(db);
  if (await hasLeads(db, id)) return 'exhibitor_has_leads';
  const row = await db
    .deleteFrom('exhibitor')
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  return row ? 'done' : 'not_found';
}

/** Marks a booth as visited by an account; the first time stays. */
export async function markVisit(
  db: Database,
  { exhibitorId, accountId, visited, now }: { exhibitorId: number; accountId: number; visited: boolean; now: Date },
): Promise<void> {
  if (visited)
    await db
      .insertInto('exhibitor_visit')
      .values({ exhibitor_id: exhibitorId, account_id: accountId, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('exhibitor_visit')
      .where('exhibitor_id', '=', exhibitorId)
      .where('account_id', '=', accountId)
      .execute();
}
