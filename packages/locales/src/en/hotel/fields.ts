import type { hotelFields as zh } from '../../zh/hotel/fields.ts';
import type { Texts } from '../../texts.ts';

export const hotelFields = {
  beds: 'Beds',
  sellsBeds: 'Sold by bed',
  breakfast: 'Breakfast',
  open: 'Open for booking',
  payer: 'Payer',
  stay: 'Stay',
  hotel: 'Hotel',
  hotelId: 'Hotel',
  roomType: 'Room type',
  night: 'Night',
  roomAmount: 'Price of the room',
  bedAmount: 'Price of a bed',
  beside: 'Room-mate',
  releaseAt: 'Release date',
  stars: 'Stars',
  distance: 'Distance',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  roomTypeId: 'Room type',
  bookId: 'Stay',
  mate: 'Room-mate',
  releaseFirstAt: 'First release date',
  releaseFirstPercent: 'Share returned first',
  part: 'Room or bed',
} as const satisfies Texts<typeof zh>;
