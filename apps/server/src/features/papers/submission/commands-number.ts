import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { CallRow } from '../call/queries.ts';

const written = (number: number) => `P${String(number).padStart(4, '0')}`;
/** Candidate numbers checked at a time; an import may have used some of them. */
const AT_ONCE = 200;

/** Returns the next free paper number of a conference. The call must be locked: otherwise two papers would get the same one. */
export async function takeNumber(
  transaction: DatabaseTransaction,
  { conference_id: cid, next_number: next }: Pick<CallRow, 'conference_id' | 'next_number'>,
): Promise<string> {
  for (let first = next; ; first += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, index) => first + index);
    const rows = await transaction
      .selectFrom('paper')
      .select('number')
      .where('conference_id', '=', cid)
      .where('number', 'in', numbers.map(written))
      .execute();
    const taken = new Set(rows.map(({ number }) => number));
    const free = numbers.find((number) => !taken.has(written(number)));
    if (free === undefined) continue;
    await transaction
      .updateTable('paper_call')
      .set({ next_number: free + 1 })
      .where('conference_id', '=', cid)
      .execute();
    return written(free);
  }
}
