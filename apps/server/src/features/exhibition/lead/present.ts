import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { CardField, Lead, leadCalls } from '@meetingapp/contract/exhibition/lead.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { cardOf, offeredFields } from '@meetingapp/domain/exhibition/card.ts';
import type { ExhibitorRow, RegistrationRow } from '../exhibitor/queries.ts';
import type { GivenCardRow, LeadRow } from './queries.ts';

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
