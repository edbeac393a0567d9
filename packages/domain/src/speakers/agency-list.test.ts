import { expect, it } from 'vitest';
import { clockOfCell, modeOfNumber } from './agency-list.ts';

it('[O10] times of an agency’s list are read as agencies write them, and no other', () => {
  const read = ['2027-4-15 13:06', '2027/04/15 9:05', '2027年4月15日13：06', '2027-04-15T13:06:30', '2027.4.5 00:00'];
  expect(read.map(clockOfCell)).toEqual([
    '2027-04-15T13:06',
    '2027-04-15T09:05',
    '2027-04-15T13:06',
    '2027-04-15T13:06',
    '2027-04-05T00:00',
  ]);
  for (const wrong of ['', '2027-02-30 10:00', '2027-04-15', '13:06', '2027-04-15 25:00', '15.4.2027 10:00'])
    expect(clockOfCell(wrong)).toBeNull();
});

it('[O10] trains are told from flights by their numbers', () => {
  expect(['G7349', 'D 31', '1461', 'z9'].map(modeOfNumber)).toEqual(['train', 'train', 'train', 'train']);
  expect(['MU5301', 'CQ 2186', '3U8888', 'CA1'].map(modeOfNumber)).toEqual(['flight', 'flight', 'flight', 'flight']);
});
