import type {
  Audience,
  ListedMailing,
  MailingCounts,
  MailingInput,
  mailingCalls,
} from '@meetingapp/contract/messages/mailing.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { RegistrationFilter } from '@meetingapp/contract/registration/list.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { unknownNames, type Placeholder } from '@meetingapp/domain/messages/placeholders.ts';
import { noFilter } from '../../lib/registrations/filter.ts';
import type { Translate } from '../../lib/texts/texts.ts';

/** The fields of the editor: a mailing with its two texts apart, so that colleagues can edit one each. */
export interface Written extends Omit<MailingInput, 'texts'> {
  subject: Bilingual;
  body: Bilingual;
}

const nothing: Bilingual = { zh: '', en: '' };

export const blank: Written = {
  name: '',
  kind: 'organiser',
  required: false,
  urgent: false,
  subject: nothing,
  body: nothing,
  link: '',
  audience: { of: 'registrations', filter: noFilter },
  startsAt: null,
  rates: { messenger: null, phone: null, email: null },
};

/** Fields in one order, because values are compared as JSON and the database orders them in its own way. */
export const writtenOf = ({ texts, audience, ...mailing }: MailingInput): Written => ({
  name: mailing.name,
  kind: mailing.kind,
  required: mailing.required,
  urgent: mailing.urgent,
  subject: { zh: texts.subject.zh, en: texts.subject.en },
  body: { zh: texts.body.zh, en: texts.body.en },
  link: mailing.link,
  audience: ordered(audience),
  startsAt: mailing.startsAt,
  rates: { messenger: mailing.rates.messenger, phone: mailing.rates.phone, email: mailing.rates.email },
});

const ordered = (audience: Audience): Audience =>
  audience.of === 'programme'
    ? { of: 'programme', roles: audience.roles }
    : { of: 'registrations', filter: Object.assign({}, noFilter, audience.filter) as RegistrationFilter };

export const mailingOf = ({ subject, body, ...written }: Written): MailingInput => ({
  ...written,
  texts: { subject, body },
});

/** What the figures and the preview depend on; the other fields may be wrong for now. */
export const previewable = (written: Written): MailingInput => ({
  ...mailingOf(written),
  name: '',
  link: '',
  startsAt: null,
  rates: blank.rates,
});

export const isLink = (link: string): boolean => /^$|^\/(?!\/)[^\\\s]*$/.test(link);

/** Null: as fast as the channels take them. */
const isRate = (rate: number | null): boolean => rate === null || (Number.isInteger(rate) && rate >= 1 && rate <= 1000);

/** Names in curly brackets, as they are typed. */
export const inBrackets = (name: string): string => `{${name}}`;

export type MailingCheck = AnswerOf<(typeof mailingCalls)['check']>;

export interface Finding {
  level: 'ok' | 'warn' | 'bad';
  text: string;
}

interface Checked {
  written: Written;
  /** Undefined while it is counted. */
  check: MailingCheck | undefined;
  conflicts: boolean;
  now: Date;
}

/** What to look at before sending, the worst first; `bad` ones must be corrected. */
export function findingsOf(
  t: Translate<'mailing'>,
  language: 'zh' | 'en',
  { written, check, conflicts, now }: Checked,
): Finding[] {
  const { name, subject, body, link, rates, startsAt } = written;
  const ok = (text: string): Finding => ({ level: 'ok', text });
  const warn = (text: string): Finding => ({ level: 'warn', text });
  const bad = (text: string): Finding => ({ level: 'bad', text });
  const unknown = unknownNames([subject, body].map(({ zh, en }) => zh + en).join(' '));
  const complete = pickLanguage(subject, 'zh').trim() !== '' && pickLanguage(body, 'zh').trim() !== '';
  const both = [subject.zh, subject.en, body.zh, body.en].every((text) => text.trim() !== '');
  const findings = [
    ...(conflicts ? [bad(t('checks.conflicts'))] : []),
    name.trim() === '' ? bad(t('checks.noName')) : ok(t('checks.name')),
    complete ? ok(t('checks.text')) : bad(t('checks.noText')),
    ...(complete ? [both ? ok(t('checks.languages')) : warn(t('checks.oneLanguage'))] : []),
    unknown.length === 0
      ? ok(t('checks.places'))
      : bad(t('checks.unknownPlaces', { names: joinList(unknown.map(inBrackets), language) })),
    ...(check === undefined
      ? [bad(t('checks.counting'))]
      : [
          check.recipients === 0
            ? bad(t('checks.nobody'))
            : ok(t('checks.people', { count: check.recipients.toLocaleString('en') })),
        ]),
    ...(check?.missing ?? []).map(({ placeholder, people }) =>
      warn(t('checks.missing', { people, placeholder: inBrackets(placeholder) })),
    ),
    ...(check && check.withoutAccount > 0 ? [warn(t('audience.withoutAccount', { count: check.withoutAccount }))] : []),
    ...(isLink(link) ? [] : [bad(t('checks.link'))]),
    ...(Object.values(rates).every(isRate) ? [] : [bad(t('checks.rate'))]),
    ...(startsAt !== null && new Date(startsAt) <= now ? [warn(t('checks.past'))] : []),
    ok(t('checks.once')),
  ];
  const order = { bad: 0, warn: 1, ok: 2 };
  return findings.sort((one, other) => order[one.level] - order[other.level]);
}

/** Puts a placeholder at the place of the caret; `at` is the place after it. */
export function insertAt(text: string, name: Placeholder, [from, to]: [number, number]): { text: string; at: number } {
  const put = inBrackets(name);
  return { text: text.slice(0, from) + put + text.slice(to), at: from + put.length };
}

/** Colour of each tag; its text says the same. */
export const stateColours = {
  draft: 'default',
  scheduled: 'warning',
  sending: 'processing',
  stopped: 'error',
  done: 'success',
} as const satisfies Record<ListedMailing['state'], string>;

export const resultColours = {
  waiting: 'default',
  sending: 'processing',
  sent: 'geekblue',
  delivered: 'success',
  seen: 'success',
  inbox: 'default',
  failed: 'error',
  unknown: 'warning',
  stopped: 'default',
} as const satisfies Record<keyof MailingCounts, string>;

/** Messages that have not been given to a provider. */
export const left = ({ state, counts }: ListedMailing): number =>
  state === 'sending' || state === 'scheduled' ? counts.waiting : 0;
