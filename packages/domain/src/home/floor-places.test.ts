import type { FloorArea } from '@meetingapp/contract/home/home.ts';
import { expect, it } from 'vitest';
import { checkFloor, placeOf, placesOf, startsOf, wantedOf } from './floor-places.ts';

const area = (part: Partial<FloorArea>): FloorArea => ({
  label: '',
  name: '',
  kind: 'booth',
  hall: null,
  x: 10,
  y: 10,
  w: 10,
  h: 10,
  ...part,
});
const both = (zh: string) => ({ zh, en: '' });

it('[S31] an address identifies a booth by its number, and a hall by its number in the programme', () => {
  const levels = [
    { areas: [area({ label: 'A01' })] },
    { areas: [area({ label: 'A05' }), area({ kind: 'hall', label: '钱江', hall: 7 })] },
  ];
  expect(placeOf(levels, { booth: 'A05' })).toEqual({ level: 1, area: 0 });
  expect(placeOf(levels, { hall: '7' })).toEqual({ level: 1, area: 1 });
  expect(placeOf(levels, { booth: 'Z9', hall: '8' })).toBeNull();
  expect(placeOf(levels, { booth: '' })).toBeNull();
});

it('[S31] everything has an address that resolves back to it, also without a number', () => {
  const desk = area({ kind: 'service', name: 'Desk' });
  const levels = [
    { areas: [area({ label: 'A01' }), desk] },
    { areas: [desk, area({ label: 'A01' }), area({ kind: 'hall', label: 'A01', hall: 7 })] },
  ];
  for (const { level, area: at } of placesOf(levels))
    expect(placeOf(levels, wantedOf(levels, { level, area: at }))).toEqual({ level, area: at });
});

it('[S31] an entrance takes precedence over a lift', () => {
  const levels = [{ areas: [area({ kind: 'lift', label: 'L' })] }, { areas: [area({ kind: 'entrance', label: 'E' })] }];
  expect(startsOf(levels).map(({ is }) => is.label)).toEqual(['E', 'L']);
});

it('[O17] an inconsistent plan names the field', () => {
  const levels = [
    {
      name: both('1F'),
      width: 80,
      depth: null,
      areas: [area({ label: 'A01' }), area({ label: 'A01' }), area({ x: 95 })],
    },
    { name: both(''), width: null, depth: null, areas: [area({ kind: 'hall', hall: 9 })] },
  ];
  expect(checkFloor(levels, [9])).toEqual([
    { field: 'levels.0.depth', reason: 'level_size' },
    { field: 'levels.0.areas.1.label', reason: 'label_twice', label: 'A01' },
    { field: 'levels.0.areas.2.w', reason: 'outside_floor' },
    { field: 'levels.1.name', reason: 'level_name' },
    { field: 'levels.1.areas.0.hall', reason: 'not_an_option' },
  ]);
});

it('[O17] a lift has the same name on every level, and a plan of one level needs no name', () => {
  const lift = area({ kind: 'lift', label: 'L1' });
  const one = { name: both('1F'), width: 80, depth: 60, areas: [lift] };
  expect(checkFloor([one, { ...one, name: both('2F') }], [])).toEqual([]);
  expect(checkFloor([{ ...one, name: both('') }], [])).toEqual([]);
  expect(checkFloor([{ ...one, areas: [lift, lift] }], [])).toMatchObject([{ reason: 'label_twice' }]);
});
