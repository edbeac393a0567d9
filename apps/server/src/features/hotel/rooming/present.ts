import type { RoomingRoom } from '@meetingapp/contract/hotel/rooming.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { pairsOf } from '@meetingapp/domain/hotel/rooms.ts';
import { asSleeper, type SleeperRow } from './queries.ts';
import type { ArrangedNights, ArrangedRoom } from './queries-nights.ts';

/** Lists, for each night, who sleeps in which room. */
export const presentRooming = ({ hotels, nights }: Omit<ArrangedNights, 'sleepers'>, language: Language) =>
  nights.map(({ night: day, roomTypes }) => ({
    night: day,
    roomTypes: roomTypes.map(({ type, night, here, rooms, speakers }) => ({
      roomTypeId: type.id,
      hotelId: type.hotel_id,
      beds: type.beds,
      hotel: hotels.find(({ id }) => id === type.hotel_id)?.name[language] ?? '',
      roomType: type.name[language],
      size: night.size,
      rooms: rooms.map((room) => presentRoom(room, here)),
      speakers: speakers.map(({ id, name, confirmation }) => ({
        expertId: id,
        name: pickLanguage(name, language),
        confirmation: confirmation ?? '',
      })),
    })),
  }));

/** True when both people of a room named each other, or one accepted the other's invitation. */
function isAgreed(people: readonly number[], here: readonly SleeperRow[]): boolean {
  const beds = here
    .filter(({ id }) => people.includes(id))
    .map(asSleeper)
    .filter((one) => one.part === 'bed');
  return people.length === 2 && pairsOf(beds).length === 1;
}

const presentRoom = ({ kind, gender, people, free, key, door }: ArrangedRoom, here: SleeperRow[]): RoomingRoom => ({
  kind,
  agreed: isAgreed(people, here),
  gender: gender ?? '',
  free,
  byHand: key !== null,
  number: door,
  people: people.flatMap((person) => {
    const row = here.find(({ id }) => id === person);
    if (!row) return [];
    const { id: regId, number, name, mate, mate_refused: mateRefused, state } = row;
    const sex = row.gender ?? '';
    return [{ regId, number, name, gender: sex, mate: mate ?? '', mateRefused, confirmed: state === 'confirmed' }];
  }),
});
