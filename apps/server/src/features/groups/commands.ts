import { randomBytes } from 'node:crypto';
import { openingHindrance, type OpeningHindrance } from '@meetingapp/domain/registration/opening.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { isChangedMeanwhile } from '../../http/calls/changed-meanwhile.ts';
import { findBranches, findSetting, openingOf } from '../registration/configuration/queries.ts';

export interface CreateGroup {
  accountId: number;
  conferenceId: number;
  name: string;
  branchId: number | null;
  payer: 'contact' | 'self';
  now: Date;
}

type CreateOutcome =
  | { ok: true; groupId: number }
  | { ok: false; reason: 'conference_unknown' | 'branch_missing' | OpeningHindrance };

export async function createGroup(db: Database, wish: CreateGroup): Promise<CreateOutcome> {
  const setting = await findSetting(db, wish.conferenceId);
  if (!setting) return { ok: false, reason: 'conference_unknown' };
  const closed = openingHindrance(openingOf(setting), wish.now);
  if (closed) return { ok: false, reason: closed };
  const branches = await findBranches(db, wish.conferenceId);
  if (wish.branchId !== null && !branches.some((one) => one.id === wish.branchId))
    return { ok: false, reason: 'branch_missing' };
  const { id } = await db
    .insertInto('registration_group')
    .values({
      conference_id: wish.conferenceId,
      account_id: wish.accountId,
      name: wish.name,
      branch_id: wish.branchId,
      payer: wish.payer,
      created_at: wish.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, groupId: id };
}

/** Creates a link of the account's own group, with an end date and a maximum number of people. */
export async function addLink(
  db: Database,
  { groupId, days, most, now }: { groupId: number; days: number; most: number; now: Date },
): Promise<void> {
  await db
    .insertInto('group_link')
    .values({
      group_id: groupId,
      token: randomBytes(18).toString('base64url'),
      most,
      expires_at: new Date(now.getTime() + days * 86_400_000),
      created_at: now,
    })
    .execute();
}

export async function revokeLink(db: Database, groupId: number, linkId: number, now: Date): Promise<void> {
  await db
    .updateTable('group_link')
    .set({ revoked_at: now })
    .where('id', '=', linkId)
    .where('group_id', '=', groupId)
    .where('revoked_at', 'is', null)
    .execute();
}

interface GroupDraft {
  name: string;
  payer: 'contact' | 'self';
}

/** False, without changes, when somebody else has changed the group since it was `seen`. */
export function saveGroup(db: Database, groupId: number, group: GroupDraft, seen: GroupDraft | null): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const now = await transaction
      .selectFrom('registration_group')
      .select(['name', 'payer'])
      .where('id', '=', groupId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (isChangedMeanwhile(now, seen ?? undefined, group)) return false;
    await transaction.updateTable('registration_group').set(group).where('id', '=', groupId).execute();
    return true;
  });
}

/** People who joined stay, even when the new maximum is lower. */
export async function saveLink(
  db: Database,
  groupId: number,
  linkId: number,
  { most, until }: { most: number; until: Date },
): Promise<boolean> {
  const changed = await db
    .updateTable('group_link')
    .set({ most, expires_at: until })
    .where('id', '=', linkId)
    .where('group_id', '=', groupId)
    .returning('id')
    .execute();
  return changed.length > 0;
}
