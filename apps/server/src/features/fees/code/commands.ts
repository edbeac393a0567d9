import { randomInt } from 'node:crypto';
import type { feeCodeCalls } from '@meetingapp/contract/fees/code.ts';
import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, isTaken } from '../../../db/connection/transaction.ts';
import { addStocks } from '../../../db/places/stock.ts';

type Wish = ParsedBodyOf<typeof feeCodeCalls.makeCodes>;

/** Without letters that look like digits; eight characters give about 10^12 codes. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

const invented = (prefix: string) =>
  prefix + Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Null when a code of this name exists already. */
export async function makeCodes(db: Database, wish: Wish): Promise<string[] | null> {
  const codes =
    wish.code === null
      ? [...new Set(Array.from({ length: wish.count * 2 }, () => invented(wish.prefix)))].slice(0, wish.count)
      : [wish.code];
  try {
    await inTransaction(db, async (transaction) => {
      const stocks = await addStocks(
        transaction,
        wish.cid,
        'discount',
        codes.map(() => wish.size),
      );
      await sql`
        insert into discount_code (conference_id, code, kind, value, prices, starts_at, ends_at, fee_ids, person_key, stock_id)
        select ${wish.cid}, code, ${wish.kind}, ${wish.kind === 'exempt' ? 0 : wish.value}::bigint,
          ${JSON.stringify(wish.kind === 'amount' ? wish.prices : {})}::jsonb,
          ${wish.from}::timestamptz, ${wish.until}::timestamptz, ${wish.feeIds}::bigint[], ${readAddress(wish.onlyFor)?.value ?? null}::text, stock
        from unnest(${codes}::text[], ${stocks}::bigint[]) as wanted (code, stock)
      `.execute(transaction);
    });
  } catch (error) {
    if (isTaken(error, 'discount_code_code')) return null;
    throw error;
  }
  return codes;
}

/** Ends a code now; a code that has already ended keeps its end. False when it does not exist. */
export async function endCode(db: Database, conferenceId: number, codeId: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('discount_code')
    .set((column) => ({ ends_at: column.fn<Date>('least', ['ends_at', column.val(now)]) }))
    .where('id', '=', codeId)
    .where('conference_id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
