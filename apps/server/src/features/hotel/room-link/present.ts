import type { OfferedBed, OwnRoomLink } from '@meetingapp/contract/hotel/room-link.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { nightsBetween } from '@meetingapp/domain/hotel/stay.ts';
import type { Signatures } from '../../../ports/signatures.ts';
import { stateOf, type LiveStay, type RoomLinkRow } from './queries.ts';
import { roomLinkKey } from './writer.ts';

export const presentOwnLink = (
  link: RoomLinkRow,
  stay: LiveStay | undefined,
  { signatures, now }: { signatures: Signatures; now: Date },
): OwnRoomLink => ({
  roomKey: roomLinkKey({ linkId: link.id, expiresAt: link.expires_at }, signatures),
  state: stateOf(link, stay, now),
  expiresAt: link.expires_at.toISOString(),
  by: link.guest_name ?? '',
});

export const presentOffer = (link: RoomLinkRow, stay: LiveStay, amount: number, language: Language): OfferedBed => ({
  bookId: stay.id,
  name: link.name,
  hotel: stay.hotel_name[language],
  roomType: stay.room_type_name[language],
  checkIn: stay.check_in,
  checkOut: stay.check_out,
  nights: nightsBetween(stay.check_in, stay.check_out).length,
  amount,
  currency: link.currency,
});
