import type { Screen } from '../support/screens.ts';

/** The inbox and its settings. */
export const inboxScreens: readonly Screen[] = [
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
