import type { Texts } from '../../texts.ts';
import type { hotelServer as zh } from '../../zh/hotel/server.ts';

export const hotelServer = {
  closed: 'This room type cannot be booked for now',
  unpriced: 'No price in this currency; choose another currency to book it',
  released: 'The booking deadline has passed; unsold rooms went back to the hotel',
  /** Stands for the name of a person who has given none. */
  invited: 'The person you invited',
  /** Export of the rooming list. */
  rooming: {
    night: 'Check-in',
    until: 'Check-out',
    roomType: 'Room type',
    room: 'Room',
    kind: 'How',
    name: 'Name',
    gender: 'Gender',
    mate: 'Would like to share with',
    number: 'Registration number',
    state: 'State',
    speaker: 'Speaker',
    unnumbered: 'Room {place}',
    confirmed: 'Confirmed',
    held: 'Held',
    kinds: { whole: 'Whole room', shared: 'Shared', pair: 'Named each other' },
    genders: { male: 'Male', female: 'Female' },
  },
} as const satisfies Texts<typeof zh>;
