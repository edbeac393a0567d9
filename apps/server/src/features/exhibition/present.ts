import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { exhibitionConsoleCalls } from '@meetingapp/contract/exhibition/console.ts';
import type { CardField, Lead, leadCalls } from '@meetingapp/contract/exhibition/lead.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { cardOf, offeredFields } from '@meetingapp/domain/exhibition/card.ts';
import { boothStateOf } from '@meetingapp/domain/exhibition/booth.ts';
import type { HomeContent } from '../../db/schema/json-shapes.ts';
import type { ListedExhibitor } from './queries-console.ts';
import type { GivenCardRow, LeadRow } from './queries-leads.ts';
import type { ExhibitorRow, RegistrationRow } from './queries.ts';

type Say = (text: { zh: string; en: string }) => string;
const sayIn =
  (language: Language): Say =>
  (text) =>
    pickLanguage(text, language);

/** What a stand shows in one language. */
export function presentStand(row: ExhibitorRow, language: Language) {
  const say = sayIn(language);
  return {
    id: row.id,
    cid: row.conference_id,
    zone: row.zone,
    name: say(row.name),
    field: say(row.field),
    introduction: say(row.introduction),
    logo: row.logo,
    booth: row.booth,
    products: row.stand.products.map((one) => ({ ...one, name: say(one.name), text: say(one.text) })),
    files: row.stand.files.map(({ name, address }) => ({ name: say(name), address })),
    films: row.stand.films.map(({ name, address }) => ({ name: say(name), address })),
    contacts: row.stand.contacts.map(({ name, duty }) => ({ name: say(name), duty: say(duty) })),
  };
}

interface Asking {
  reader: 'self' | 'exhibitor';
  given: boolean;
  language: Language;
}

/** What a visitor is asked before a card is handed over. */
export function presentAsked(row: ExhibitorRow, registration: RegistrationRow, { reader, given, language }: Asking) {
  const { name, affiliation } = cardOf(registration, []);
  return {
    exhibitor: pickLanguage(row.name, language),
    booth: row.booth,
    name,
    affiliation,
    offered: offeredFields(registration, reader),
    purpose: pickLanguage(row.purpose, language),
    keepUntil: row.keep_until,
    noticeVersion: row.notice_version,
    given,
  };
}

export function presentLead(row: LeadRow): Lead {
  const stands = row.withdrawn_at === null && !row.blanked;
  return {
    id: row.id,
    version: row.version,
    way: row.way,
    name: row.name,
    affiliation: row.affiliation,
    post: row.post,
    email: row.email,
    phone: row.phone,
    givenAt: row.given_at.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    blanked: row.blanked,
    exportedAt: stands ? null : (row.exported_at?.toISOString() ?? null),
    interest: row.interest,
    products: row.products,
    note: row.note,
  };
}

type Card = AnswerOf<typeof leadCalls.mine>['cards'][number];

export function presentGivenCard(row: GivenCardRow, language: Language): Card {
  const fields: readonly CardField[] = ['post', 'email', 'phone'];
  return {
    leadId: row.id,
    showid: row.exhibitor_id,
    exhibitor: pickLanguage(row.exhibitor, language),
    booth: row.booth,
    fields: fields.filter((field) => row[field] !== ''),
    notice: row.notice,
    givenAt: row.given_at.toISOString(),
    keepUntil: row.keep_until,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  };
}

type Listed = AnswerOf<typeof exhibitionConsoleCalls.list>;

export const presentListed = (row: ListedExhibitor): Listed['exhibitors'][number] => ({
  id: row.id,
  name: row.name,
  booth: row.booth,
  deal: row.deal,
  heldUntil: row.held_until?.toISOString() ?? null,
  price: row.price,
  shown: row.shown,
  parts: Object.values(row.stand).reduce((sum, part) => sum + part.length, 0),
  members: row.members ?? 0,
  leads: row.leads ?? 0,
  visits: row.visits ?? 0,
});

/** Booths of the floor plan that have a label, each with its state and its exhibitor. */
export function presentBooths(
  levels: HomeContent['levels'],
  exhibitors: readonly ListedExhibitor[],
  now: Date,
): Listed['levels'] {
  const byBooth = new Map(exhibitors.map((one) => [one.booth, one]));
  return levels.map(({ name, areas }) => ({
    name,
    booths: areas
      .filter(({ kind, label }) => kind === 'booth' && label !== '')
      .map(({ label, x, y, w, h }) => {
        const has = byBooth.get(label);
        const state = boothStateOf(has ? { deal: has.deal, heldUntil: has.held_until } : null, now);
        return { label, x, y, w, h, state, exhibitorId: state === 'free' ? null : (has?.id ?? null) };
      }),
  }));
}

export const presentExhibitor = (row: ExhibitorRow, members: string[]) => ({
  id: row.id,
  version: row.version,
  name: row.name,
  field: row.field,
  introduction: row.introduction,
  logo: row.logo,
  booth: row.booth,
  deal: row.deal,
  heldUntil: row.held_until?.toISOString() ?? null,
  price: row.price,
  shown: row.shown,
  stand: row.stand,
  purpose: row.purpose,
  keepUntil: row.keep_until,
  noticeVersion: row.notice_version,
  members,
});
