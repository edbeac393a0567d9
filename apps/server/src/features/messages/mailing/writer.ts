import type { MailingInput } from '@meetingapp/contract/messages/mailing.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import {
  fillPlaceholders,
  missingValues,
  type Placeholder,
  type PlaceholderValues,
  unknownNames,
} from '@meetingapp/domain/messages/placeholders.ts';
import { piecesOf } from '@meetingapp/domain/messages/short-message.ts';
import type { Recipient } from './queries-audience.ts';

type Texts = MailingInput['texts'];

const inLanguage = (value: string | Bilingual | null, language: Language): string =>
  typeof value === 'string' ? value : pickLanguage(value, language);

const valuesOf = (one: Recipient, conference: Bilingual, language: Language): PlaceholderValues => ({
  name: inLanguage(one.name, language),
  number: one.number,
  conference: pickLanguage(conference, language),
  branch: inLanguage(one.branch, language),
  fee: inLanguage(one.fee, language),
  hospital: inLanguage(one.hospital, language),
});

/** Characters of the signature in front of a text message. */
const SIGNATURE = 10;

/** Pieces in which the text message of one recipient is charged: signature, subject and text. */
export const piecesFor = (texts: Texts, one: Recipient, conference: Bilingual): number => {
  const { subject, body } = messageFor(texts, one, conference);
  return piecesOf('#'.repeat(SIGNATURE) + pickLanguage(subject, one.language) + pickLanguage(body, one.language));
};

/** The message of one recipient in both languages. */
export function messageFor(
  texts: Texts,
  one: Recipient,
  conference: Bilingual,
): { subject: Bilingual; body: Bilingual } {
  const filled = (text: Bilingual): Bilingual => ({
    zh: fillPlaceholders(pickLanguage(text, 'zh'), valuesOf(one, conference, 'zh')),
    en: fillPlaceholders(pickLanguage(text, 'en'), valuesOf(one, conference, 'en')),
  });
  return { subject: filled(texts.subject), body: filled(texts.body) };
}

const languages = ['zh', 'en'] as const;

/** Placeholders that have no value for this recipient in any of the two languages. */
export const missingFor = (texts: Texts, one: Recipient, conference: Bilingual): Placeholder[] => [
  ...new Set(
    languages.flatMap((language) =>
      missingValues(
        pickLanguage(texts.subject, language) + pickLanguage(texts.body, language),
        valuesOf(one, conference, language),
      ),
    ),
  ),
];

/** Names in curly brackets that are no placeholders. */
export const unknownIn = ({ subject, body }: Texts): string[] => [
  ...new Set(languages.flatMap((language) => unknownNames(subject[language] + body[language]))),
];

/** True when a mailing can be sent: a name, a subject and a text in at least one language, and no unknown placeholder. */
export const isComplete = ({ name, texts }: Pick<MailingInput, 'name' | 'texts'>): boolean =>
  name !== '' &&
  pickLanguage(texts.subject, 'zh') !== '' &&
  pickLanguage(texts.body, 'zh') !== '' &&
  unknownIn(texts).length === 0;
