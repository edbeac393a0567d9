import { expect, it } from 'vitest';
import { clockOf } from './cell-values.ts';

const read = (text: string) => clockOf({ kind: 'text', text });

it('[O10] times with their day are read as agencies write them, and no other', () => {
  const written = [
    '2027-4-15 13:06',
    '2027/04/15 9:05',
    '2027年4月15日13：06',
    '2027-04-15T13:06:30',
    '2027.4.5 00:00',
  ];
  expect(written.map(read)).toEqual([
    '2027-04-15T13:06',
    '2027-04-15T09:05',
    '2027-04-15T13:06',
    '2027-04-15T13:06',
    '2027-04-05T00:00',
  ]);
  for (const wrong of ['', '2027-02-30 10:00', '2027-04-15', '13:06', '2027-04-15 25:00', '15.4.2027 10:00'])
    expect(read(wrong)).toBeNull();
});
