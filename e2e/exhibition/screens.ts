import type { DemoConferences } from '../support/demo.ts';
import type { Phone } from '../support/phone.ts';

interface ExhibitionScreen {
  readonly name: string;
  readonly as?: 'registered' | 'fresh';
  readonly address: (phone: Phone, demo: DemoConferences) => string;
}

/** An id that no exhibitor and no meeting has. */
const unknownNumber = 99_999_999;
/** The demo's first exhibitor has a full stand, the second a card that was withdrawn; the second meeting is over. */
const stands = { full: 1, sparse: 3 };
const meetings = { soon: 1, over: 2 };

/** Screens of the exhibition and of department meetings (S87, S88, S89, O13). */
export const exhibitionScreens: readonly ExhibitionScreen[] = [
  {
    name: 'S87-visited',
    as: 'registered',
    address: (phone, { congress }) => phone.address('hallList', { cid: congress }),
  },
  { name: 'S88-stand', as: 'registered', address: (phone) => phone.address('exhibition', { showid: stands.full }) },
  { name: 'S88-stand-sparse', address: (phone) => phone.address('exhibition', { showid: stands.sparse }) },
  { name: 'S88-stand-unknown', address: (phone) => phone.address('exhibition', { showid: unknownNumber }) },
  { name: 'S88-cards', as: 'fresh', address: (phone) => phone.address('leadDesk', { showid: stands.full }) },
  { name: 'S88-cards-other', as: 'registered', address: (phone) => phone.address('leadDesk', { showid: stands.full }) },
  { name: 'S88-stand-desk', as: 'fresh', address: (phone) => phone.address('standDesk', { showid: stands.full }) },
  { name: 'S88-stand-page', as: 'fresh', address: (phone) => phone.address('standPage', { showid: stands.full }) },
  { name: 'S88-stand-orders', as: 'fresh', address: (phone) => phone.address('standOrders', { showid: stands.full }) },
  {
    name: 'S88-stand-figures',
    as: 'fresh',
    address: (phone) => phone.address('standFigures', { showid: stands.full }),
  },
  {
    name: 'S88-stand-figures-other',
    as: 'registered',
    address: (phone) => phone.address('standFigures', { showid: stands.full }),
  },
  {
    name: 'S88-stand-desk-other',
    as: 'registered',
    address: (phone) => phone.address('standDesk', { showid: stands.full }),
  },
  {
    name: 'S42-cards-given',
    as: 'registered',
    address: (phone, { congress }) => phone.address('givenCards', { cid: congress }),
  },
  {
    name: 'S42-cards-visitor',
    address: (phone, { congress }) => phone.address('givenCards', { cid: congress }),
  },
  { name: 'S89-host', as: 'registered', address: (phone) => phone.address('deptMeet', { dmid: meetings.soon }) },
  { name: 'S89-over', as: 'registered', address: (phone) => phone.address('deptMeet', { dmid: meetings.over }) },
  { name: 'S89-code', as: 'fresh', address: (phone) => phone.address('deptMeet', { dmid: meetings.soon }) },
  {
    name: 'S89-own',
    as: 'registered',
    address: (phone, { congress }) => phone.address('deptMeetings', { cid: congress }),
  },
  { name: 'S89-unknown', as: 'fresh', address: (phone) => phone.address('deptMeet', { dmid: unknownNumber }) },
];
