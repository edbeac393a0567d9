import type { DatabaseTransaction } from '../../db/transaction.ts';
import type { CallRow } from './queries-submission.ts';

const written = (number: number) => `P${String(number).padStart(4, '0')}`;
/** So many are looked at together; a file may have brought in some of these numbers. */
const AT_ONCE = 200;

/** The next number of a conference that nobody has. Its call must be locked: otherwise two would take the same one. */
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
