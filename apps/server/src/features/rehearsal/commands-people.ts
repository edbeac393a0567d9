import { sql } from 'kysely';
import type { SyntheticPerson } from '@meetingapp/domain/rehearsal/synthetic.ts';
import type { Database } from '../../db/connection/database.ts';
import { hashToken, newToken } from '../../db/sessions/token-hash.ts';

/**
 * Makes accounts of invented people, each logged in on a phone for a day; returns their tokens in the same order. The accounts are
 * removed with the copy.
 */
export async function makePeople(
  db: Database,
  { rehearsalId, people, now }: { rehearsalId: number; people: readonly SyntheticPerson[]; now: Date },
): Promise<string[]> {
  const tokens = people.map(() => newToken());
  const rows = people.map(({ name, phone, email }, place) => {
    const hash = `\\x${hashToken(tokens[place] ?? '').toString('hex')}`;
    return { place, name, phone, email, hash };
  });
  await sql`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (place int, name text, phone text, email text, hash text)
    ), made as (
      insert into account (name) select name from sent order by place returning id
    ), numbered as (
      select id, row_number() over (order by id) - 1 as place from made
    ), noted as (
      insert into rehearsal_person (account_id, rehearsal_id) select id, ${rehearsalId} from numbered
    ), known as (
      insert into identity (account_id, kind, value, verified_at)
      select numbered.id, kind, value, ${now}::timestamptz from numbered join sent using (place)
        cross join lateral (values ('phone', phone), ('email', email)) as addresses (kind, value)
    ), counted as (
      update rehearsal set people = ${people.length} where id = ${rehearsalId}
    )
    insert into access_token (hash, kind, account_id, device, used_at, expires_at)
    select sent.hash::bytea, 'registration', numbered.id, 'rehearsal', ${now}::timestamptz, ${now}::timestamptz + interval '1 day'
      from numbered join sent using (place)`.execute(db);
  return tokens;
}
