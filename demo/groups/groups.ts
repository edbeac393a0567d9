import { randomBytes } from 'node:crypto';
import type { Database } from '@meetingapp/server/db/connection/database.ts';

export interface GroupInput {
  /** The contact. */
  accountId: number;
  name: string;
  branchId?: number | null;
  payer?: 'contact' | 'self';
  /** Maximum number of people, and the moment the link expires. */
  link?: { most: number; until: Date };
  /** In order of joining; the first `byHand` were entered by the contact, the others used the link. */
  registrations?: readonly number[];
  byHand?: number;
  createdAt: Date;
}

/** Inserts a group that registers together, with a link for joining. */
export async function buildGroup(db: Database, conferenceId: number, wish: GroupInput): Promise<number> {
  const { id } = await db
    .insertInto('registration_group')
    .values({
      conference_id: conferenceId,
      account_id: wish.accountId,
      name: wish.name,
      branch_id: wish.branchId ?? null,
      payer: wish.payer ?? 'contact',
      created_at: wish.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const link = wish.link
    ? await db
        .insertInto('group_link')
        .values({
          group_id: id,
          token: randomBytes(18).toString('base64url'),
          most: wish.link.most,
          expires_at: wish.link.until,
          created_at: wish.createdAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    : null;
  for (const [index, registrationId] of (wish.registrations ?? []).entries())
    await db
      .updateTable('registration')
      .set({ group_id: id, group_link_id: index < (wish.byHand ?? 0) ? null : (link?.id ?? null) })
      .where('id', '=', registrationId)
      .execute();
  return id;
}
