import { expect, it } from 'vitest';
import { hoursAround, lanesOf, type LaneTask } from './lanes.ts';

const row = (sessionId: number, hallId: number | null, more: Partial<LaneTask> = {}): LaneTask => ({
  sessionId,
  hallId,
  hall: { zh: `厅${hallId}`, en: '' },
  session: { zh: `专场${sessionId}`, en: '' },
  title: { zh: '讲题', en: '' },
  from: '2027-04-16T01:30:00.000Z',
  to: '2027-04-16T01:50:00.000Z',
  state: 'accepted',
  clash: false,
  empty: false,
  filledBy: null,
  ...more,
});
const lanes = (rows: LaneTask[]) => lanesOf(rows, 'Asia/Shanghai');

it('[O10] a session is a block from its first task to its last, with what is answered', () => {
  const later = { from: '2027-04-16T01:50:00.000Z', to: '2027-04-16T02:40:00.000Z' };
  const [lane] = lanes([row(1, 7), row(1, 7, { ...later, state: 'none' })]);
  expect(lane?.blocks).toMatchObject([{ from: 570, to: 640, accepted: 1, count: 2, state: 'waiting' }]);
  expect(hoursAround(lanes([row(1, 7), row(1, 7, later)]))).toEqual([540, 600, 660]);
});

it('[O10] a task without a person or with a clash is lacking; one that was taken over counts once', () => {
  const stateOf = (more: Partial<LaneTask>) => lanes([row(1, 7), row(1, 7, more)])[0]?.blocks[0];
  expect(stateOf({ empty: true, state: 'rejected' })).toMatchObject({ state: 'lacking' });
  expect(stateOf({ clash: true, state: 'none' })).toMatchObject({ state: 'lacking' });
  expect(stateOf({ state: 'rejected', filledBy: { zh: '方致远', en: '' } })).toMatchObject({
    state: 'full',
    accepted: 1,
    count: 1,
  });
});

it('[O10] halls have lanes in the order of their first session; overlapping sessions of a hall do not cover each other', () => {
  const at = (from: string, to: string) => ({ from: `2027-04-16T${from}:00Z`, to: `2027-04-16T${to}:00Z` });
  const found = lanes([
    row(3, 8, at('03:00', '04:00')),
    row(1, 7, at('01:00', '02:00')),
    row(2, 7, at('01:30', '02:30')),
    row(4, 7, at('02:00', '03:00')),
  ]);
  expect(found.map(({ hallId, blocks }) => [hallId, blocks.map(({ sessionId }) => sessionId)])).toEqual([
    [7, [1, 4]],
    [7, [2]],
    [8, [3]],
  ]);
});

it('[O10] what lasts over midnight is drawn until the end of the day', () => {
  const late = { from: '2027-04-16T15:00:00Z', to: '2027-04-16T16:30:00Z' };
  expect(lanes([row(1, 7, late)])[0]?.blocks[0]).toMatchObject({ from: 1380, to: 1440 });
});
