import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  overlap,
  planFromProgramme,
  type HallSession,
  type PlacedBroadcast,
  type ProgrammePlan,
} from './from-programme.ts';

const ROOM = 1;
const session = (id: number, from: number, to = from + 10): HallSession => ({ id, from, to });
const broadcast = (id: number, sessionId: number | null, from: number, more: Partial<PlacedBroadcast> = {}) => ({
  id,
  sessionId,
  roomId: ROOM,
  from,
  to: from + 10,
  state: 'planned' as const,
  ofHall: true,
  ...more,
});

function carryOut(plan: ProgrammePlan, broadcasts: readonly PlacedBroadcast[]): PlacedBroadcast[] {
  const moved = new Map(plan.move.map((move) => [move.id, move]));
  const kept = broadcasts.map((one) => ({
    ...one,
    ...(moved.has(one.id) ? { ...moved.get(one.id), roomId: ROOM } : {}),
  }));
  return [...kept, ...plan.make.map(({ id, from, to }) => broadcast(10_000 + id, id, from, { to }))];
}

it('[O12] each session of the hall gets one broadcast, and a second run adds none', () => {
  const sessions = [session(1, 0), session(2, 10), session(3, 20)];
  const plan = planFromProgramme(ROOM, sessions, [broadcast(7, 2, 10)]);
  expect(plan).toEqual({ make: [session(1, 0), session(3, 20)], move: [], overlapping: [] });
  expect(planFromProgramme(ROOM, sessions, carryOut(plan, [broadcast(7, 2, 10)]))).toEqual({
    make: [],
    move: [],
    overlapping: [],
  });
});

it('[O12] a broadcast not begun follows its session, also from another hall’s room; one begun or moved by hand stays', () => {
  const sessions = [session(1, 100)];
  const plan = (own: PlacedBroadcast) => planFromProgramme(ROOM, sessions, [own]);
  expect(plan(broadcast(7, 1, 0)).move).toEqual([{ id: 7, from: 100, to: 110 }]);
  expect(plan(broadcast(7, 1, 0, { state: 'live' }))).toEqual({ make: [], move: [], overlapping: [] });
  expect(plan(broadcast(7, 1, 100, { roomId: 2 })).move).toEqual([{ id: 7, from: 100, to: 110 }]);
  expect(plan(broadcast(7, 1, 100, { roomId: 2, ofHall: false }))).toEqual({ make: [], move: [], overlapping: [] });
});

it('[O12] two that swap places follow both', () => {
  const plan = planFromProgramme(ROOM, [session(1, 10), session(2, 0)], [broadcast(7, 1, 0), broadcast(8, 2, 10)]);
  expect(plan.move).toHaveLength(2);
});

it('[O12] what was blocked by a broadcast that stays follows its session immediately, not only on the next run', () => {
  const sessions = [session(1, 20), session(4, 0, 30), session(5, 0)];
  const before = [broadcast(7, 5, 0, { to: 20 }), broadcast(8, 4, 0, { roomId: 2 })];
  const plan = planFromProgramme(ROOM, sessions, before);
  expect(plan).toEqual({ make: [session(1, 20)], move: [{ id: 7, from: 0, to: 10 }], overlapping: [4] });
});

it('[O12] never two at one time in a room, never a session twice, and a second run changes nothing', () => {
  const spans = fc.record({ from: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 1, max: 15 }) });
  const states = fc.constantFrom('planned', 'live', 'paused', 'ended');
  fc.assert(
    fc.property(
      fc.array(spans, { maxLength: 8 }),
      fc.array(fc.tuple(spans, fc.option(fc.integer({ min: 0, max: 7 }), { nil: null }), states, fc.boolean()), {
        maxLength: 8,
      }),
      (halls, others) => {
        const sessions = halls.map(({ from, length }, id) => session(id, from, from + length));
        const before: PlacedBroadcast[] = [];
        for (const [id, [{ from, length }, sessionId, state, here]] of others.entries()) {
          const one = broadcast(id, sessionId, from, { to: from + length, state, roomId: here ? ROOM : 2 });
          const clashes = before.some((other) => other.roomId === one.roomId && overlap(other, one));
          const twice = sessionId !== null && before.some((other) => other.sessionId === sessionId);
          if (!clashes && !twice) before.push(one);
        }
        const plan = planFromProgramme(ROOM, sessions, before);
        const after = carryOut(plan, before);
        const inRoom = after.filter(({ roomId, state }) => roomId === ROOM && state !== 'ended');
        for (const [at, one] of inRoom.entries())
          for (const other of inRoom.slice(at + 1)) expect(overlap(one, other)).toBe(false);
        const named = after.flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId]));
        expect(new Set(named).size).toBe(named.length);
        const again = planFromProgramme(ROOM, sessions, after);
        expect([again.make, again.move]).toEqual([[], []]);
      },
    ),
  );
});
