import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerUntil } from './answer-until.ts';
import { byDay, nextInChain } from './chain-time.ts';
import { sameName } from './same-name.ts';
import { rankStandIns } from './stand-ins.ts';
import { joinChanges, taskChanges } from './task-changes.ts';
import { acceptableTasks, cardTime, taskClashes, type TimedTask } from './task-clashes.ts';
import type { AskedTask } from './tasks.ts';

const START = Date.parse('2027-04-16T02:00:00.000Z');
const MINUTE_MS = 60_000;
const iso = (minute: number): string => new Date(START + minute * MINUTE_MS).toISOString();
const task = fc
  .record({
    sessionId: fc.integer({ min: 1, max: 6 }),
    hallId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
    begins: fc.integer({ min: 0, max: 300 }),
    minutes: fc.integer({ min: 5, max: 120 }),
    state: fc.constantFrom('none' as const, 'accepted' as const, 'rejected' as const),
  })
  .map(({ begins, minutes, ...rest }) => ({ ...rest, from: iso(begins), to: iso(begins + minutes) }));
const tasks = fc
  .array(task, { maxLength: 12 })
  .map((all): TimedTask[] => all.map((one, at) => ({ ...one, id: at + 1 })));
const walk = () => 6;

describe('[S53] clashes of a person’s tasks', () => {
  it('are found from either side, never with a rejected task or within a session, and say a true overlap or gap', () => {
    fc.assert(
      fc.property(tasks, (all) => {
        const byId = new Map(all.map((one) => [one.id, one]));
        for (const { one, other, overlap, gap, walk: minutes } of taskClashes(all, walk)) {
          const [a, b] = [byId.get(one)!, byId.get(other)!];
          expect([a.state, b.state]).not.toContain('rejected');
          expect(a.sessionId).not.toBe(b.sessionId);
          expect(a.from <= b.from).toBe(true);
          expect(overlap > 0 ? gap : overlap).toBe(0);
          if (overlap === 0) expect(gap).toBeLessThan(minutes ?? 0);
          else expect(overlap).toBeLessThanOrEqual((Date.parse(a.to) - Date.parse(b.from)) / MINUTE_MS);
        }
        expect(taskClashes([...all].reverse(), walk)).toEqual(taskClashes(all, walk));
      }),
    );
  });

  it('none remain among the tasks that are accepted together', () => {
    fc.assert(
      fc.property(tasks, (all) => {
        const acceptable = new Set(acceptableTasks(all, taskClashes(all, walk)));
        const after = all.map((one) => (acceptable.has(one.id) ? { ...one, state: 'accepted' as const } : one));
        const clashing = taskClashes(after, walk).flatMap(({ one, other }) => [one, other]);
        expect(clashing.filter((id) => acceptable.has(id))).toEqual([]);
        for (const id of acceptable) expect(all[id - 1]?.state).toBe('none');
      }),
    );
  });
});

it('[T3] a card is closed, running, beginning in a minute, or not started', () => {
  const card = { from: iso(60), to: iso(90) };
  const at = (minute: number) => cardTime(card, START + minute * MINUTE_MS);
  expect([at(0), at(58.9), at(59), at(60), at(89.9), at(90)]).toEqual([
    'future',
    'future',
    'soon',
    'running',
    'running',
    'closed',
  ]);
});

const asked = fc
  .record({
    from: fc.constantFrom(iso(0), iso(10)),
    to: fc.constantFrom(iso(60), iso(70)),
    hall: fc.constantFrom(1, 2),
    roles: fc.shuffledSubarray(['host', 'speaker'] as const, { minLength: 1 }),
    others: fc.shuffledSubarray([7, 8, 9]).map((ids) => ids.map((id) => ({ id, name: { zh: `专家${id}`, en: '' } }))),
  })
  .map((one): AskedTask => ({ ...one, hallName: { zh: `${one.hall} 厅`, en: `Hall ${one.hall}` } }));

describe('[O10] what a person is asked again', () => {
  it('nothing where nothing changed, whatever the order of people and roles', () => {
    fc.assert(
      fc.property(asked, (one) => {
        const other: AskedTask = { ...one, roles: [...one.roles].reverse(), others: [...one.others].reverse() };
        expect(taskChanges(one, other)).toEqual([]);
        expect(taskChanges(one, { ...one, hallName: { zh: '改了名', en: 'Renamed' } })).toEqual([]);
      }),
    );
  });

  it('only what differs in the end, over several releases', () => {
    fc.assert(
      fc.property(asked, asked, asked, (first, second, third) => {
        const joined = joinChanges(taskChanges(first, second), taskChanges(second, third)).map(({ part }) => part);
        const direct = taskChanges(first, third).map(({ part }) => part);
        expect([...joined].sort()).toEqual([...direct].sort());
      }),
    );
  });
});

it('[S54] an answer is open until the deadline, the beginning, or the beginning when asked after the deadline', () => {
  const answerBy = new Date(iso(0));
  const from = iso(600);
  expect(answerUntil({ answerBy: null, askedAt: new Date(iso(-9)), from })).toEqual(new Date(from));
  expect(answerUntil({ answerBy, askedAt: new Date(iso(-9)), from })).toEqual(answerBy);
  expect(answerUntil({ answerBy, askedAt: new Date(iso(9)), from })).toEqual(new Date(from));
  expect(answerUntil({ answerBy, askedAt: new Date(iso(-900)), from: iso(-60) })).toEqual(new Date(iso(-60)));
});

it('[O10] nobody is asked at night in the zone of the conference', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 * 24 * 30 }), fc.integer({ min: 1, max: 336 }), (minute, hours) => {
      const now = new Date(START + minute * MINUTE_MS);
      const hour = (byDay(now, 'Asia/Shanghai').getUTCHours() + 8) % 24;
      expect(hour >= 8 && hour < 22).toBe(true);
      expect(nextInChain(now, hours, 'Asia/Shanghai').getTime()).toBeGreaterThanOrEqual(
        now.getTime() + hours * 60 * MINUTE_MS,
      );
    }),
  );
});

it('[O10] stand-ins are free, ranked by their facts, and the order does not depend on their order', () => {
  const wanted: TimedTask = { id: 99, sessionId: 50, hallId: 1, from: iso(0), to: iso(30), state: 'rejected' };
  const person = (id: number, more: object = {}) => ({
    id,
    suggested: false,
    topic: 0,
    institution: false,
    before: 0,
    noAddress: false,
    tasks: [] as TimedTask[],
    ...more,
  });
  const busy: TimedTask = { id: 1, sessionId: 51, hallId: 2, from: iso(34), to: iso(60), state: 'accepted' };
  const people = [
    person(1),
    person(2, { topic: 9 }),
    person(3, { suggested: true }),
    person(4, { tasks: [busy] }),
    person(5, { noAddress: true, suggested: true }),
  ];
  const { ranked, busy: hindered } = rankStandIns(people, wanted, walk);
  expect(ranked.map(({ id }) => id)).toEqual([2, 3, 1, 5]);
  expect(hindered).toEqual([{ id: 4, taskId: busy.id, walk: 6 }]);
  expect(rankStandIns([...people].reverse(), wanted, walk).ranked).toEqual(ranked);
});

it('[S52] a name fits in either language, without spaces, dots and capitals, and never an empty one', () => {
  const name = { zh: '买买提·艾力', en: 'Maimaiti Aili' };
  expect(['买买提艾力', ' maimaiti AILI ', '买买提 · 艾力'].map((typed) => sameName(name, typed))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['', ' · ', '买买提'].map((typed) => sameName({ ...name, en: '' }, typed))).toEqual([false, false, false]);
});
