import { sql } from 'kysely';
import type { StaffGrant } from '@meetingapp/domain/staff/grants.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Present staff of the society; with a conference, only those with access to it. */
export function peopleOf(db: Database, societyId: number, conferenceId: number | null) {
  return db
    .selectFrom('staff_member')
    .select(['staff_member.id', 'name', 'email'])
    .select(({ exists, selectFrom }) => [
      sql<boolean>`password_hash is null`.as('invited'),
      exists(
        selectFrom('staff_totp')
          .whereRef('staff_totp.staff_id', '=', 'staff_member.id')
          .where('secret', 'is not', null)
          .select('staff_totp.staff_id')
          .unionAll(
            selectFrom('staff_passkey')
              .whereRef('staff_passkey.staff_id', '=', 'staff_member.id')
              .select('staff_passkey.staff_id'),
          ),
      ).as('second_factor'),
      selectFrom('access_token')
        .whereRef('access_token.staff_id', '=', 'staff_member.id')
        .select(({ fn }) => fn.max('used_at').as('used_at'))
        .as('used_at'),
    ])
    .where('society_id', '=', societyId)
    .where('ended_at', 'is', null)
    .$if(conferenceId !== null, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('staff_grant')
            .whereRef('staff_grant.staff_id', '=', 'staff_member.id')
            .where((where) => where.or([where('conference_id', '=', conferenceId), where('conference_id', 'is', null)]))
            .select('staff_grant.id'),
        ),
      ),
    )
    .orderBy('name')
    .orderBy('staff_member.id')
    .execute();
}
export type PersonRow = Awaited<ReturnType<typeof peopleOf>>[number];

export const grantsOfMany = (db: Database, staffIds: number[]) =>
  db
    .selectFrom('staff_grant')
    .leftJoin('conference', 'conference.id', 'staff_grant.conference_id')
    .select(['staff_id', 'conference_id', 'role', 'conference.title'])
    .where('staff_id', 'in', staffIds.length > 0 ? staffIds : [0])
    .orderBy('conference_id', (order) => order.desc().nullsFirst())
    .orderBy('staff_grant.id')
    .execute();
export type GrantRow = Awaited<ReturnType<typeof grantsOfMany>>[number];

/** A present member of staff of this society. */
export const findColleague = (db: Database, societyId: number, id: number) =>
  db
    .selectFrom('staff_member')
    .select(['id', 'name', 'email', 'password_hash'])
    .where('id', '=', id)
    .where('society_id', '=', societyId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** The member of staff with this address, even one who has left: an address belongs to one person permanently. */
export const findByAddress = (db: Database, email: string) =>
  db
    .selectFrom('staff_member')
    .select(['id', 'name', 'email', 'society_id', 'password_hash', 'ended_at'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();

export async function grantListOf(db: Database, staffId: number): Promise<StaffGrant[]> {
  const rows = await db
    .selectFrom('staff_grant')
    .select(['conference_id', 'role'])
    .where('staff_id', '=', staffId)
    .execute();
  return rows.map(({ conference_id, role }) => ({ cid: conference_id, role }));
}

/** Counts the other owners of the society who can log in. */
export async function countOtherOwners(db: Database, societyId: number, staffId: number): Promise<number> {
  const { count } = await db
    .selectFrom('staff_member')
    .innerJoin('staff_grant', 'staff_grant.staff_id', 'staff_member.id')
    .select(sql<number>`count(distinct staff_member.id)::int`.as('count'))
    .where('society_id', '=', societyId)
    .where('ended_at', 'is', null)
    .where('password_hash', 'is not', null)
    .where('staff_grant.role', '=', 'owner')
    .where('staff_grant.conference_id', 'is', null)
    .where('staff_member.id', '!=', staffId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of the conferences that do not belong to the society. */
export async function foreignConferences(db: Database, societyId: number, cids: number[]): Promise<number[]> {
  if (cids.length === 0) return [];
  const rows = await db
    .selectFrom('conference')
    .select('id')
    .where('society_id', '=', societyId)
    .where('id', 'in', cids)
    .execute();
  return cids.filter((cid) => !rows.some(({ id }) => id === cid));
}

export const findSociety = (db: Database, id: number) =>
  db.selectFrom('society').select(['name', 'second_factor_required']).where('id', '=', id).executeTakeFirstOrThrow();
