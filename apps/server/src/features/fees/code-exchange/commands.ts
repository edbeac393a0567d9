import { createHash } from 'node:crypto';
import type { ImportRowOutcome } from '@meetingapp/contract/tasks/import.ts';
import {
  changedTerms,
  readCodeCells,
  type CodeColumn,
  type CodeFault,
  type CodeTerms,
} from '@meetingapp/domain/registration/fees/code-sheet.ts';
import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, isTaken } from '../../../db/connection/transaction.ts';
import { addStocks, resizeEachStock } from '../../../db/places/stock.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import type { CodeRow as StoredCode } from '../code/queries.ts';
import { codesByName, titledFees, zoneOf } from './queries.ts';
import type { CodeRow } from './reader.ts';
import { titlesOf, type TitledFee } from './writer-sheet.ts';
import { codeWords } from './writer-columns.ts';

export interface PlannedCode {
  number: number;
  /** As the file has it, in capitals; an existing one as it is stored. */
  code: string;
  outcome: ImportRowOutcome;
  /** Terms of the existing code, and those of the row; null: there is none, or it is wrong. */
  before: CodeTerms | null;
  after: CodeTerms | null;
  changed: Exclude<CodeColumn, 'code'>[];
  faults: (CodeFault | FieldFault)[];
}

/** The terms of a stored code, its times on the conference's clock to the minute. */
export function termsOf(code: StoredCode, zone: string): CodeTerms {
  const clock = (at: Date | null) => (at === null ? null : clockIn(zone, at));
  return {
    kind: code.kind,
    value: code.value,
    size: code.size,
    from: clock(code.starts_at),
    until: clock(code.ends_at),
    feeIds: code.fee_ids,
    onlyFor: code.person_key,
  };
}

interface CodeImport {
  cid: number;
  rows: readonly CodeRow[];
  /** Null: a trial that changes nothing. Otherwise the hash of the plan to carry out. */
  seen: string | null;
}

/** Plans an import, and carries it out when the plan is still the one that was seen; otherwise null. */
export async function importCodes(
  db: Database,
  { cid, rows, seen }: CodeImport,
): Promise<{ plan: PlannedCode[]; fees: TitledFee[]; seen: string } | null> {
  try {
    return await inTransaction(db, async (transaction) => {
      const names = rows.map(({ cells }) => nameOf(cells.code));
      const [stored, fees, zone] = [
        await codesByName(transaction, cid, names, seen !== null),
        await titledFees(transaction, cid),
        await zoneOf(transaction, cid),
      ];
      const known = new Map(stored.map((code) => [code.code.toUpperCase(), code]));
      const plan = planRows(rows, { known, fees, zone });
      const hash = planHash(plan);
      if (seen === null) return { plan, fees, seen: hash };
      if (seen !== hash) return null;
      await addCodes(transaction, cid, zone, plan);
      await changeCodes(transaction, zone, plan, known);
      return { plan, fees, seen: hash };
    });
  } catch (error) {
    // Somebody made one of the codes between the trial and now.
    if (isTaken(error, 'discount_code_code')) return null;
    throw error;
  }
}

const nameOf = (cell: string | undefined): string => (cell ?? '').trim().toUpperCase();

const planHash = (plan: readonly PlannedCode[]): string =>
  createHash('sha256')
    .update(JSON.stringify(plan.map(({ code, outcome, before, after }) => [code, outcome, before, after])))
    .digest('base64url');

interface Beside {
  known: ReadonlyMap<string, StoredCode>;
  fees: readonly TitledFee[];
  zone: string;
}

function planRows(rows: readonly CodeRow[], { known, fees, zone }: Beside): PlannedCode[] {
  const titled = fees.map(titlesOf);
  const first = new Map<string, number>();
  return rows.map(({ number, cells, faults }): PlannedCode => {
    const name = nameOf(cells.code);
    const stored = known.get(name);
    const before = stored ? termsOf(stored, zone) : null;
    const row = { number, code: stored?.code ?? name, before, after: null, changed: [] };
    const above = name === '' ? undefined : first.get(name);
    if (above !== undefined) {
      const twice = { column: 'code' as const, reason: 'discount_twice' as const, value: name, limit: String(above) };
      return { ...row, outcome: 'wrong', faults: [twice] };
    }
    first.set(name, number);
    const read = readCodeCells(cells, before, { fees: titled, words: codeWords });
    if (!read.ok || faults.length > 0)
      return { ...row, outcome: 'wrong', faults: [...faults, ...(read.ok ? [] : read.faults)] };
    const changed = before ? changedTerms(before, read.terms) : [];
    const outcome = !before ? 'new' : changed.length > 0 ? 'change' : 'same';
    return { ...row, outcome, after: read.terms, changed, faults: [] };
  });
}

/** Rows per statement. */
const AT_ONCE = 1000;
const parts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, at) => rows.slice(at * AT_ONCE, (at + 1) * AT_ONCE));

const instant = (zone: string, clock: string | null): string | null =>
  clock === null ? null : (momentIn(zone, clock)?.toISOString() ?? null);

const asRecord = (code: string, terms: CodeTerms, zone: string) => ({
  code,
  kind: terms.kind,
  value: terms.value,
  from: instant(zone, terms.from),
  until: instant(zone, terms.until),
  fees: terms.feeIds,
  person: terms.onlyFor,
});

async function addCodes(db: Database, cid: number, zone: string, plan: readonly PlannedCode[]): Promise<void> {
  const wanted = plan.flatMap(({ outcome, code, after }) => (outcome === 'new' && after ? [{ code, after }] : []));
  for (const some of parts(wanted)) {
    const stocks = await addStocks(
      db,
      cid,
      'discount',
      some.map(({ after }) => after.size),
    );
    const records = some.map(({ code, after }, at) => ({ ...asRecord(code, after, zone), stock: stocks[at] }));
    await sql`
      insert into discount_code (conference_id, code, kind, value, starts_at, ends_at, fee_ids, person_key, stock_id)
      select ${cid}, code, kind, value, "from", until, fees, person, stock
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as one
        (code text, kind text, value bigint, "from" timestamptz, until timestamptz, fees bigint[], person text, stock bigint)
    `.execute(db);
  }
}

async function changeCodes(
  db: Database,
  zone: string,
  plan: readonly PlannedCode[],
  known: ReadonlyMap<string, StoredCode>,
): Promise<void> {
  const wanted = plan.flatMap(({ outcome, code, after, changed }) => {
    const stored = known.get(code.toUpperCase());
    return outcome === 'change' && after && stored ? [{ stored, after, changed }] : [];
  });
  for (const some of parts(wanted)) {
    const records = some.map(({ stored, after, changed }) => ({
      ...asRecord(stored.code, after, zone),
      id: stored.id,
      // Stored times have seconds, which a sheet does not.
      begins: changed.includes('from'),
      ends: changed.includes('until'),
    }));
    await sql`
      update discount_code set kind = one.kind, value = one.value, fee_ids = one.fees, person_key = one.person,
        starts_at = case when one.begins then one."from" else starts_at end,
        ends_at = case when one.ends then one.until else ends_at end
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as one (id bigint, kind text, value bigint,
        "from" timestamptz, until timestamptz, fees bigint[], person text, begins boolean, ends boolean)
      where discount_code.id = one.id
    `.execute(db);
  }
  const resized = wanted.filter(({ changed }) => changed.includes('size'));
  await resizeEachStock(
    db,
    resized.map(({ stored, after }) => ({ id: stored.stock_id, size: after.size })),
  );
}
