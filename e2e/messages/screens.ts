import type { DemoConferences } from '../support/demo.ts';
import type { Phone } from '../support/phone.ts';

interface InboxScreen {
  readonly name: string;
  readonly as?: 'registered' | 'fresh';
  readonly address: (phone: Phone, demo: DemoConferences) => string;
}

/** The inbox and its settings. */
export const inboxScreens: readonly InboxScreen[] = [
  {
    name: 'S42-inbox',
    as: 'registered',
    address: (phone, { congress }) => phone.address('inbox', { cid: congress }),
  },
  {
    name: 'S42-inbox-empty',
    as: 'fresh',
    address: (phone, { congress }) => phone.address('inbox', { cid: congress }),
  },
  { name: 'S42-inbox-visitor', address: (phone, { congress }) => phone.address('inbox', { cid: congress }) },
  {
    name: 'S41-inbox-settings',
    as: 'registered',
    address: (phone, { congress }) => phone.address('inboxSettings', { cid: congress }),
  },
];
