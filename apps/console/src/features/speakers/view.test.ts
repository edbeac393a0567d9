import type { DeskInvitation } from '@meetingapp/contract/speakers/desk.ts';
import { expect, it } from 'vitest';
import { peopleOf } from './desk/people.ts';
import { countFigures, doneOf, filterRows, marksOf, optionsOf, stateOf } from './view.ts';

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

it('[O10] says of each figure how much is done, and nothing where it is about no task', () => {
  const rows = [
    row({ state: 'accepted', slides: 'checked', agreement: 'signed' }),
    row({ id: 2, state: 'accepted', slides: 'missing', agreement: 'open', noTravel: true }),
    row({ id: 3, slides: 'returned' }),
    row({ id: 4, state: 'rejected', filledBy: { zh: '方致远', en: '' }, agreement: 'open' }),
  ];
  expect(doneOf(rows)).toEqual({ accepted: 66, noSlides: 33, noTravel: 50, notSigned: 50 });
  expect(doneOf([row()])).toEqual({ accepted: 0, noSlides: null, noTravel: null, notSigned: null });
});

it('[O10] lists people with the state and marks of the task that needs staff most', () => {
  const other = { expertId: 2, name: { zh: '沈砚秋', en: '' } };
  const people = peopleOf([
    row({ state: 'accepted', slides: 'checked', answeredAt: '2027-03-02T00:00:00.000Z' }),
    row({ id: 2, ...other, state: 'accepted' }),
    row({ id: 3, slides: 'missing', clash: true, writtenAt: '2027-03-05T00:00:00.000Z' }),
  ]);
  expect(people.map(({ id, tasks, accepted, state }) => [id, tasks.length, accepted, state])).toEqual([
    [1, 2, 1, 'clash'],
    [2, 1, 1, 'accepted'],
  ]);
  expect(people[0]).toMatchObject({ marks: { slides: 'missing' }, lastAt: '2027-03-05T00:00:00.000Z' });
  expect(people[1]?.lastAt).toBeNull();
});
