import type { CertificateFacts } from '@meetingapp/contract/certificates/certificate.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '../bilingual.ts';
import type { LayoutValues } from '../layout/place-layout.ts';

/** What only an issued certificate has. */
export interface PrintedMarks {
  number: string;
  /** Address that verifies it. */
  address: string;
  /** SHA-256 of the issuer's DID document, in hexadecimal. */
  fingerprint: string;
}

/** Names of the placeholders of a certificate. */
export const certificatePlaceholders = [
  'name',
  'latin',
  'affiliation',
  'conference',
  'dates',
  'venue',
  'issuer',
  'issued',
  'grant',
  'number',
  'address',
  'fingerprint',
] as const;

/** What the fields of a certificate say in a language. In English the name in Latin letters stands first. */
export function certificateValues(facts: CertificateFacts, marks: PrintedMarks, language: Language): LayoutValues {
  const { name, latin, affiliation, credits } = facts;
  const both = ['conference', 'dates', 'venue', 'issuer', 'issued', 'grant'] as const;
  const texts = Object.fromEntries(both.map((key) => [key, pickLanguage(facts[key], language)]));
  return {
    texts: { ...texts, ...marks, name: language === 'en' && latin !== '' ? latin : name, latin, affiliation },
    tables: { credits: credits.map((row) => [pickLanguage(row.title, language), row.credits]) },
  };
}
