import type { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import type { GivenAnswerOf } from '@meetingapp/contract/call.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { registration as en } from '@meetingapp/locales/en/registration/server.ts';
import { registration as zh } from '@meetingapp/locales/zh/registration/server.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findByCard, type EntryCodeOf } from '../record/queries.ts';
import { findSetting } from '../configuration/queries.ts';

const texts = { zh, en };

type Card = GivenAnswerOf<(typeof registrationCalls)['card']>['card'];

export const cardHandlers = (entryCodeOf: EntryCodeOf): Handlers<Pick<typeof registrationCalls, 'card'>> => ({
  card: async ({ cardid }, { db, language }) => {
    const card = await describeCard(db, cardid, language, entryCodeOf);
    return card ? { card } : refuse('registration_unknown');
  },
});

/** S19: anyone with the unguessable address sees the card, and nothing else. */
async function describeCard(
  db: Database,
  cardId: string,
  language: Language,
  entryCodeOf: EntryCodeOf,
): Promise<Card | null> {
  const row = await findByCard(db, cardId);
  const setting = row && (await findSetting(db, row.conference_id));
  if (!row || !setting || (row.state !== 'confirmed' && row.state !== 'attended')) return null;
  return {
    cid: row.conference_id,
    conference: setting.title[language],
    startsOn: setting.starts_on,
    endsOn: setting.ends_on,
    venue: setting.venue[language],
    name: row.name,
    affiliation: row.answers.company ?? '',
    role: texts[language].attendee,
    number: row.number,
    brand: setting.brand,
    state: row.state,
    entryCode: await entryCodeOf(db, row.id),
  };
}
