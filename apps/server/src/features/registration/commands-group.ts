import { randomBytes } from 'node:crypto';
import { openingHindrance, type OpeningHindrance } from '@meetingapp/domain/registration/opening.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import { findBranches, findSetting, openingOf } from './queries-configuration.ts';
import { findGroup, findLink, joinedBy } from './queries-group.ts';

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

/** A link of one's own group, until the end of its days and for so many people. */
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

export async function saveGroup(
  db: Database,
  groupId: number,
  group: { name: string; payer: 'contact' | 'self' },
): Promise<void> {
  await db.updateTable('registration_group').set(group).where('id', '=', groupId).execute();
}

/** Who joined stays, however few the link is for now. */
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

/** What a person joins: a group of their own, or one to whose link they came. */
export interface Joined {
  groupId: number;
  linkId: number | null;
  branchId: number | null;
}
type JoinReason = 'group_unknown' | 'group_link_over';
export type JoinOutcome = { ok: true; joined: Joined | null } | { ok: false; reason: JoinReason };

/** `g12` is a group of this account's own; anything else is the token of a link. Empty: nobody's. */
export async function findJoined(
  db: Database,
  { group, accountId, conferenceId, now }: { group: string; accountId: number; conferenceId: number; now: Date },
): Promise<JoinOutcome> {
  if (group === '') return { ok: true, joined: null };
  const own = /^g(\d{1,15})$/.exec(group);
  if (own) {
    const row = await findGroup(db, Number(own[1]));
    if (row?.account_id !== accountId || row.conference_id !== conferenceId)
      return { ok: false, reason: 'group_unknown' };
    return { ok: true, joined: { groupId: row.id, linkId: null, branchId: row.branch_id } };
  }
  const link = await findLink(db, group);
  if (link?.conference_id !== conferenceId) return { ok: false, reason: 'group_unknown' };
  if (link.revoked_at !== null || link.expires_at <= now) return { ok: false, reason: 'group_link_over' };
  return { ok: true, joined: { groupId: link.group_id, linkId: link.id, branchId: link.branch_id } };
}

/** Whether one more may come by this link; nobody else comes by it until the end of the transaction. */
export async function mayJoin(transaction: DatabaseTransaction, { linkId }: Joined): Promise<boolean> {
  if (linkId === null) return true;
  const link = await transaction
    .selectFrom('group_link')
    .select('most')
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return link !== undefined && (await joinedBy(transaction, linkId)) < link.most;
}
