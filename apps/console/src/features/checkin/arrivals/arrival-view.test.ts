import { expect, it } from 'vitest';
import { axisTop, changeOfDoors, quartersOf, sumsOf, type Door } from './arrival-view.ts';

const door = (name: string, wait: number | null, state: Door['state']): Door => ({
  door: name,
  devices: 2,
  online: 1,
  perMinute: 4,
  wait,
  queued: (wait ?? 0) * 4,
  state,
  minutes: [],
  entered: 9,
});

it('[O16] staff are advised to change doors only where the wait is much shorter', () => {
  const south = door('南门', 2, 'best');
  const north = door('北门', 9, 'long');
  expect(changeOfDoors([south, north])).toEqual({ from: north, to: south });
  expect(changeOfDoors([south, door('北门', 4, 'some')])).toBeNull();
  expect(changeOfDoors([door('北门', 9, 'long'), door('南门', 12, 'long')])).toBeNull();
  expect(changeOfDoors([])).toBeNull();
  expect(sumsOf([south, north, door('连廊', null, 'closed')])).toEqual({
    queued: 44,
    longest: 9,
    devices: 6,
    online: 3,
  });
});

it('[O16] the axis of arrivals ends at a round figure, and the table behind it sums quarters of an hour', () => {
  expect([0, 10, 11, 72, 412].map(axisTop)).toEqual([10, 10, 20, 100, 500]);
  const minute = (clock: string) => ({ at: `2027-04-15T${clock}:00.000Z`, people: 3 });
  expect(quartersOf(['01:13', '01:14', '01:15', '01:29', '01:30'].map(minute))).toEqual([
    { at: '2027-04-15T01:00:00.000Z', people: 6 },
    { at: '2027-04-15T01:15:00.000Z', people: 6 },
    { at: '2027-04-15T01:30:00.000Z', people: 3 },
  ]);
});
