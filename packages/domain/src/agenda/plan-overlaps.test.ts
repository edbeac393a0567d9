import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import type { PlanItem } from '@meetingapp/contract/agenda/plan.ts';
import { planOverlaps } from './plan-overlaps.ts';

const none = { zh: '', en: '' };
const at = (minutes: number) => new Date(Date.UTC(2027, 3, 16) + minutes * 60_000).toISOString();
const lists = { topics: [], parts: [], materials: [] };
const session = (id: number, from: number, minutes: number): ProgrammeSession => ({
  id,
  kind: 'session',
  title: none,
  introduction: none,
  sponsor: none,
  hall: null,
  from: at(from),
  to: at(from + minutes),
  talks: [0, 1].map((half) => ({
    id: id * 10 + half,
    title: none,
    from: at(from + (half * minutes) / 2),
    to: at(from + ((half + 1) * minutes) / 2),
    abstract: false,
    parts: [],
    materials: [],
  })),
  ...lists,
});
const plan =
  (...keys: string[]) =>
  ({ item, id }: PlanItem) =>
    keys.includes(`${item}/${id}`);

describe('overlaps in my plan', () => {
  it('[S43] two sessions at the same time each list the other, consecutive ones do not', () => {
    const all = [session(1, 0, 60), session(2, 30, 60), session(3, 60, 60)];
    const overlaps = planOverlaps(all, plan('session/1', 'session/2'));
    expect([...overlaps]).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
    expect(planOverlaps(all, plan('session/1', 'session/3')).size).toBe(0);
  });

  it('[S43] of a session with only one chosen talk only that talk counts', () => {
    const all = [session(1, 0, 60), session(2, 30, 60)];
    expect(planOverlaps(all, plan('talk/10', 'session/2')).size).toBe(0);
    expect(planOverlaps(all, plan('talk/11', 'session/2')).size).toBe(2);
  });

  it('[S43] each overlap is listed on both sides, and only for items in the plan', () => {
    const any = fc.array(
      fc.record({ from: fc.nat(300), minutes: fc.integer({ min: 10, max: 120 }), chosen: fc.boolean() }),
    );
    fc.assert(
      fc.property(any, (wishes) => {
        const all = wishes.map(({ from, minutes }, id) => session(id, from, minutes));
        const overlaps = planOverlaps(all, ({ item, id }) => item === 'session' && wishes[id]?.chosen === true);
        for (const [one, others] of overlaps) {
          expect(wishes[one]?.chosen).toBe(true);
          for (const other of others) expect(overlaps.get(other)).toContain(one);
        }
      }),
    );
  });
});
