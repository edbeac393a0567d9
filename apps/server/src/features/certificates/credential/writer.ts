import type { CertificateFacts } from '@meetingapp/contract/certificates/certificate.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { certificatesServer as en } from '@meetingapp/locales/en/certificates/server.ts';
import { certificatesServer as zh } from '@meetingapp/locales/zh/certificates/server.ts';
import { encodedList } from './writer-token.ts';

export const credentialContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

export const statusPath = (conferenceId: number): string => `/medapp/certificates/status/${conferenceId}`;

const both = (text: Bilingual): string =>
  text.zh !== '' && text.en !== '' && text.zh !== text.en ? `${text.zh} / ${text.en}` : pickLanguage(text, 'zh');

export interface CredentialInput {
  conferenceId: number;
  publicUrl: string;
  did: string;
  /** Address that verifies the certificate. */
  address: string;
  number: string;
  running: number;
  title: Bilingual;
  facts: CertificateFacts;
  issuedAt: Date;
}

/** An Open Badges 3.0 credential, unsigned. It holds what the paper shows and nothing else about the person. */
export function credentialOf(input: CredentialInput) {
  const { conferenceId, publicUrl, did, address, number, running, title, facts, issuedAt } = input;
  const list = publicUrl + statusPath(conferenceId);
  return {
    '@context': credentialContexts,
    id: address,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: both(title),
    issuer: { id: did, type: ['Profile'], name: both(facts.issuer) },
    validFrom: issuedAt.toISOString().replace(/\.\d+Z$/, 'Z'),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: facts.name, identityType: 'name' }],
      licenseNumber: number,
      achievement: {
        id: `${did}#conference-${conferenceId}`,
        type: ['Achievement'],
        name: both(title),
        description: both(facts.grant),
        criteria: { narrative: both({ zh: zh.criteria, en: en.criteria }) },
      },
    },
    credentialStatus: {
      id: `${list}#${running}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(running),
      statusListCredential: list,
    },
  };
}

/** The list of revoked certificates of a conference, unsigned. */
export function statusListOf(input: {
  conferenceId: number;
  publicUrl: string;
  did: string;
  places: readonly number[];
  now: Date;
}) {
  const list = input.publicUrl + statusPath(input.conferenceId);
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: list,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: input.did,
    validFrom: input.now.toISOString(),
    credentialSubject: {
      id: `${list}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodedList(input.places),
    },
  };
}
