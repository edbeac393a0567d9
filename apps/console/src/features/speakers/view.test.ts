import type { DeskInvitation } from '@meetingapp/contract/speakers/desk.ts';
import { expect, it } from 'vitest';
import { countFigures, filterRows, marksOf, optionsOf, stateOf } from './view.ts';

const row = (more: Partial<DeskInvitation> = {}): DeskInvitation => ({
  id: 1,
  version: 1,
  expertId: 1,
  name: { zh: '林知远', en: 'Lin Zhiyuan' },
  affiliation: { zh: '江州大学', en: '' },
  way: 'email',
  item: 'talk',
  itemId: 1,
  sessionId: 1,
  title: { zh: '溶栓', en: 'Thrombolysis' },
  session: { zh: '再灌注', en: 'Reperfusion' },
  hallId: 1,
  hall: { zh: '主会场', en: 'Main hall' },
  from: '2027-04-15T23:30:00.000Z',
  to: '2027-04-16T00:30:00.000Z',
  roles: ['speaker'],
  state: 'none',
  answeredAt: null,
  reason: null,
  words: '',
  suggestion: '',
  changes: [],
  invitedAt: null,
  writtenAt: null,
  letters: 0,
  openedAt: null,
  clash: false,
  slides: 'unneeded',
  agreement: 'none',
  noTravel: false,
  statement: null,
  silent: false,
  empty: false,
  standsInFor: null,
  filledBy: null,
  ...more,
});

const all = { figure: 'all', day: '', hallId: null, sessionId: null, words: '' } as const;

it('[O10] filters by day in the zone of the conference, hall, session, person and state', () => {
  const rows = [
    row(),
    row({ id: 2, hallId: 2, sessionId: 2, name: { zh: '', en: 'Amara Okafor' }, state: 'accepted', noTravel: true }),
    row({ id: 3, from: '2027-04-17T02:00:00.000Z', silent: true, invitedAt: '2027-03-01T00:00:00.000Z' }),
  ];
  const ids = (more: object) => filterRows(rows, { ...all, ...more }, 'Asia/Shanghai').map(({ id }) => id);
  expect(ids({})).toEqual([1, 2, 3]);
  expect(ids({ day: '2027-04-16' })).toEqual([1, 2]);
  expect(ids({ hallId: 2 })).toEqual([2]);
  expect(ids({ sessionId: 1, words: '林 thrombo' })).toEqual([1, 3]);
  expect(ids({ words: 'okafor' })).toEqual([2]);
  expect(ids({ figure: 'silent' })).toEqual([3]);
  expect(ids({ figure: 'noTravel' })).toEqual([2]);
  expect(countFigures(rows)).toMatchObject({ all: 3, accepted: 1, silent: 1, unwritten: 1, noTravel: 1 });
  expect(optionsOf(rows, ({ hallId }) => (hallId === null ? null : { value: hallId, label: 'x' }))).toHaveLength(2);
});

it('[O10] names what staff must act on first', () => {
  const opened = { openedAt: '2027-03-01T00:00:00.000Z', invitedAt: '2027-03-01T00:00:00.000Z' };
  expect(stateOf(row())).toBe('unwritten');
  expect(stateOf(row(opened))).toBe('opened');
  expect(stateOf(row({ state: 'accepted', clash: true }))).toBe('clash');
  expect(stateOf(row({ state: 'rejected', filledBy: { zh: '方致远', en: '' } }))).toBe('filled');
});

it('[O10] marks what of slides, travel and agreement is there, and nothing of a person who has rejected as missing', () => {
  expect(marksOf(row({ state: 'accepted', slides: 'checked', agreement: 'signed' }))).toEqual({
    slides: 'there',
    travel: 'there',
    agreement: 'there',
  });
  expect(marksOf(row({ state: 'accepted', slides: 'returned', noTravel: true, agreement: 'open' }))).toEqual({
    slides: 'missing',
    travel: 'missing',
    agreement: 'missing',
  });
  expect(marksOf(row({ state: 'rejected', agreement: 'open' }))).toEqual({
    slides: 'unneeded',
    travel: 'unneeded',
    agreement: 'unneeded',
  });
  expect(marksOf(row({ slides: 'waiting' }))).toMatchObject({ slides: 'waiting', travel: 'unneeded' });
});
