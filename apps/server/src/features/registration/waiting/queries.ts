import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';

/** Stocks with waiting entries or open offers. */
export async function stocksWaitedFor(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('waiting_entry')
    .select('stock_id')
    .distinct()
    .where('state', 'in', ['waiting', 'offered'])
    .execute();
  return rows.map((row) => row.stock_id);
}

export function findStocks(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('stock')
    .select(['id as stock_id', 'size'])
    .where('id', 'in', ids.length > 0 ? [...ids] : [0])
    .execute();
}

export function findStock(db: Database, id: number) {
  return db.selectFrom('stock').select(['id', 'conference_id', 'size']).where('id', '=', id).executeTakeFirst();
}

/**
 * Locks and returns up to 500 waiting entries of a stock, the longest waiting first; only those whose registration is still a draft.
 */
export function waitersOf(transaction: DatabaseTransaction, stockId: number, only: number | null = null) {
  return transaction
    .selectFrom('waiting_entry')
    .innerJoin('registration', 'registration.id', 'waiting_entry.registration_id')
    .select(['waiting_entry.id', 'waiting_entry.amount', 'registration_id', 'registration.account_id'])
    .where('stock_id', '=', stockId)
    .where('waiting_entry.state', '=', 'waiting')
    .where('registration.state', '=', 'draft')
    .$if(only !== null, (query) => query.where('waiting_entry.id', '=', only))
    .orderBy('waiting_entry.id')
    .limit(500)
    .forUpdate(['waiting_entry'])
    .execute();
}
export type WaiterRow = Awaited<ReturnType<typeof waitersOf>>[number];

const tables = { fee: 'fee_kind', branch: 'branch', extra: 'extra' } as const;

/** The stock that a person wants to wait for, in this conference. */
export function findTarget(db: Database, conferenceId: number, kind: keyof typeof tables, id: number) {
  return db
    .selectFrom(tables[kind])
    .innerJoin('stock', (join) => join.onRef('stock.id', '=', `${tables[kind]}.stock_id`))
    .select(['stock.id as stock_id', 'stock.size'])
    .where(`${tables[kind]}.id`, '=', id)
    .where(`${tables[kind]}.conference_id`, '=', conferenceId)
    .executeTakeFirst();
}

export async function titleOf(db: Database, stockId: number) {
  const row = await db
    .selectFrom('fee_kind')
    .select('title')
    .where('stock_id', '=', stockId)
    .unionAll(db.selectFrom('branch').select('title').where('stock_id', '=', stockId))
    .unionAll(db.selectFrom('extra').select('title').where('stock_id', '=', stockId))
    .executeTakeFirst();
  return row?.title;
}

/** Entries still relevant: waiting, offered, and lapsed offers not followed by another entry. */
const entries = (db: Database) =>
  db
    .selectFrom('waiting_entry')
    .innerJoin('registration', 'registration.id', 'waiting_entry.registration_id')
    .leftJoin('fee_kind', 'fee_kind.stock_id', 'waiting_entry.stock_id')
    .leftJoin('branch', 'branch.stock_id', 'waiting_entry.stock_id')
    .leftJoin('extra', 'extra.stock_id', 'waiting_entry.stock_id')
    .select((column) => [
      'waiting_entry.id',
      'waiting_entry.registration_id',
      'waiting_entry.conference_id',
      'waiting_entry.stock_id',
      'waiting_entry.amount',
      'waiting_entry.state',
      'waiting_entry.offer_until',
      'waiting_entry.joined_at',
      'registration.name',
      'registration.number',
      'fee_kind.id as fee_id',
      'fee_kind.title as fee_title',
      'branch.id as branch_id',
      'branch.title as branch_title',
      'extra.id as extra_id',
      'extra.title as extra_title',
      column
        .selectFrom('waiting_entry as earlier')
        .select(({ fn }) => fn.countAll<number>().as('before'))
        .whereRef('earlier.stock_id', '=', 'waiting_entry.stock_id')
        .whereRef('earlier.id', '<', 'waiting_entry.id')
        .where((where) =>
          where.or([
            where('earlier.state', '=', 'waiting'),
            where.and([
              where('earlier.state', '=', 'offered'),
              where('earlier.offer_until', '>', where.fn<Date>('clock_timestamp')),
            ]),
          ]),
        )
        .as('before'),
    ])
    .where((where) =>
      where.or([
        where('waiting_entry.state', 'in', ['waiting', 'offered']),
        where.and([
          where('waiting_entry.state', '=', 'expired'),
          where('registration.state', '=', 'draft'),
          where.not(
            where.exists(
              where
                .selectFrom('waiting_entry as later')
                .select('later.id')
                .whereRef('later.registration_id', '=', 'waiting_entry.registration_id')
                .whereRef('later.stock_id', '=', 'waiting_entry.stock_id')
                .whereRef('later.id', '>', 'waiting_entry.id'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy((by) => by.case('waiting_entry.state').when('offered').then(0).when('waiting').then(1).else(2).end())
    .orderBy('waiting_entry.id');
export type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number];

export function findEntries(db: Database, accountId: number, cid: number | null, regId: number | null) {
  return entries(db)
    .where('registration.account_id', '=', accountId)
    .where((where) => (cid === null ? where.lit(true) : where('waiting_entry.conference_id', '=', cid)))
    .where((where) => (regId === null ? where.lit(true) : where('waiting_entry.registration_id', '=', regId)))
    .execute();
}

export function findAllEntries(db: Database, conferenceId: number) {
  return entries(db)
    .where('waiting_entry.conference_id', '=', conferenceId)
    .where('waiting_entry.state', 'in', ['waiting', 'offered'])
    .execute();
}

/** One undecided entry; the caller checks its owner. */
export function findEntry(db: Database, id: number) {
  return entries(db)
    .select('registration.account_id')
    .where('waiting_entry.id', '=', id)
    .where('waiting_entry.state', 'in', ['waiting', 'offered'])
    .executeTakeFirst();
}
