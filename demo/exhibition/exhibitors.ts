import type { Stand } from '@meetingapp/contract/exhibition/stand.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both, json, nothing } from '../support/bilingual.ts';

export interface ExhibitorInput {
  name?: Bilingual;
  field?: Bilingual;
  introduction?: Bilingual;
  logo?: string | null;
  booth?: string;
  deal?: 'held' | 'sold';
  heldUntil?: Date | null;
  /** In fen. */
  price?: number;
  contract?: string;
  signedOn?: string | null;
  /** In fen. */
  paid?: number;
  shown?: boolean;
  stand?: Partial<Stand>;
  sponsorLevelId?: number | null;
  /** Default: the end of 2099. */
  keepUntil?: string;
  /** Phone numbers or e-mail addresses of its people. */
  members?: readonly string[];
}

/** Inserts an exhibitor with its people; returns its id. */
export async function buildExhibitor(db: Database, conferenceId: number, wish: ExhibitorInput = {}): Promise<number> {
  const { id } = await db
    .insertInto('exhibitor')
    .values({
      conference_id: conferenceId,
      name: json(wish.name ?? both('海澜心脏器械', 'Hailan Cardiac')),
      field: json(wish.field ?? nothing),
      introduction: json(wish.introduction ?? nothing),
      logo: wish.logo ?? null,
      booth: wish.booth ?? '',
      deal: wish.deal ?? 'sold',
      held_until: wish.heldUntil ?? null,
      price: wish.price ?? 0,
      contract: wish.contract ?? '',
      signed_on: wish.signedOn ?? null,
      paid: wish.paid ?? 0,
      shown: wish.shown ?? true,
      sponsor_level_id: wish.sponsorLevelId ?? null,
      stand: json({ products: [], files: [], films: [], contacts: [], ...wish.stand }),
      purpose: json(
        both('只用于发送产品资料和预约演示', 'Only to send product information and arrange demonstrations'),
      ),
      keep_until: wish.keepUntil ?? '2099-12-31',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const address of wish.members ?? [])
    await db.insertInto('exhibitor_member').values({ exhibitor_id: id, address }).execute();
  return id;
}
