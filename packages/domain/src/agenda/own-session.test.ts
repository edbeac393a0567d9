import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstFree, sessionOfItsOwn, topicsIn } from './own-session.ts';

const title = { zh: '冠脉 CT', en: 'Coronary CT' };
const day = { earliest: '2027-04-16T01:00:00.000Z', latest: '2027-04-16T12:00:00.000Z' };
const minute = (at: number) => new Date(Date.parse(day.earliest) + at * 60_000).toISOString();

describe('a talk dropped where no session is', () => {
  it('[O9] gets its own session with its name and length, and is placed at its start', () => {
    const edits = sessionOfItsOwn({ id: 7, title, minutes: 20 }, { hall: 3, topic: null, from: minute(0) });
    expect(edits).toMatchObject([
      {
        act: 'saveSession',
        id: null,
        was: -7,
        fields: { title, hall: 3, topics: [], from: minute(0), to: minute(20) },
      },
      { act: 'placeTalk', id: 7, session: -7, before: null, from: minute(0) },
    ]);
  });

  it('[O9] is offered a time when its hall is free', () => {
    const stretch = fc.tuple(fc.nat(600), fc.integer({ min: 5, max: 120 }), fc.constantFrom(1, 2));
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 12 }), fc.integer({ min: 5, max: 60 }), (stretches, minutes) => {
        const sessions = stretches.map(([at, long, hall]) => ({ hall, from: minute(at), to: minute(at + long) }));
        const from = firstFree(sessions, 1, minutes, day);
        const to = new Date(Date.parse(from) + minutes * 60_000).toISOString();
        const clash = sessions.some((one) => one.hall === 1 && one.from < to && one.to > from);
        return from === day.latest || !clash;
      }),
    );
  });
});

describe('a session dropped in another topic’s column', () => {
  it('[O9] has that topic first and keeps its others, and loses them beside “all topics”', () => {
    expect(topicsIn([1, 2], 3)).toEqual([3, 2]);
    expect(topicsIn([1, 2], 2)).toEqual([2]);
    expect(topicsIn([], 2)).toEqual([2]);
    expect(topicsIn([1, 2], null)).toEqual([]);
  });
});
