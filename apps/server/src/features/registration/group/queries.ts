import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';

/** States in which a registration counts towards the group size. */
export const groupStates = ['draft', 'submitted', 'approved', 'confirmed', 'attended'] as const;

/** Size of a group, for prices that depend on it; 1 without a group. */
export async function groupSize(db: Database, groupId: number | null): Promise<number> {
  if (groupId === null) return 1;
  const { people } = await countPeople(db, groupId);
  return Math.max(1, Number(people));
}

/** A registration without an identity does not count: empty forms do not make a group. */
const countPeople = (db: Database, groupId: number) =>
  db
    .selectFrom('registration')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('group_id', '=', groupId)
    .where('state', 'in', groupStates)
    .where('name', '<>', '')
    .executeTakeFirstOrThrow();

export function findGroup(db: Database, id: number) {
  return db.selectFrom('registration_group').selectAll().where('id', '=', id).executeTakeFirst();
}
export type GroupRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

export function findLink(db: Database, token: string) {
  return db
    .selectFrom('group_link')
    .innerJoin('registration_group', 'registration_group.id', 'group_link.group_id')
    .select([
      'group_link.id',
      'group_link.group_id',
      'group_link.most',
      'group_link.expires_at',
      'group_link.revoked_at',
      'registration_group.conference_id',
      'registration_group.branch_id',
    ])
    .where('group_link.token', '=', token)
    .executeTakeFirst();
}

/** Number of people who joined by a link; exact only under the link's lock. */
export async function joinedBy(db: Database, linkId: number): Promise<number> {
  const { people } = await db
    .selectFrom('registration')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('group_link_id', '=', linkId)
    .where('state', 'in', groupStates)
    .executeTakeFirstOrThrow();
  return Number(people);
}

/** The group size including a person who may be about to join. */
export async function groupSizeWith(
  db: Database,
  groupId: number | null,
  row: { group_id: number | null; name: string } | undefined,
): Promise<number> {
  if (groupId === null) return 1;
  const counted = row?.group_id === groupId && row.name !== '';
  const { people } = await countPeople(db, groupId);
  return Number(people) + (counted ? 0 : 1);
}

/** The group that a person joins: their own, or that of a link. */
export interface Joined {
  groupId: number;
  linkId: number | null;
  branchId: number | null;
}
interface Joining {
  group: string;
  accountId: number;
  conferenceId: number;
  /** The group that the person is in already; null: none. */
  inGroup: number | null;
  now: Date;
}
type JoinReason = 'group_unknown' | 'group_link_over';
export type JoinOutcome = { ok: true; joined: Joined | null } | { ok: false; reason: JoinReason };

/**
 * Finds the group to join: `g12` is a group of this account, anything else is the token of a link, empty joins none. A link that is over
 * still leads those to their group who are in it already, `inGroup`. Errors: `group_unknown`, `group_link_over`.
 */
export async function findJoined(
  db: Database,
  { group, accountId, conferenceId, inGroup, now }: Joining,
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
  const over = link.revoked_at !== null || link.expires_at <= now;
  if (over && link.group_id !== inGroup) return { ok: false, reason: 'group_link_over' };
  return { ok: true, joined: { groupId: link.group_id, linkId: link.id, branchId: link.branch_id } };
}

/** True when the link admits one more person; locks the link until the end of the transaction. */
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

/** True when as many people joined by this link as it admits, as it stands now. */
export async function isLinkFull(db: Database, linkId: number): Promise<boolean> {
  const link = await db.selectFrom('group_link').select('most').where('id', '=', linkId).executeTakeFirst();
  return link === undefined || (await joinedBy(db, linkId)) >= link.most;
}
