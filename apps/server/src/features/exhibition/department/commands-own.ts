import { sql } from 'kysely';
import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { departmentOwnCalls } from '@meetingapp/contract/exhibition/department.ts';
import {
  whyNotMake,
  type DepartmentRefusal,
  type DepartmentRules,
} from '@meetingapp/domain/exhibition/department-rules.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { newCode } from './commands.ts';
import { countMade, rulesOf } from './queries-own.ts';

interface Making {
  conferenceId: number;
  zone: string;
  accountId: number;
  /** In the form of `identity.value`. */
  host: string;
  input: ParsedBodyOf<typeof departmentOwnCalls.make>['meeting'];
  now: Date;
}

type Made = { ok: true; id: number } | { ok: false; reason: DepartmentRefusal };

/** Makes a meeting within the rules; the account's row is locked, so that the limit holds when several are made at once. */
export const makeMeeting = (db: Database, { conferenceId, zone, accountId, host, input, now }: Making): Promise<Made> =>
  inTransactionIfOk(db, async (transaction): Promise<Made> => {
    await sql`select from account where id = ${accountId} for no key update`.execute(transaction);
    const [startsAt, endsAt] = [new Date(input.startsAt), new Date(input.endsAt)];
    const made = await countMade(transaction, conferenceId, accountId);
    const reason = whyNotMake(await rulesOf(transaction, conferenceId), { made, startsAt, endsAt, zone, now });
    if (reason !== null) return refused(reason);
    const { id } = await transaction
      .insertInto('department_meeting')
      .values({
        conference_id: conferenceId,
        title: JSON.stringify(input.title),
        department: JSON.stringify(input.department),
        starts_at: startsAt,
        ends_at: endsAt,
        place: JSON.stringify(input.place),
        link: input.link,
        host_address: host,
        code: newCode(),
        made_by: accountId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true, id };
  });

export async function saveRules(db: Database, conferenceId: number, rules: DepartmentRules): Promise<void> {
  const values = {
    open: rules.open,
    per_person: rules.perPerson,
    first_day: rules.firstDay,
    last_day: rules.lastDay,
    remind_minutes: rules.remindMinutes,
  };
  await db
    .insertInto('department_rules')
    .values({ conference_id: conferenceId, ...values })
    .onConflict((conflict) => conflict.column('conference_id').doUpdateSet(values))
    .execute();
}
