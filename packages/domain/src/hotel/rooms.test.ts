import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits, roomsAtMost, roomsLeft, roomsNeeded, type Gender, type RoomClaim } from './rooms.ts';

type Bed = Extract<RoomClaim, { part: 'bed' }>;
const bed = (gender: Gender, person: number, mate: number | null = null): Bed => ({
  part: 'bed',
  gender,
  person,
  mate,
});
const room: RoomClaim = { part: 'room' };

describe('rooms of a night', () => {
  it('assigns beds of one room to one gender', () => {
    expect(roomsNeeded([bed('male', 1), bed('female', 2)], 2)).toBe(2);
    expect(roomsNeeded([bed('male', 1), bed('male', 2), bed('male', 3), room], 2)).toBe(3);
  });

  it('lets two who name each other share, regardless of gender, and adds nobody else to a mixed pair', () => {
    expect(roomsNeeded([bed('male', 1, 2), bed('female', 2, 1)], 2)).toBe(1);
    expect(roomsNeeded([bed('male', 1), bed('female', 2, 1)], 2)).toBe(1);
    expect(roomsNeeded([bed('male', 1, 2), bed('female', 2, 1), bed('male', 3)], 3)).toBe(2);
  });

  it('does not share because of a wish for a person who has another', () => {
    expect(roomsNeeded([bed('male', 1, 3), bed('female', 2, 1), bed('male', 3, 1)], 2)).toBe(2);
    expect(roomsNeeded([bed('male', 1), bed('female', 2, 1), bed('female', 3, 1)], 2)).toBe(2);
  });

  it('refuses the last bed to the gender that does not fit', () => {
    const taken = [room, bed('male', 1)];
    expect(fits({ size: 2, bedsPerRoom: 2, taken, wanted: [bed('male', 2)] })).toBe(true);
    expect(fits({ size: 2, bedsPerRoom: 2, taken, wanted: [bed('female', 2)] })).toBe(false);
    expect(fits({ size: 2, bedsPerRoom: 2, taken, wanted: [bed('female', 2, 1)] })).toBe(true);
    expect(fits({ size: 2, bedsPerRoom: 2, taken, wanted: [room] })).toBe(false);
  });

  it('shows zero left when staff lowered the number below what is taken', () => {
    expect(roomsLeft({ size: 0, bedsPerRoom: 2, taken: [bed('male', 1)] })).toEqual({
      rooms: 0,
      beds: { male: 0, female: 0 },
    });
  });
});

/** True when the people of one room may share it. */
function isPeaceful(people: readonly Bed[], beds: number, mates: Map<number, number>): boolean {
  if (people.length > beds) return false;
  const inside = new Set(people.map(({ person }) => person));
  const together = beds === 1 || people.every(({ person }) => !mates.has(person) || inside.has(mates.get(person)!));
  const mixed = new Set(people.map(({ gender }) => gender)).size > 1;
  return together && (!mixed || (people.length === 2 && mates.get(people[0]!.person) === people[1]!.person));
}

/** The fewest rooms, by trying every assignment. */
function bruteForce(people: readonly Bed[], beds: number, mates: Map<number, number>): number {
  let best = Infinity;
  const place = (index: number, rooms: Bed[][]): void => {
    const person = people[index];
    if (!person) {
      if (rooms.every((inside) => isPeaceful(inside, beds, mates))) best = Math.min(best, rooms.length);
      return;
    }
    rooms.forEach((_, at) =>
      place(
        index + 1,
        rooms.map((inside, other) => (other === at ? [...inside, person] : inside)),
      ),
    );
    place(index + 1, [...rooms, [person]]);
  };
  place(0, []);
  return best;
}

const night = fc.record({
  beds: fc.integer({ min: 1, max: 4 }),
  rooms: fc.integer({ min: 0, max: 2 }),
  genders: fc.array(fc.constantFrom<Gender>('male', 'female'), { maxLength: 7 }),
  pairs: fc.integer({ min: 0, max: 3 }),
  both: fc.boolean(),
});

/** The first people are room-mates in consecutive pairs. */
function build({ rooms, genders, pairs, both }: { rooms: number; genders: Gender[]; pairs: number; both: boolean }) {
  const mates = new Map<number, number>();
  for (let at = 0; at + 1 < genders.length && at < pairs * 2; at += 2) mates.set(at, at + 1).set(at + 1, at);
  const people = genders.map((gender, person) =>
    bed(gender, person, both || person % 2 === 0 ? (mates.get(person) ?? null) : null),
  );
  return { people, mates, claims: [...people, ...Array.from({ length: rooms }, () => room)] };
}

it('needs exactly as many rooms as the optimal sharing', () => {
  fc.assert(
    fc.property(night, (some) => {
      const { people, mates, claims } = build(some);
      expect(roomsNeeded(claims, some.beds)).toBe(some.rooms + bruteForce(people, some.beds, mates));
    }),
    { numRuns: 400 },
  );
});

it('reports exactly the beds and rooms that can still be given', () => {
  fc.assert(
    fc.property(
      night,
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom<Gender>('male', 'female'),
      (some, size, gender) => {
        const { claims } = build(some);
        fc.pre(roomsNeeded(claims, some.beds) <= size);
        const left = roomsLeft({ size, bedsPerRoom: some.beds, taken: claims });
        const guests = (count: number) => Array.from({ length: count }, (_, at) => bed(gender, 100 + at));
        const takes = (wanted: RoomClaim[]) => fits({ size, bedsPerRoom: some.beds, taken: claims, wanted });
        expect(takes(guests(left.beds[gender]))).toBe(true);
        expect(takes(guests(left.beds[gender] + 1))).toBe(false);
        expect(takes(Array.from({ length: left.rooms }, () => room))).toBe(true);
        expect(takes(Array.from({ length: left.rooms + 1 }, () => room))).toBe(false);
      },
    ),
    { numRuns: 500 },
  );
});

it('needs the same rooms when people without room-mates are only counted, and never more than the numbers say', () => {
  fc.assert(
    fc.property(night, (some) => {
      const { people, mates, claims } = build(some);
      const alone = people.filter(({ person }) => !mates.has(person));
      const count = (list: Bed[], gender: Gender) => list.filter((one) => one.gender === gender).length;
      const others = { rooms: some.rooms, male: count(alone, 'male'), female: count(alone, 'female') };
      const needed = roomsNeeded(claims, some.beds);
      expect(
        roomsNeeded(
          people.filter(({ person }) => mates.has(person)),
          some.beds,
          others,
        ),
      ).toBe(needed);
      const naming = people.filter(({ mate }) => mate !== null).length;
      const all = { rooms: some.rooms, male: count(people, 'male'), female: count(people, 'female') };
      expect(roomsAtMost(all, naming, some.beds)).toBeGreaterThanOrEqual(needed);
      if (naming === 0) expect(roomsAtMost(all, 0, some.beds)).toBe(needed);
    }),
    { numRuns: 400 },
  );
});
