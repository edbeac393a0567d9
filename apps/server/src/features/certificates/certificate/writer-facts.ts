import type { CertificateFacts, CertificateKind } from '@meetingapp/contract/certificates/certificate.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { creditText } from '@meetingapp/domain/credits/sentences.ts';
import { certificatesServer as en } from '@meetingapp/locales/en/certificates/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { certificatesServer as zh } from '@meetingapp/locales/zh/certificates/server.ts';
import { spelledName } from '../../../text/pinyin.ts';

const certificateTexts = { zh, en } as const;

const inLanguages = (text: (language: Language) => string): Bilingual => ({ zh: text('zh'), en: text('en') });

const dayFormat = (language: Language, zone: string) =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'long', timeZone: zone });

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Of one or several calendar days: 2027年4月15日至18日; 15–18 April 2027. */
const daysFrom = (from: string, to: string): Bilingual => ({ zh: chineseDays(from, to), en: englishDays(from, to) });

function chineseDays(from: string, to: string): string {
  const whole = dayFormat('zh', 'UTC').format(noon(from));
  if (from === to) return whole;
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const rest = new Intl.DateTimeFormat('zh-CN', {
    timeZone: 'UTC',
    day: 'numeric',
    ...(sameMonth ? {} : ({ month: 'long' } as const)),
    ...(sameYear ? {} : ({ year: 'numeric' } as const)),
  });
  return format(zh.range, { from: whole, to: rest.format(noon(to)) });
}

function englishDays(from: string, to: string): string {
  const days = dayFormat('en', 'UTC');
  return from === to ? days.format(noon(from)) : days.formatRange(noon(from), noon(to)).replaceAll('\u2009', '');
}

export interface FactsInput {
  kind: CertificateKind;
  person: { name: string; affiliation: string };
  conference: { title: Bilingual; venue: Bilingual; zone: string; starts_on: string; ends_on: string };
  /** Null: by the kind and the credits. */
  grant: Bilingual | null;
  days: number;
  /** Hundredths, by the title of the rule set. */
  credits: readonly { title: Bilingual; credits: number }[];
  now: Date;
}

/** What a certificate says about a person, in both languages. */
export function certificateFacts(input: FactsInput): CertificateFacts {
  const { kind, person, conference, grant, days, credits, now } = input;
  const { name, affiliation } = person;
  return {
    name,
    latin: spelledName(name) || name,
    affiliation,
    conference: conference.title,
    dates: daysFrom(conference.starts_on, conference.ends_on),
    venue: conference.venue,
    issuer: inLanguages((language) =>
      format(certificateTexts[language].committee, { conference: pickLanguage(conference.title, language) }),
    ),
    issued: inLanguages((language) => dayFormat(language, conference.zone).format(now)),
    grant: grant ?? inLanguages((language) => grantText(language, kind, days, credits)),
    credits: credits.map((row) => ({ title: row.title, credits: creditText(row.credits) })),
  };
}

function grantText(language: Language, kind: CertificateKind, days: number, credits: FactsInput['credits']): string {
  const { grants } = certificateTexts[language];
  const [first] = credits;
  if (kind === 'credit' && first)
    return format(grants.credits, { title: pickLanguage(first.title, language), credits: creditText(first.credits) });
  return days > 0 ? format(grants.days, { days }) : grants.participation;
}
