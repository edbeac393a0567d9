import type { DemoConferences } from '../support/demo.ts';
import type { Phone } from '../support/phone.ts';

interface SpeakerScreen {
  readonly name: string;
  readonly as?: 'registered';
  readonly address: (phone: Phone, demo: DemoConferences) => string;
}

/** Screens of speakers (S52 to S55). */
export const speakerScreens: readonly SpeakerScreen[] = [
  { name: 'S52-find', address: (phone, { congress }) => phone.address('schedule1', { cid: congress }) },
  {
    name: 'S53-tasks',
    as: 'registered',
    address: (phone, { congress }) => phone.address('schedList', {}, { cid: congress }),
  },
  { name: 'S53-visitor', address: (phone, { congress }) => phone.address('schedList', {}, { cid: congress }) },
  {
    name: 'S55-person',
    as: 'registered',
    address: (phone, { congress }) => phone.address('schedulePerson', {}, { cid: congress }),
  },
  { name: 'S55-visitor', address: (phone, { congress }) => phone.address('schedulePerson', {}, { cid: congress }) },
  {
    name: 'S54-agreement-gone',
    as: 'registered',
    address: (phone, { congress }) => phone.address('schedDetail', {}, { cid: congress, agreement: 99_999_999 }),
  },
  {
    name: 'S54-task-gone',
    as: 'registered',
    address: (phone, { congress }) => phone.address('schedDetail', {}, { cid: congress, task: 99_999_999 }),
  },
];
