import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignRooms, type Sleeper } from './room-mates.ts';
import { pairsOf, roomsNeeded, type Gender } from './rooms.ts';

const sleepers = fc
  .array(
    fc.record({
      part: fc.constantFrom<'bed' | 'room'>('bed', 'bed', 'bed', 'room'),
      gender: fc.constantFrom<Gender>('male', 'female'),
      mate: fc.option(fc.integer({ min: 1, max: 16 })),
    }),
    { maxLength: 16 },
  )
  .map((all) =>
    all.map(({ part, gender, mate }, index): Sleeper =>
      part === 'room' ? { part, person: index + 1 } : { part, person: index + 1, gender, mate },
    ),
  );
const beds = fc.integer({ min: 1, max: 4 });

describe('[A4] room-mates', () => {
  it('everybody sleeps in one room, in no more rooms than were counted when the beds were assigned', () => {
    fc.assert(
      fc.property(sleepers, beds, (all, bedsPerRoom) => {
        const rooms = assignRooms(all, bedsPerRoom);
        expect(rooms.flatMap((room) => room.people).sort((a, b) => a - b)).toEqual(all.map(({ person }) => person));
        expect(rooms).toHaveLength(roomsNeeded(all, bedsPerRoom));
        for (const room of rooms)
          expect(room.people.length).toBeLessThanOrEqual(room.kind === 'pair' ? 2 : bedsPerRoom);
      }),
    );
  });

  it('nobody shares with the other gender unless both named each other', () => {
    fc.assert(
      fc.property(sleepers, beds, (all, bedsPerRoom) => {
        const byPerson = new Map(all.map((one) => [one.person, one]));
        for (const room of assignRooms(all, bedsPerRoom)) {
          const people = room.people.map((person) => byPerson.get(person)!);
          if (people.length < 2) continue;
          expect(people.every((one) => one.part === 'bed')).toBe(true);
          const genders = new Set(people.map((one) => (one.part === 'bed' ? one.gender : '')));
          expect(genders.size).toBe(room.kind === 'pair' ? 2 : 1);
        }
      }),
    );
  });

  it('two who name each other share, wherever rooms have two beds', () => {
    fc.assert(
      fc.property(sleepers, fc.integer({ min: 2, max: 4 }), (all, bedsPerRoom) => {
        const rooms = assignRooms(all, bedsPerRoom);
        for (const [one, other] of pairsOf(all.filter((sleeper) => sleeper.part === 'bed')))
          expect(rooms.find(({ people }) => people.includes(one.person))?.people).toContain(other.person);
      }),
    );
  });

  it('the result does not depend on the order in which people are read', () => {
    fc.assert(
      fc.property(sleepers, beds, (all, bedsPerRoom) => {
        expect(assignRooms([...all].reverse(), bedsPerRoom)).toEqual(assignRooms(all, bedsPerRoom));
        expect(roomsNeeded([...all].reverse(), bedsPerRoom)).toBe(roomsNeeded(all, bedsPerRoom));
      }),
    );
  });

  it('keeps together those who shared the night before, when others come or go', () => {
    const bed = (person: number): Sleeper => ({ part: 'bed', person, gender: 'female', mate: null });
    const first = assignRooms([bed(2), bed(5), bed(7), bed(9)], 2);
    expect(first.map(({ people }) => people)).toEqual([
      [2, 5],
      [7, 9],
    ]);
    const second = assignRooms([bed(1), bed(2), bed(5), bed(7), bed(9)], 2, first);
    expect(second.map(({ people }) => people)).toEqual([[2, 5], [7, 9], [1]]);
  });
});
