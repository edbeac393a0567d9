import type { Language } from '@meetingapp/contract/shapes.ts';
import { grantFault, grantsBeyond, type StaffGrant } from '@meetingapp/domain/staff/grants.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Database } from '../../../db/connection/database.ts';
import { revokeDevices } from '../../../db/sessions/known-devices.ts';
import { endStaffSessions } from '../../../db/sessions/sessions.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { sendLink } from '../link/commands.ts';
import {
  countOtherOwners,
  findByAddress,
  findColleague,
  findSociety,
  foreignConferences,
  grantListOf,
} from './queries.ts';

/** The acting person and place. */
export interface Acting {
  societyId: number;
  staffId: number;
  name: string;
  grants: StaffGrant[];
  publicUrl: string;
  language: Language;
  now: Date;
}

export type PeopleFault = 'not_found' | 'rights_beyond' | 'last_owner' | 'staff_elsewhere';
type Outcome = { ok: true; id: number } | { ok: false; reason: PeopleFault };

/** Changes the roles of a person; `wished` returns the new roles for the present ones. */
export function setRoles(
  db: Database,
  acting: Acting,
  id: number,
  wished: (before: StaffGrant[]) => StaffGrant[],
): Promise<Outcome> {
  return inTransactionIfOk(db, async (transaction) => {
    await oneAtATime(transaction, acting.societyId);
    const person = await findColleague(transaction, acting.societyId, id);
    if (!person) return { ok: false, reason: 'not_found' };
    return changeGrants(transaction, acting, { id, active: person.password_hash !== null }, wished);
  });
}

/**
 * Invites by mail. A person already on the staff gets the additional roles and no link; one who has left starts again. An existing
 * person's name is not changed.
 */
export function invite(
  db: Database,
  acting: Acting,
  { name, email, grants }: { name: string; email: string; grants: StaffGrant[] },
): Promise<Outcome> {
  return inTransactionIfOk(db, async (transaction) => {
    await oneAtATime(transaction, acting.societyId);
    const known = await findByAddress(transaction, email);
    if (known && known.society_id !== acting.societyId) return { ok: false, reason: 'staff_elsewhere' };
    const id = known ? known.id : await addMember(transaction, acting.societyId, name, email);
    if (known?.ended_at)
      await transaction.updateTable('staff_member').set({ ended_at: null, name }).where('id', '=', id).execute();
    const active = known !== undefined && known.password_hash !== null;
    const changed = await changeGrants(transaction, acting, { id, active }, (before) => [
      ...before,
      ...grantsBeyond(grants, before),
    ]);
    if (changed.ok && !active) await sendInvitation(transaction, acting, { id, name, email: email.toLowerCase() });
    return changed;
  });
}

/** Ends a person's membership: roles, password, factors, links and sessions are removed; the name stays in the log. */
export function endPerson(db: Database, acting: Acting, id: number): Promise<Outcome> {
  return inTransactionIfOk(db, async (transaction) => {
    const outcome = await setRoles(transaction, acting, id, () => []);
    if (!outcome.ok) return outcome;
    await removeFactors(transaction, id);
    await transaction.deleteFrom('staff_link').where('staff_id', '=', id).execute();
    await transaction
      .updateTable('staff_member')
      .set({ ended_at: acting.now, password_hash: null })
      .where('id', '=', id)
      .execute();
    await endStaffSessions(transaction, { staffId: id, now: acting.now });
    await revokeDevices(transaction, { staffId: id });
    return outcome;
  });
}

/** Removes app, passkeys and recovery codes of one person, and who they are at the society's provider. */
export async function removeFactors(transaction: Database, id: number): Promise<void> {
  for (const table of ['staff_totp', 'staff_passkey', 'staff_recovery', 'staff_challenge', 'staff_sign_on'] as const)
    await transaction.deleteFrom(table).where('staff_id', '=', id).execute();
}

export async function requireFactor(db: Database, societyId: number, required: boolean): Promise<void> {
  await db.updateTable('society').set({ second_factor_required: required }).where('id', '=', societyId).execute();
}

/**
 * Serializes changes of roles: two owners who remove each other's role concurrently would leave no owner. `for update` would deadlock:
 * both transactions hold a key share of the row already, through the foreign key of their audit entries.
 */
const oneAtATime = (transaction: DatabaseTransaction, societyId: number) =>
  transaction.selectFrom('society').select('id').where('id', '=', societyId).forNoKeyUpdate().execute();

async function changeGrants(
  transaction: DatabaseTransaction,
  acting: Acting,
  { id, active }: { id: number; active: boolean },
  wished: (before: StaffGrant[]) => StaffGrant[],
): Promise<Outcome> {
  const before = await grantListOf(transaction, id);
  const after = wished(before);
  const cids = [...new Set(grantsBeyond(after, before).flatMap(({ cid }) => (cid === null ? [] : [cid])))];
  if ((await foreignConferences(transaction, acting.societyId, cids)).length > 0)
    return { ok: false, reason: 'rights_beyond' };
  const otherOwners = await countOtherOwners(transaction, acting.societyId, id);
  const fault = grantFault({ actor: acting.grants, before, after, otherOwners, active });
  if (fault) return { ok: false, reason: fault };
  for (const { cid, role } of grantsBeyond(before, after))
    await transaction
      .deleteFrom('staff_grant')
      .where('staff_id', '=', id)
      .where('role', '=', role)
      .where('conference_id', cid === null ? 'is' : '=', cid)
      .execute();
  const added = grantsBeyond(after, before).map(({ cid, role }) => ({ staff_id: id, conference_id: cid, role }));
  if (added.length > 0)
    await transaction
      .insertInto('staff_grant')
      .values(added)
      .onConflict((conflict) => conflict.columns(['staff_id', 'conference_id', 'role']).doNothing())
      .execute();
  return { ok: true, id };
}

async function addMember(transaction: DatabaseTransaction, societyId: number, name: string, email: string) {
  const { id } = await transaction
    .insertInto('staff_member')
    .values({ society_id: societyId, name, email: email.toLowerCase(), password_hash: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function sendInvitation(
  transaction: DatabaseTransaction,
  { societyId, name: by, publicUrl, language, now }: Acting,
  staff: { id: number; name: string; email: string },
): Promise<void> {
  const { name } = await findSociety(transaction, societyId);
  const variables = { society: pickLanguage(name, language), by };
  await sendLink(transaction, { staff, purpose: 'invitation', publicUrl, language, now, variables });
}
