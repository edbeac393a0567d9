import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** As codes are tied to people; what is no address is left out. */
export const normalised = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.flatMap((value) => readAddress(value ?? '')?.value ?? [])),
];

/** Codes tied to the proved addresses of an account: for the export of the person's data. */
export async function codesOfAccount(db: Database, accountId: number): Promise<Record<string, unknown>[]> {
  const identities = await db
    .selectFrom('identity')
    .select('value')
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['phone', 'email'])
    .where('verified_at', 'is not', null)
    .execute();
  const { rows } = await sql<Record<string, unknown>>`
    select code, kind, value, starts_at, ends_at, conference.title as conference
    from discount_code join conference on conference.id = conference_id
    where person_key = any(${normalised(identities.map(({ value }) => value))}::text[]) order by discount_code.id
  `.execute(db);
  return rows;
}
