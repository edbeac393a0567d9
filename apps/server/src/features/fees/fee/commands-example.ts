import type { FeeExample } from '@meetingapp/contract/fees/console.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Undefined when the fee or the branch belongs to another conference. */
export async function saveExample(
  db: Database,
  conferenceId: number,
  example: Omit<FeeExample, 'id'>,
): Promise<number | undefined> {
  const fee = await db
    .selectFrom('fee_kind')
    .select('id')
    .where('id', '=', example.feeId)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  const branch =
    example.branchId === null ||
    (await db
      .selectFrom('branch')
      .select('id')
      .where('id', '=', example.branchId)
      .where('conference_id', '=', conferenceId)
      .executeTakeFirst());
  if (!fee || !branch) return undefined;
  const row = await db
    .insertInto('fee_example')
    .values({
      conference_id: conferenceId,
      name: example.name,
      facts: JSON.stringify(example.facts),
      branch_id: example.branchId,
      at: new Date(example.at),
      fee_kind_id: example.feeId,
      amount: example.amount,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function removeExample(db: Database, conferenceId: number, exampleId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('fee_example')
    .where('id', '=', exampleId)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
