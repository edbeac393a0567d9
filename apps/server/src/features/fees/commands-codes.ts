import { randomInt } from 'node:crypto';
import type { feeCodeCalls } from '@meetingapp/contract/fees-codes.ts';
import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { inTransaction, isTaken } from '../../db/transaction.ts';

type Wish = ParsedBodyOf<typeof feeCodeCalls.makeCodes>;

/** No letters that look like figures; eight of them are a million million. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

const invented = (prefix: string) =>
  prefix + Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Null: a code of this name is there already. */
export async function makeCodes(db: Database, wish: Wish): Promise<string[] | null> {
  const codes =
    wish.code === null
      ? [...new Set(Array.from({ length: wish.count * 2 }, () => invented(wish.prefix)))].slice(0, wish.count)
      : [wish.code];
  try {
    await inTransaction(db, async (transaction) => {
      await sql`
        with made as (
          insert into stock (conference_id, kind, size)
          select ${wish.cid}, 'discount', ${wish.size}::int from unnest(${codes}::text[]) returning id
        ),
        numbered as (select id, row_number() over (order by id) as place from made)
        insert into discount_code (conference_id, code, kind, value, starts_at, ends_at, stock_id)
        select ${wish.cid}, code, ${wish.kind}, ${wish.kind === 'exempt' ? 0 : wish.value}::bigint,
          ${wish.from}::timestamptz, ${wish.until}::timestamptz, numbered.id
        from unnest(${codes}::text[]) with ordinality as wanted (code, place) join numbered using (place)
      `.execute(transaction);
    });
  } catch (error) {
    if (isTaken(error, 'discount_code_code')) return null;
    throw error;
  }
  return codes;
}

/** One whose time is over already keeps its end. False: there is no such code. */
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
