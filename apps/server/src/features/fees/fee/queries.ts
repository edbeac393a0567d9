import type { ExtraDraft } from '@meetingapp/contract/fees/console.ts';
import { answerless } from '@meetingapp/domain/registration/field-kinds.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** The fees of a conference as staff see them, closed ones included. */
export async function feeKinds(db: Database, conferenceId: number, feeIds?: readonly number[]) {
  const rows = await db
    .selectFrom('fee_kind')
    .innerJoin('stock', 'stock.id', 'fee_kind.stock_id')
    .selectAll('fee_kind')
    .select('stock.size')
    .where('fee_kind.conference_id', '=', conferenceId)
    .where((where) => (feeIds === undefined ? where.lit(true) : where('fee_kind.id', 'in', [0, ...feeIds])))
    .orderBy('fee_kind.position')
    .orderBy('fee_kind.id')
    .execute();
  const windows = await db
    .selectFrom('fee_window')
    .selectAll()
    .where('fee_kind_id', 'in', [0, ...rows.map((row) => row.id)])
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => ({ ...row, windows: windows.filter((window) => window.fee_kind_id === row.id) }));
}
/** Locked in one order, so that concurrent saves of the same fees do not deadlock. */
export const lockFees = (db: Database, conferenceId: number, feeIds: readonly number[]) =>
  db
    .selectFrom('fee_kind')
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where('id', 'in', [0, ...feeIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export type FeeKindRow = Awaited<ReturnType<typeof feeKinds>>[number];

/** A fee as staff edit it, from its stored rows: amounts in fen, moments in UTC. */
export const draftOf = (row: FeeKindRow) => ({
  id: row.id,
  title: row.title,
  remark: row.remark,
  proof: row.proof,
  proofNeeded: row.proof_needed,
  branchId: row.branch_id,
  formIds: row.form_ids,
  size: row.size,
  rule: row.rule,
  closed: row.closed,
  windows: row.windows.map((window) => ({
    title: window.title,
    from: window.starts_at.toISOString(),
    until: window.ends_at.toISOString(),
    amount: window.amount,
    prices: window.prices,
  })),
});

export const extraRows = (db: Database, conferenceId: number) =>
  db
    .selectFrom('extra')
    .innerJoin('stock', 'stock.id', 'extra.stock_id')
    .selectAll('extra')
    .select('stock.size')
    .where('extra.conference_id', '=', conferenceId)
    .orderBy('extra.position')
    .orderBy('extra.id')
    .execute();
export type ExtraRow = Awaited<ReturnType<typeof extraRows>>[number];

/** An extra as staff edit it. */
export const extraDraftOf = (row: ExtraRow): ExtraDraft => ({
  id: row.id,
  title: row.title,
  remark: row.remark,
  amount: row.amount,
  prices: row.prices,
  atMost: row.at_most,
  size: row.size,
  closed: row.closed,
});

export const branchRows = (db: Database, conferenceId: number) =>
  db
    .selectFrom('branch')
    .select(['id', 'title'])
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .execute();

/** The fields of the newest versions of the registration forms, each once, those of the first form first; options of all of them. */
export async function fieldRows(db: Database, conferenceId: number) {
  const rows = await db
    .selectFrom('form_field')
    .innerJoin('form_version', 'form_version.id', 'form_version_id')
    .leftJoin('conference_form', 'conference_form.id', 'form_version.form_id')
    .select(['code', 'label', 'options'])
    .where('form_version.conference_id', '=', conferenceId)
    .where((where) =>
      where.or([
        where('form_id', 'is', null),
        where.and([where('purpose', '=', 'registration'), where('closed_at', 'is', null)]),
      ]),
    )
    .where(
      sql<boolean>`number = (select max(number) from form_version as other
        where other.conference_id = form_version.conference_id and other.form_id is not distinct from form_version.form_id)`,
    )
    .where('kind', 'not in', [...answerless, 'LT', 'SIG', 'FILE'])
    .orderBy(sql`coalesce(form_id, 0)`)
    .orderBy('form_field.position')
    .execute();
  const byCode = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const known = byCode.get(row.code);
    const more = known ? row.options.filter(({ value }) => known.options.every((one) => one.value !== value)) : [];
    byCode.set(row.code, known ? { ...known, options: [...known.options, ...more] } : row);
  }
  return [...byCode.values()];
}
export type RuleFieldRow = Awaited<ReturnType<typeof fieldRows>>[number];

/** The forms by which people register besides the first one. */
export const formRows = (db: Database, conferenceId: number) =>
  db
    .selectFrom('conference_form')
    .select(['id', 'title'])
    .where('conference_id', '=', conferenceId)
    .where('purpose', 'in', ['registration', 'onsite'])
    .orderBy('id')
    .execute();

export const exampleRows = (db: Database, conferenceId: number) =>
  db.selectFrom('fee_example').selectAll().where('conference_id', '=', conferenceId).orderBy('id').execute();
export type ExampleRow = Awaited<ReturnType<typeof exampleRows>>[number];

export const findConference = (db: Database, id: number) =>
  db
    .selectFrom('conference')
    .select(['currency', 'currencies', 'zone', 'ends_on as lastDay'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Paid and held quantity of each stock, by the database's clock. */
export async function takenStocks(db: Database, stockIds: readonly number[]) {
  const { rows } = await sql<{ stock_id: number; confirmed: number; held: number }>`
    select stock_id,
      coalesce(sum(amount) filter (where state = 'confirmed'), 0)::int as confirmed,
      coalesce(sum(amount) filter (where state = 'held' and held_until > clock_timestamp()), 0)::int as held
    from claim where stock_id = any(${[...stockIds]}::bigint[]) and state <> 'released' group by stock_id
  `.execute(db);
  return new Map(rows.map((row) => [row.stock_id, row]));
}

/** Those of these stocks that anybody holds, held, or waits for. */
export async function usedStocks(db: Database, stockIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...stockIds]}::bigint[]) as stock (id)
    where exists (select from claim where claim.stock_id = stock.id)
      or exists (select from waiting_entry where waiting_entry.stock_id = stock.id)
      or exists (select from fee_kind join registration on registration.fee_kind_id = fee_kind.id where fee_kind.stock_id = stock.id)
      or exists (select from extra join registration_extra on registration_extra.extra_id = extra.id where extra.stock_id = stock.id)
  `.execute(db);
  return new Set(rows.map((row) => row.id));
}
