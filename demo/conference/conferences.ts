import type { FlowSettings } from '@meetingapp/contract/registration/wizard.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { ordinaryFlow } from '@meetingapp/domain/registration/flow-settings.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { StoredEmergency } from '@meetingapp/server/db/schema/json-shapes.ts';
import { both, json, nothing } from '../support/bilingual.ts';
import { addDays, dayFrom } from '../support/calendar.ts';

export async function buildSociety(
  db: Database,
  name: Bilingual = both('示例医学会', 'Example Medical Society'),
): Promise<number> {
  const row = await db
    .insertInto('society')
    .values({ name: json(name) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface ConferenceInput {
  /** Set only where the number itself matters; otherwise the database assigns one. */
  id?: number;
  societyId?: number;
  title?: Bilingual;
  subtitle?: Bilingual;
  introduction?: Bilingual;
  hosts?: Bilingual[];
  contacts?: { name: Bilingual; duty: Bilingual; phone: string; email: string }[];
  emergency?: StoredEmergency[];
  city?: Bilingual;
  venue?: Bilingual;
  address?: Bilingual;
  lat?: number | null;
  lng?: number | null;
  startsOn?: string;
  endsOn?: string;
  state?: 'draft' | 'published' | 'closed' | 'stopped';
  stopReason?: Bilingual;
  brand?: string;
  loader?: number;
  template?: number;
  registrationOpensAt?: Date | null;
  registrationClosesAt?: Date | null;
  review?: boolean;
  hasInvoice?: boolean;
  savesAsOneGoes?: boolean;
  memberListId?: number | null;
  flow?: FlowSettings;
  holdMinutes?: number;
  /** Refund in percent for a cancellation at least this many days before the start; largest number of days first. */
  /** Further ones, beside CNY. */
  /** The main one; default CNY. */
  currency?: string;
  currencies?: string[];
  bankAccounts?: Record<string, { holder: string; number: string; bank: string }>;
  refundPolicy?: { untilDaysBefore: number; percent: number }[];
  /** Days before the start until which a person can change it without staff; null: only staff. */
  changePolicy?: { answers: number | null; fee: number | null; stay: number | null };
  formNote?: Bilingual;
  mobileTip?: Bilingual;
  sandbox?: boolean;
}

/** Inserts a published conference in six weeks, open for registration, unless `wish` differs; returns its id. */
export async function buildConference(db: Database, wish: ConferenceInput = {}, now = new Date()): Promise<number> {
  const startsOn = wish.startsOn ?? dayFrom(now, 42);
  const row = await db
    .insertInto('conference')
    .values({
      ...(wish.id === undefined ? {} : { id: wish.id }),
      society_id: wish.societyId ?? (await buildSociety(db)),
      title: json(wish.title ?? both('示例学术会议', 'Example Congress')),
      subtitle: json(wish.subtitle ?? nothing),
      introduction: json(wish.introduction ?? nothing),
      hosts: json(wish.hosts ?? []),
      contacts: json(wish.contacts ?? []),
      emergency: json(wish.emergency ?? []),
      city: json(wish.city ?? both('杭州', 'Hangzhou')),
      venue: json(wish.venue ?? both('湖滨国际会议中心', 'Lakeside International Convention Centre')),
      address: json(wish.address ?? nothing),
      lat: wish.lat ?? null,
      lng: wish.lng ?? null,
      starts_on: startsOn,
      ends_on: wish.endsOn ?? addDays(startsOn, 3),
      state: wish.state ?? 'published',
      stop_reason: json(wish.stopReason ?? nothing),
      brand: wish.brand ?? '#33D0C2',
      loader: wish.loader ?? 1,
      template: wish.template ?? 1,
      registration_opens_at: wish.registrationOpensAt ?? null,
      registration_closes_at: wish.registrationClosesAt ?? null,
      review: wish.review ?? false,
      has_invoice: wish.hasInvoice ?? true,
      saves_as_one_goes: wish.savesAsOneGoes ?? false,
      member_list_id: wish.memberListId ?? null,
      flow: json(wish.flow ?? ordinaryFlow),
      hold_minutes: wish.holdMinutes ?? 30,
      ...(wish.currency === undefined ? {} : { currency: wish.currency }),
      currencies: json(wish.currencies ?? []),
      bank_accounts: json(wish.bankAccounts ?? {}),
      refund_policy: json(wish.refundPolicy ?? []),
      change_policy: json(wish.changePolicy ?? { answers: 0, fee: null, stay: null }),
      form_note: json(wish.formNote ?? nothing),
      mobile_tip: json(wish.mobileTip ?? nothing),
      sandbox: wish.sandbox ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Size null: unlimited. */
export async function buildStock(
  db: Database,
  conferenceId: number,
  kind: 'fee' | 'branch' | 'extra' | 'room_night' | 'discount',
  size: number | null = null,
): Promise<number> {
  const row = await db
    .insertInto('stock')
    .values({ conference_id: conferenceId, kind, size })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
