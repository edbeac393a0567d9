import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both, json, nothing } from '../support/bilingual.ts';

export interface MemberListInput {
  title?: Bilingual;
  description?: Bilingual;
  benefits?: Bilingual[];
  joinUrl?: string;
}

export async function buildMemberList(db: Database, societyId: number, wish: MemberListInput = {}): Promise<number> {
  const row = await db
    .insertInto('member_list')
    .values({
      society_id: societyId,
      title: json(wish.title ?? both('会员', 'Members')),
      description: json(wish.description ?? nothing),
      benefits: json(wish.benefits ?? []),
      join_url: wish.joinUrl ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface MemberInput {
  name: string;
  phone?: string;
  email?: string;
  validFrom?: string | null;
  validUntil?: string | null;
}

export async function buildMembers(db: Database, memberListId: number, members: readonly MemberInput[]): Promise<void> {
  if (members.length === 0) return;
  await db
    .insertInto('member_list_entry')
    .values(
      members.map((member) => ({
        member_list_id: memberListId,
        name: member.name,
        phone: member.phone ?? '',
        email: member.email ?? '',
        valid_from: member.validFrom ?? null,
        valid_until: member.validUntil ?? null,
      })),
    )
    .execute();
}
