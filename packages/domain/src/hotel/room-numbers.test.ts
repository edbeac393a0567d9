import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doorPlanner, type NumberedRoom } from './room-numbers.ts';

const nights: NumberedRoom[][] = [
  [
    { people: [1, 2], door: '' },
    { people: [3], door: '305' },
  ],
  [{ people: [1], door: '' }],
];
const fates = (...wishes: [person: number, door: string][]) => {
  const plan = doorPlanner(nights);
  return wishes.map(([person, door]) => plan(person, door));
};

describe('[O5] room numbers from a file', () => {
  it('are new, changed or unchanged, and apply to everybody in the room', () => {
    expect(fates([1, '301'], [2, '301'], [3, '306'])).toEqual(['new', 'same', 'changed']);
    expect(fates([3, '305'])).toEqual(['same']);
  });

  it('are not given to two rooms of a night, nor two to one room, nor to somebody who sleeps elsewhere', () => {
    expect(fates([1, '305'], [9, '310'])).toEqual(['used', 'elsewhere']);
    expect(fates([1, '301'], [2, '302'])).toEqual(['new', 'mate']);
    // The other room changed its number first.
    expect(fates([3, '306'], [1, '305'])).toEqual(['changed', 'new']);
  });

  it('are never on two doors of a night, whatever the file contains', () => {
    const wishes = fc.array(
      fc.record({ person: fc.integer({ min: 1, max: 8 }), door: fc.constantFrom('1', '2', '3', '4') }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(wishes, (rows) => {
        const rooms = [[1, 2], [3, 4], [5], [6, 7]].map((people) => ({ people, door: '' }));
        const plan = doorPlanner([rooms]);
        const doors = new Map<number, string>();
        for (const { person, door } of rows) {
          const room = rooms.findIndex(({ people }) => people.includes(person));
          const fate = plan(person, door);
          if (fate === 'new' || fate === 'changed' || fate === 'same') doors.set(room, door);
        }
        expect(new Set(doors.values()).size).toBe(doors.size);
      }),
    );
  });
});
