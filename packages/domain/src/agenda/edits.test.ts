import type { DraftSession, DraftTalk } from '@meetingapp/contract/agenda/draft.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applied, appliedAll, type DraftRows, type Edit } from './edits.ts';
import { inARow, placeInOrder } from './talk-order.ts';
import { freeExperts, freeHalls, nextFreeTime } from './ways-out.ts';

const nothing = { zh: '', en: '' };
const at = (minutes: number) => new Date(Date.UTC(2027, 3, 16, 0, minutes)).toISOString();
const session = (id: number, from: number, to: number, more: Partial<DraftSession> = {}): DraftSession => ({
  id,
  version: 1,
  kind: 'session',
  title: { zh: `场次${id}`, en: '' },
  introduction: nothing,
  sponsor: nothing,
  hall: 1,
  from: at(from),
  to: at(to),
  topics: [],
  parts: [],
  ...more,
});
const talk = (id: number, of: number | null, from: number | null, minutes = 15): DraftTalk => ({
  id,
  version: 1,
  session: of,
  title: { zh: `报告${id}`, en: '' },
  hasAbstract: false,
  from: from === null ? null : at(from),
  minutes,
  parts: [],
});
const rows: DraftRows = {
  sessions: [session(1, 0, 60), session(2, 60, 120, { hall: 2 })],
  talks: [talk(11, 1, 0), talk(12, 1, 15), talk(13, 1, 40), talk(21, 2, 60), talk(31, null, null)],
};
const inOrder = ({ talks }: DraftRows, of: number | null) =>
  talks.filter((one) => one.session === of).map(({ id, from }) => [id, from]);

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .tuple(fc.constantFrom(1, 2), fc.constantFrom(null, 1, 2), fc.integer({ min: 0, max: 600 }))
    .map(([id, hall, from]): Edit => ({ act: 'moveSession', id, hall, from: at(from), to: at(from + 45) })),
  fc
    .tuple(fc.constantFrom(11, 12, 13, 21, 31), fc.constantFrom(null, 1, 2), fc.constantFrom(null, 11, 12, 21))
    .map(([id, of, before]): Edit => ({
      act: 'placeTalk',
      id,
      session: of,
      before: before === id ? null : before,
      from: of === null ? null : at(5),
    })),
);

describe('[O9] edits of the programme', () => {
  it('are undone by their inverses, however many there were', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const { rows: after, back } = appliedAll(rows, edits);
        const again = back.reduce(applied, after);
        expect(again.sessions).toEqual(rows.sessions);
        for (const of of [null, 1, 2]) expect(inOrder(again, of)).toEqual(inOrder(rows, of));
      }),
    );
  });

  it('a moved session takes its talks along', () => {
    const { talks } = applied(rows, { act: 'moveSession', id: 1, hall: 2, from: at(30), to: at(90) });
    expect(talks.find(({ id }) => id === 12)?.from).toBe(at(45));
    expect(talks.find(({ id }) => id === 21)?.from).toBe(at(60));
  });
});

describe('[O9] the order of talks', () => {
  const [first] = rows.sessions;
  const placed = (id: number, before: number | null) => {
    const one = rows.talks.find((row) => row.id === id);
    if (!first || !one) throw new Error('no such row');
    return inOrder(appliedAll(rows, placeInOrder(first, rows.talks, one, before)).rows, 1);
  };

  it('a talk inserted between others shifts the later ones, and pauses stay in place', () => {
    expect(placed(31, 12)).toEqual([
      [11, at(0)],
      [31, at(15)],
      [12, at(30)],
      [13, at(55)],
    ]);
    expect(placed(13, 11)).toEqual([
      [13, at(0)],
      [11, at(15)],
      [12, at(40)],
    ]);
  });

  it('all can be timed one after the other', () => {
    if (!first) throw new Error('no session');
    expect(inOrder(appliedAll(rows, inARow(first, rows.talks)).rows, 1)).toEqual([
      [11, at(0)],
      [12, at(15)],
      [13, at(30)],
    ]);
  });
});

describe('[O9] resolving a clash', () => {
  const host = [{ expert: 7, role: 'host' as const }];
  const sessions = [
    session(1, 0, 60, { parts: host }),
    session(2, 30, 90, { hall: 2, parts: host }),
    session(3, 60, 70),
  ];

  it('the next free time has no clash of hall or people', () => {
    expect(nextFreeTime(sessions, [], 1, at(600))).toEqual({ from: at(90), to: at(150) });
    expect(nextFreeTime(sessions, [], 1, at(100))).toBeNull();
  });

  it('only free halls are offered, and only free people', () => {
    expect(freeHalls(sessions, [1, 2, 3], 1)).toEqual([3]);
    expect(freeExperts(sessions, [], [7, 8], { from: at(10), to: at(20) })).toEqual([8]);
  });
});
