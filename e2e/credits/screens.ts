import { verifyPath } from '@meetingapp/contract/certificates/verification.ts';
import type { DemoConferences } from '../support/demo.ts';
import { certificates as en } from '@meetingapp/locales/en/certificates/certificate.ts';
import { certificates as zh } from '@meetingapp/locales/zh/certificates/certificate.ts';
import type { Phone } from '../support/phone.ts';

interface CreditScreen {
  readonly name: string;
  readonly as?: 'attending';
  readonly address: (phone: Phone, demo: DemoConferences) => string;
  readonly then?: (phone: Phone) => Promise<void>;
}

/** Certificates of the person who takes part today: one of credits, and one of an award that was revoked. */
const held = { credits: 2, revoked: 4 };

/** Opens the public page of the certificate that is shown. */
async function verify({ page, language }: Phone): Promise<void> {
  await page.getByText((language === 'en' ? en : zh).verifiable, { exact: true }).click();
  await page.waitForURL(new RegExp(`${verifyPath}/`));
}

/** Address of the page that verifies certificates, which is no screen of the phone. */
const verification = (phone: Phone, path = ''): string =>
  new URL(`${verifyPath}${path}?lang=${phone.language === 'en' ? 'en' : 'ch'}`, phone.address('index')).href;

/** Credits and certificates of a person. */
export const creditScreens: readonly CreditScreen[] = [
  {
    name: 'S42-credits',
    as: 'attending',
    address: (phone, { saving }) => phone.address('credits', { cid: saving }),
  },
  { name: 'S86', as: 'attending', address: (phone, { saving }) => phone.address('generateCert', { id: saving }) },
  { name: 'S97', as: 'attending', address: (phone) => phone.address('downloadCert') },
  { name: 'S97-one', as: 'attending', address: (phone) => phone.address('downloadCert', {}, { id: held.credits }) },
  { name: 'S97-revoked', as: 'attending', address: (phone) => phone.address('downloadCert', {}, { id: held.revoked }) },
  {
    name: 'S97-verify-valid',
    as: 'attending',
    address: (phone) => phone.address('downloadCert', {}, { id: held.credits }),
    then: verify,
  },
  {
    name: 'S97-verify-revoked',
    as: 'attending',
    address: (phone) => phone.address('downloadCert', {}, { id: held.revoked }),
    then: verify,
  },
  { name: 'S97-verify', address: (phone) => verification(phone) },
  { name: 'S97-verify-file', address: (phone) => verification(phone, '/file') },
  { name: 'S42-credits-visitor', address: (phone, { saving }) => phone.address('credits', { cid: saving }) },
];
