import { momentIn } from '@meetingapp/domain/zoned.ts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { rowRefused } from '../../../db/outcome.ts';
import { addStocks, removeStocks, resizeEachStock } from '../../../db/places/stock.ts';
import { type AppliedLine, type ImportPlace, type SheetLine, unwritten } from '../../../jobs/import-kind.ts';
import { recordOf, type CodeRecord } from './queries.ts';
import { codePlanner, type PlannedCode } from './queries-plan.ts';

/** What a row did. `before` null: it added the code. */
export interface DoneCode {
  id: number;
  before: CodeRecord | null;
  after: CodeRecord;
}

/** Writes rows as announced, in few statements; a row is refused when its code has changed since. */
export async function applyCodes(
  transaction: DatabaseTransaction,
  { conferenceId, columns }: ImportPlace,
  lines: readonly (SheetLine & { fate: string })[],
): Promise<AppliedLine[]> {
  const { plan, zone } = await codePlanner(transaction, conferenceId, columns);
  const planned = await plan(lines, true);
  const wishes = planned.map((row, at): Wish | null =>
    row.after === null || row.fate !== lines[at]?.fate
      ? null
      : { code: row.code, stored: row.stored, after: recordFor(row, row.after, zone) },
  );
  const added = await addCodes(
    transaction,
    conferenceId,
    wishes.filter((wish) => wish !== null && !wish.stored),
  );
  await changeCodes(
    transaction,
    wishes.flatMap((wish) => (wish?.stored ? [{ stored: wish.stored, to: wish.after }] : [])),
  );
  return planned.map((row, at): AppliedLine => {
    const left = unwritten(row);
    if (left) return left;
    const wish = wishes[at];
    const id = wish && (wish.stored?.id ?? added.get(wish.code));
    if (!wish || id === undefined || id === null) return { refusal: rowRefused('changed_meanwhile') };
    const done: DoneCode = { id, before: wish.stored ? recordOf(wish.stored) : null, after: wish.after };
    return { refusal: null, done };
  });
}

interface Wish {
  code: string;
  stored: PlannedCode['stored'];
  after: CodeRecord;
}

/** Times that the row does not change keep their seconds, which a sheet does not have. */
function recordFor(
  { stored, changed }: PlannedCode,
  terms: NonNullable<PlannedCode['after']>,
  zone: string,
): CodeRecord {
  const instant = (clock: string | null) => (clock === null ? null : (momentIn(zone, clock)?.toISOString() ?? null));
  const there = stored && recordOf(stored);
  return {
    kind: terms.kind,
    value: terms.value,
    prices: { ...terms.prices },
    size: terms.size,
    from: there && !changed.includes('from') ? there.from : instant(terms.from),
    until: there && !changed.includes('until') ? there.until : instant(terms.until),
    fees: [...terms.feeIds],
    person: terms.onlyFor,
  };
}

/** Returns the id of each code that was added; one that somebody else has just made is left out. */
async function addCodes(
  transaction: DatabaseTransaction,
  conferenceId: number,
  wishes: readonly (Wish | null)[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = wishes.flatMap((wish) => wish ?? []);
  if (wanted.length === 0) return new Map();
  const stocks = await addStocks(
    transaction,
    conferenceId,
    'discount',
    wanted.map(({ after }) => after.size),
  );
  const records = wanted.map(({ code, after }, at) => ({ ...after, code, stock: stocks[at], place: at }));
  // Numbered as in the file, and added in the order of their names, so that two imports of the same codes cannot wait for each other.
  const { rows } = await sql<{ id: number; code: string; stock_id: number }>`
    with one as materialized (
      select wanted.*, nextval(pg_get_serial_sequence('discount_code', 'id')) as id
      from (select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as one (place int, code text, kind text,
        value bigint, prices jsonb, "from" timestamptz, until timestamptz, fees bigint[], person text, stock bigint) order by place) as wanted)
    insert into discount_code (id, conference_id, code, kind, value, prices, starts_at, ends_at, fee_ids, person_key, stock_id)
    overriding system value
    select id, ${conferenceId}, code, kind, value, prices, "from", until, fees, person, stock from one order by code collate "C"
    on conflict (conference_id, upper(code)) do nothing
    returning id, code, stock_id`.execute(transaction);
  const used = new Set(rows.map(({ stock_id }) => stock_id));
  await removeStocks(
    transaction,
    stocks.filter((id) => !used.has(id)),
  );
  return new Map(rows.map(({ id, code }) => [code, id]));
}

interface Change {
  stored: { id: number; stock_id: number };
  to: CodeRecord;
}

/** Sets the terms of codes, which the caller has locked. */
export async function changeCodes(transaction: DatabaseTransaction, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const records = changes.map(({ stored, to }) => ({ ...to, id: stored.id }));
  await sql`
    update discount_code set kind = one.kind, value = one.value, prices = one.prices, fee_ids = one.fees, person_key = one.person,
      starts_at = one."from", ends_at = one.until
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as one (id bigint, kind text, value bigint, prices jsonb,
      "from" timestamptz, until timestamptz, fees bigint[], person text)
    where discount_code.id = one.id`.execute(transaction);
  await resizeEachStock(
    transaction,
    changes.map(({ stored, to }) => ({ id: stored.stock_id, size: to.size })),
  );
}
