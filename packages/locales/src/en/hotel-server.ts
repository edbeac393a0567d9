import type { Texts } from '../texts.ts';
import type { hotelServer as zh } from '../zh/hotel-server.ts';

export const hotelServer = {
  closed: 'This room type cannot be booked for now',
  released: 'The booking deadline has passed; unsold rooms went back to the hotel',
} as const satisfies Texts<typeof zh>;
