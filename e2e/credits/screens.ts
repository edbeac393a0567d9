import { verifyPath } from '@meetingapp/contract/certificates/verification.ts';
import type { DemoConferences } from '../support/demo.ts';
import type { Phone } from '../support/phone.ts';

interface CreditScreen {
  readonly name: string;
  readonly as?: 'attending';
  readonly address: (phone: Phone, demo: DemoConferences) => string;
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
  { name: 'S97-verify', address: (phone) => verification(phone) },
  { name: 'S97-verify-file', address: (phone) => verification(phone, '/file') },
  { name: 'S42-credits-visitor', address: (phone, { saving }) => phone.address('credits', { cid: saving }) },
];
