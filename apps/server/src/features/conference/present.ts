import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { GivenAnswerOf } from '@meetingapp/contract/call.ts';
import type { Contact, ConferenceCard, conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { StoredContact } from '../../db/schema/json-shapes.ts';
import { cleanHtml } from '../../http/security/clean-html.ts';
import type { ConferenceRow } from './queries.ts';

type GivenDetail = GivenAnswerOf<(typeof conferenceCalls)['detail']>['conference'];

export function presentCard(row: ConferenceRow, language: Language): ConferenceCard {
  return {
    cId: row.id,
    cFl: row.state === 'stopped' ? 0 : 1,
    sandbox: row.sandbox,
    title: pickLanguage(row.title, language),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    zone: row.zone,
    city: pickLanguage(row.city, language),
    venue: pickLanguage(row.venue, language),
    host: pickLanguage(row.hosts[0], language),
    theme: { brand: row.brand, loader: row.loader, template: row.template },
  };
}

export function presentDetail(row: ConferenceRow, language: Language, now: Date): GivenDetail {
  return {
    ...presentCard(row, language),
    address: row.address[language],
    lat: row.lat,
    lng: row.lng,
    introduction: cleanHtml(row.introduction[language]),
    hosts: row.hosts.map((host) => host[language]),
    contacts: row.contacts.map((contact) => presentContact(contact, language)),
    emergency: row.emergency.map(({ title, text, ...rest }) => ({
      ...rest,
      title: title[language],
      text: text[language],
    })),
    registrationOpensAt: row.registration_opens_at?.toISOString() ?? null,
    registrationClosesAt: row.registration_closes_at?.toISOString() ?? null,
    stopReason: row.stop_reason[language],
    now: now.toISOString(),
  };
}

const presentContact = (contact: StoredContact, language: Language): Contact => ({
  name: contact.name[language],
  duty: contact.duty[language],
  phone: contact.phone,
  email: contact.email,
});
