import type { Screen } from '../support/screens.ts';

/** Credits and certificates of a person. */
export const creditScreens: readonly Screen[] = [
  {
    name: 'S42-credits',
    as: 'attending',
    address: (phone, { saving }) => phone.address('credits', { cid: saving }),
  },
  { name: 'S86', as: 'attending', address: (phone, { saving }) => phone.address('generateCert', { id: saving }) },
  { name: 'S97', as: 'attending', address: (phone) => phone.address('downloadCert') },
  { name: 'S42-credits-visitor', address: (phone, { saving }) => phone.address('credits', { cid: saving }) },
];
