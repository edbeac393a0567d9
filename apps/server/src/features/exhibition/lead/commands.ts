import { sql } from 'kysely';
import type { CardField, Interest } from '@meetingapp/contract/exhibition/lead.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { cardOf } from '@meetingapp/domain/exhibition/card.ts';
import type { Database } from '../../../db/connection/database.ts';
import { givenLead, type ExhibitorRow, type RegistrationRow } from '../exhibitor/queries.ts';
import { markVisit } from '../exhibitor/commands.ts';
import { lockLead } from './queries.ts';

export interface LeadMarks {
  interest: Interest | null;
  products: readonly string[];
  note: string;
}

interface Giving {
  exhibitor: ExhibitorRow;
  registration: RegistrationRow;
  fields: readonly CardField[];
  noticeVersion: number;
  language: Language;
  now: Date;
}

interface Taken extends LeadMarks {
  /** Made by the device. */
  key: string;
  /** When the visitor agreed. */
  at: Date;
}

type Given = { ok: true; id: number } | { ok: false; reason: 'lead_notice_changed' | 'lead_withdrawn' };

const noMarks: LeadMarks = { interest: null, products: [], note: '' };

/**
 * Stores a card once: a visitor has one card that stands at an exhibitor, and a device's key is stored once. A consent that is older
 * than the visitor's last withdrawal counts no more. `taken`: scanned by the exhibitor.
 */
export async function giveCard(db: Database, giving: Giving, taken: Taken | null = null): Promise<Given> {
  const { exhibitor, registration, noticeVersion, now } = giving;
  if (noticeVersion !== exhibitor.notice_version) return { ok: false, reason: 'lead_notice_changed' };
  const at = taken && taken.at < now ? taken.at : now;
  if (taken && (await isWithdrawn(db, giving, taken.key, at))) return { ok: false, reason: 'lead_withdrawn' };
  const id = await insertLead(db, giving, { ...(taken ?? noMarks), at, key: taken?.key ?? null });
  const visit = { exhibitorId: exhibitor.id, accountId: registration.account_id, visited: true, now: at };
  await markVisit(db, visit);
  if (id !== null) return { ok: true, id };
  await addToLead(db, giving, { ...(taken ?? noMarks), key: taken?.key ?? null });
  const standing = await givenLead(db, exhibitor.id, registration.account_id);
  return standing ? { ok: true, id: standing.id } : { ok: false, reason: 'lead_withdrawn' };
}

async function isWithdrawn(db: Database, { exhibitor, registration }: Giving, key: string, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('lead')
    .select('id')
    .where('exhibitor_id', '=', exhibitor.id)
    .where((where) =>
      where.or([
        where.and([where('key', '=', key), where('withdrawn_at', 'is not', null)]),
        where.and([where('account_id', '=', registration.account_id), where('withdrawn_at', '>=', at)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Null when the card was there. */
async function insertLead(
  db: Database,
  { exhibitor, registration, fields, language }: Giving,
  { at, key, interest, products, note }: LeadMarks & { at: Date; key: string | null },
): Promise<number | null> {
  const row = await db
    .insertInto('lead')
    .values({
      ...cardOf(registration, fields),
      exhibitor_id: exhibitor.id,
      account_id: registration.account_id,
      registration_id: registration.id,
      way: key === null ? 'card' : 'scan',
      notice: pickLanguage(exhibitor.purpose, language),
      notice_version: exhibitor.notice_version,
      keep_until: exhibitor.keep_until,
      given_at: at,
      key,
      interest,
      products: JSON.stringify(knownProducts(exhibitor, products)),
      note,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Adds to the card that stands what the visitor agreed to now, and what the exhibitor noted: adding the same again changes nothing, and
 * of two interests the higher one stays. Where the purpose has changed since, the visitor's addresses move under the new one only when
 * it was agreed to for all of them; otherwise they stay as they were given, so that each stands under the words agreed to.
 */
async function addToLead(
  db: Database,
  { exhibitor, registration, fields, language }: Giving,
  { key, interest, products, note }: LeadMarks & { key: string | null },
): Promise<void> {
  const { post, email, phone } = cardOf(registration, fields);
  const known = JSON.stringify(knownProducts(exhibitor, products));
  const agreed = [...fields];
  const notice = pickLanguage(exhibitor.purpose, language);
  const { notice_version: version, keep_until: keepUntil } = exhibitor;
  await sql`
    with standing as (
      select id, notice_version <> ${version} as renewed,
        notice_version = ${version} or not exists (
          select from (values ('post', post), ('email', email), ('phone', phone)) as given (field, value)
          where value <> '' and field <> all (${agreed}::text[])) as covered
      from lead
      where exhibitor_id = ${exhibitor.id} and account_id = ${registration.account_id} and withdrawn_at is null
        and not blanked and key is distinct from ${key}::uuid for update
    )
    update lead set
      post = case when covered then coalesce(nullif(post, ''), ${post}) else post end,
      email = case when covered then coalesce(nullif(email, ''), ${email}) else email end,
      phone = case when covered then coalesce(nullif(phone, ''), ${phone}) else phone end,
      notice = case when covered and renewed then ${notice} else notice end,
      notice_version = case when covered then ${version}::int else notice_version end,
      keep_until = case when covered and renewed then ${keepUntil}::date else keep_until end,
      interest = (select one from unnest(array['high', 'medium', 'low']) as one
        where one in (lead.interest, ${interest}::text) limit 1),
      products = products || (select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(${known}::jsonb) as one
        where not products @> one),
      note = case when ${note}::text = '' or position(${note} in note) > 0 then note
        when note = '' then ${note} else note || E'\n' || ${note} end,
      version = version + 1
    from standing where lead.id = standing.id`.execute(db);
}

const knownProducts = ({ stand }: ExhibitorRow, keys: readonly string[]): string[] =>
  stand.products.map(({ key }) => key).filter((key) => keys.includes(key));

/** Everything of a card that says who it was. */
const nobody = {
  name: '',
  affiliation: '',
  post: '',
  email: '',
  phone: '',
  note: '',
  interest: null,
  products: '[]',
} as const;

/** Deletes what a card says at once; false when it is not this account's. A second time changes nothing. */
export async function withdrawCard(
  db: Database,
  { leadId, accountId, now }: { leadId: number; accountId: number; now: Date },
): Promise<boolean> {
  const row = await lockLead(db, leadId);
  if (row?.account_id !== accountId) return false;
  if (row.withdrawn_at !== null) return true;
  await db
    .updateTable('lead')
    .set({ ...nobody, withdrawn_at: now, version: row.version + 1 })
    .where('id', '=', leadId)
    .execute();
  return true;
}

type Marked = { ok: true; version: number } | { ok: false; reason: 'changed_meanwhile' | 'lead_withdrawn' };

/** Interest, products and note; the caller has checked whose card it is. */
export async function markLead(
  db: Database,
  exhibitor: ExhibitorRow,
  { leadId, seen, interest, products, note }: LeadMarks & { leadId: number; seen: number },
): Promise<Marked> {
  const row = await lockLead(db, leadId);
  if (!row || row.withdrawn_at !== null || row.blanked) return { ok: false, reason: 'lead_withdrawn' };
  if (row.version !== seen) return { ok: false, reason: 'changed_meanwhile' };
  const version = row.version + 1;
  await db
    .updateTable('lead')
    .set({ interest, products: JSON.stringify(knownProducts(exhibitor, products)), note, version })
    .where('id', '=', leadId)
    .execute();
  return { ok: true, version };
}

export const noteExport = (
  db: Database,
  { exhibitorId, accountId, leads, now }: { exhibitorId: number; accountId: number; leads: number; now: Date },
) =>
  db.insertInto('lead_export').values({ exhibitor_id: exhibitorId, account_id: accountId, leads, at: now }).execute();

/** Deletes what cards say whose last day is over. */
export async function purgeLeads(db: Database, today: string): Promise<void> {
  await db
    .updateTable('lead')
    .set({ ...nobody, blanked: true, version: sql`version + 1` })
    .where('blanked', '=', false)
    .where(sql<boolean>`keep_until < ${today}::date`)
    .execute();
}
