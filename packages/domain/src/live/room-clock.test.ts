import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actsOfRoom, nextMomentOf, type ClockedBroadcast, type ClockedRoom } from './room-clock.ts';
import { moveBroadcast } from './states.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 10) + minute * 60_000);
const planned = (id: number, from: number, to: number, more: Partial<ClockedBroadcast> = {}): ClockedBroadcast => ({
  id,
  state: 'planned',
  stateBy: 'signal',
  startsAt: at(from),
  endsAt: at(to),
  beganAt: null,
  ...more,
});
const live = (id: number, from: number, to: number, more: Partial<ClockedBroadcast> = {}): ClockedBroadcast =>
  planned(id, from, to, { state: 'live', beganAt: at(from), ...more });
const room = (broadcasts: ClockedBroadcast[], more: Partial<ClockedRoom> = {}): ClockedRoom => ({
  switching: 'auto',
  signal: { on: true, lostAt: null },
  broadcasts,
  ...more,
});
const away = (lost: number | null) => ({ signal: { on: false, lostAt: lost === null ? null : at(lost) } });

describe('[O12] a room driven by its signal and the clock', () => {
  it('the studio may send early: a broadcast begins at its time, and not without a picture', () => {
    const hall = room([planned(1, 0, 30), planned(2, 30, 60)]);
    expect(actsOfRoom(hall, at(-5))).toEqual([]);
    expect(nextMomentOf(hall, at(-5))).toEqual(at(0));
    expect(actsOfRoom(hall, at(0))).toEqual([{ id: 1, event: 'signal' }]);
    expect(actsOfRoom({ ...hall, ...away(null) }, at(0))).toEqual([]);
    expect(actsOfRoom(hall, at(31))).toEqual([{ id: 2, event: 'signal' }]);
  });

  it('one stream all day is many broadcasts: the next one starts at its time, not before the first is over', () => {
    const hall = room([live(1, 0, 30), planned(2, 30, 60)]);
    expect(actsOfRoom(hall, at(29))).toEqual([]);
    expect(nextMomentOf(hall, at(29))).toEqual(at(30));
    expect(actsOfRoom(hall, at(30))).toEqual([
      { id: 1, event: 'end' },
      { id: 2, event: 'signal' },
    ]);
  });

  it('overruns while the studio sends and nothing follows, but not for ever', () => {
    const hall = room([live(1, 0, 30), planned(2, 80, 90)]);
    expect(actsOfRoom(hall, at(45))).toEqual([]);
    expect(actsOfRoom(hall, at(80))[0]).toEqual({ id: 1, event: 'end' });
    expect(actsOfRoom(room([live(1, 0, 30)]), at(90))).toEqual([{ id: 1, event: 'end' }]);
  });

  it('a lost signal pauses it, its return resumes it; past its time it ends without a return', () => {
    const lost = room([live(1, 0, 30)], away(10));
    expect(actsOfRoom(lost, at(10))).toEqual([{ id: 1, event: 'lost' }]);
    const paused = live(1, 0, 30, { state: 'paused' });
    expect(actsOfRoom(room([paused]), at(11))).toEqual([{ id: 1, event: 'signal' }]);
    expect(actsOfRoom(room([paused], away(29)), at(30))).toEqual([]);
    expect(nextMomentOf(room([paused], away(29)), at(30))).toEqual(at(31));
    expect(actsOfRoom(room([paused], away(29)), at(31))).toEqual([{ id: 1, event: 'end' }]);
    expect(actsOfRoom(room([paused], away(5)), at(30))).toEqual([{ id: 1, event: 'end' }]);
  });

  it('manual control takes precedence: what staff paused stays paused, what they started waits for its picture', () => {
    expect(actsOfRoom(room([live(1, 0, 30, { state: 'paused', stateBy: 'staff' })]), at(10))).toEqual([]);
    const byHand = live(1, 0, 30, { stateBy: 'staff' });
    expect(actsOfRoom(room([byHand], away(null)), at(10))).toEqual([]);
    expect(actsOfRoom(room([byHand], away(-5)), at(10))).toEqual([]);
    expect(actsOfRoom(room([byHand], away(5)), at(10))).toEqual([{ id: 1, event: 'lost' }]);
    const hand = room([live(1, 0, 30), planned(2, 30, 60)], { switching: 'hand' });
    expect(actsOfRoom(hand, at(45))).toEqual([]);
    expect(actsOfRoom({ ...hand, ...away(40) }, at(45))).toEqual([{ id: 1, event: 'lost' }]);
  });

  const broadcasts = fc
    .array(
      fc.record({
        from: fc.integer({ min: -60, max: 60 }),
        minutes: fc.integer({ min: 1, max: 60 }),
        state: fc.constantFrom('planned', 'live', 'paused', 'ended'),
        stateBy: fc.constantFrom('signal', 'staff'),
      }),
      { maxLength: 6 },
    )
    .map((list) =>
      list.map(({ from, minutes, ...more }, id) =>
        planned(id, from, from + minutes, { ...more, beganAt: more.state === 'planned' ? null : at(from) }),
      ),
    );
  const anyRoom = fc.record({
    switching: fc.constantFrom('auto', 'hand'),
    signal: fc.record({ on: fc.boolean(), lostAt: fc.option(fc.integer({ min: -90, max: 90 }).map(at)) }),
    broadcasts,
  });

  it('every action is a legal transition; afterwards nothing happens until the returned moment', () => {
    fc.assert(
      fc.property(anyRoom, fc.integer({ min: -90, max: 150 }), fc.nat(1000), (wish, minute, part) => {
        let hall: ClockedRoom = wish;
        const now = at(minute);
        // Only one is live at a time, as the commands guarantee.
        for (let round = 0; round < 20; round += 1) {
          const acts = actsOfRoom(hall, now);
          if (acts.length === 0) break;
          for (const { id, event } of acts) {
            const before = hall.broadcasts.find((one) => one.id === id) as ClockedBroadcast;
            const move = moveBroadcast(before, event);
            expect(move.ok).toBe(true);
            if (!move.ok) return;
            const after = { ...before, state: move.state, stateBy: 'signal' as const, beganAt: before.beganAt ?? now };
            hall = { ...hall, broadcasts: hall.broadcasts.map((one) => (one.id === id ? after : one)) };
          }
        }
        expect(actsOfRoom(hall, now)).toEqual([]);
        const next = nextMomentOf(hall, now);
        if (next !== null) expect(next > now).toBe(true);
        const end = next ?? at(600);
        const between = new Date(now.getTime() + ((end.getTime() - now.getTime() - 1) * part) / 1000);
        expect(actsOfRoom(hall, between)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
