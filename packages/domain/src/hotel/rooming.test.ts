import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignRooms, type Sleeper } from './room-mates.ts';
import { arrangeRooms, moveFault } from './rooming.ts';

const bed = (person: number, gender: 'male' | 'female', mate: number | null = null): Sleeper => ({
  part: 'bed',
  person,
  gender,
  mate,
});
const sleepers = fc
  .array(fc.record({ kind: fc.constantFrom('room', 'male', 'female'), mate: fc.nat(12) }), { maxLength: 12 })
  .map((wishes) =>
    wishes.map(({ kind, mate }, person): Sleeper =>
      kind === 'room' ? { part: 'room', person } : bed(person, kind as 'male' | 'female', mate < 12 ? mate : null),
    ),
  );

it('[A4] after any manual move everybody has one bed, and genders share only when both wish it', () => {
  const hands = fc.array(fc.tuple(fc.nat(11), fc.nat(4)), { maxLength: 8 }).map((list) => new Map(list));
  fc.assert(
    fc.property(sleepers, fc.integer({ min: 1, max: 4 }), hands, (people, beds, placed) => {
      const rooms = arrangeRooms(people, beds, placed);
      expect(rooms.flatMap((room) => room.people).sort((a, b) => a - b)).toEqual(people.map(({ person }) => person));
      for (const room of rooms) {
        const here = people.filter(({ person }) => room.people.includes(person));
        if (here.some(({ part }) => part === 'room')) expect(here).toHaveLength(1);
        else expect(here.length).toBeLessThanOrEqual(beds);
        const genders = new Set(here.map((one) => (one.part === 'bed' ? one.gender : '')));
        if (genders.size > 1) expect(room).toMatchObject({ kind: 'pair', free: 0 });
      }
    }),
  );
});

it('[A4] without manual moves the result is the matching', () => {
  fc.assert(
    fc.property(sleepers, fc.integer({ min: 1, max: 4 }), (people, beds) => {
      expect(arrangeRooms(people, beds, new Map()).map(({ key: _key, ...room }) => room)).toEqual(
        assignRooms(people, beds),
      );
    }),
  );
});

it('[O5] a person can be moved only to a free bed that fits them', () => {
  const people = [
    bed(1, 'male'),
    bed(2, 'male'),
    bed(3, 'male'),
    bed(4, 'female'),
    { part: 'room', person: 5 } as const,
  ];
  const rooms = arrangeRooms(people, 2, new Map());
  const night = { size: 4, bedsPerRoom: 2 };
  const why = (person: number, beside: number | null, size = 4) =>
    moveFault(rooms, people, { person, beside }, { ...night, size });
  expect(why(3, 4)).toBe('room_gender');
  expect(why(3, 1)).toBe('room_no_bed');
  expect(why(2, 3)).toBeNull();
  expect(why(3, 5)).toBe('room_whole');
  expect(why(5, 3)).toBe('room_whole');
  expect(why(2, null)).toBe('room_none_left');
  expect(why(2, null, 5)).toBeNull();
  const couple = [bed(1, 'male', 2), bed(2, 'female', 1)];
  expect(
    moveFault(
      arrangeRooms(
        couple,
        2,
        new Map([
          [1, 1],
          [2, 2],
        ]),
      ),
      couple,
      { person: 1, beside: 2 },
      night,
    ),
  ).toBeNull();
});
