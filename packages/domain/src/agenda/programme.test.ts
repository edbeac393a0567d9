import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { changesBetween } from './changes.ts';
import { findClashes } from './clashes.ts';
import { applyDifference, differenceOf } from './difference.ts';

const both = (text: string) => ({ zh: text, en: text });
const at = (minutes: number) => new Date(Date.UTC(2027, 3, 16) + minutes * 60_000).toISOString();

const session = (id: number, change: Partial<ProgrammeSession> = {}): ProgrammeSession => ({
  id,
  kind: 'session',
  title: both(`场次 ${id}`),
  introduction: both(''),
  sponsor: both(''),
  hall: 1,
  from: at(600),
  to: at(660),
  topics: [],
  parts: [],
  talks: [],
  materials: [],
  ...change,
});
const programme = (release: number, sessions: ProgrammeSession[]): Programme => ({
  cid: 1,
  release,
  releasedAt: at(release),
  zone: 'Asia/Shanghai',
  startsOn: '2027-04-16',
  endsOn: '2027-04-18',
  halls: [1, 2].map((id) => ({ id, name: both(`厅 ${id}`), place: both(''), seats: null })),
  topics: [],
  experts: [1, 2].map((id) => ({
    id,
    name: both(`人 ${id}`),
    affiliation: both(''),
    post: both(''),
    portrait: null,
    reading: '',
  })),
  groups: [],
  sessions,
  readings: '',
  pieces: [],
});
const talk = (id: number, from: number) => ({
  id,
  title: both(`报告 ${id}`),
  from: at(from),
  to: at(from + 15),
  parts: [{ expert: 1, role: 'speaker' as const }],
  materials: [],
  abstract: false,
});

const anySessions = fc
  .uniqueArray(fc.record({ id: fc.nat(8), hall: fc.constantFrom(1, 2, null), from: fc.nat(900) }), {
    selector: ({ id }) => id,
    maxLength: 9,
  })
  .map((found) => found.map(({ id, hall, from }) => session(id + 1, { hall, from: at(from), to: at(from + 45) })));

describe('the difference between two releases', () => {
  it('[A3] turns the earlier one into the later, whatever changed', () => {
    fc.assert(
      fc.property(anySessions, anySessions, (one, other) => {
        const [before, after] = [programme(1, one), programme(2, other)];
        const sent = JSON.parse(JSON.stringify(differenceOf(before, after)));
        expect(applyDifference(before, sent)).toEqual(after);
      }),
    );
  });

  it('[A3] contains only what differs, and applies to no other release', () => {
    const before = programme(1, [session(1), session(2), session(3)]);
    const after = programme(2, [session(1), session(2, { hall: 2 }), session(3)]);
    const difference = differenceOf(before, after);
    expect(difference.sessions?.changed.map(({ id }) => id)).toEqual([2]);
    expect(difference.halls).toBeUndefined();
    expect(applyDifference(after, difference)).toBeNull();
  });
});

describe('the changes shown to people', () => {
  const kinds = (one: ProgrammeSession[], other: ProgrammeSession[]) =>
    changesBetween(programme(1, one), programme(2, other)).map(({ item, id, kind }) => `${item} ${id} ${kind}`);

  it('[A3] distinguish a changed hall from a changed time, and list both when both changed', () => {
    expect(kinds([session(1)], [session(1, { hall: 2 })])).toEqual(['session 1 hall']);
    expect(kinds([session(1)], [session(1, { from: at(615), to: at(675) })])).toEqual(['session 1 time']);
    expect(kinds([session(1)], [session(1, { hall: 2, from: at(615) })])).toEqual(['session 1 hall', 'session 1 time']);
  });

  it('[O9] talks moved with their session do not count as changed', () => {
    const before = session(1, { talks: [talk(11, 600), talk(12, 615)] });
    const along = session(1, { from: at(630), to: at(690), talks: [talk(11, 630), talk(12, 645)] });
    expect(kinds([before], [along])).toEqual(['session 1 time']);
    const apart = session(1, { talks: [talk(11, 600), talk(12, 620)] });
    expect(kinds([before], [apart])).toEqual(['talk 12 time']);
  });

  it('[O9] new, removed, other people, other texts', () => {
    expect(kinds([session(1)], [session(2)])).toEqual(['session 1 removed', 'session 2 added']);
    const [change] = changesBetween(
      programme(1, [session(1, { parts: [{ expert: 1, role: 'host' }] })]),
      programme(2, [session(1, { parts: [{ expert: 2, role: 'host' }] })]),
    );
    expect(change).toMatchObject({ kind: 'people', before: { zh: '人 1' }, after: { zh: '人 2' } });
    expect(kinds([session(1)], [session(1, { title: both('新题目') })])).toEqual(['session 1 text']);
    expect(kinds([session(1)], [session(1)])).toEqual([]);
  });
});

describe('clashes', () => {
  const planned = (id: number, hall: number | null, from: number, to: number, expert?: number) => ({
    id,
    hall,
    from: at(from),
    to: at(to),
    parts: expert === undefined ? [] : [{ expert, role: 'host' as const }],
  });

  it('[O9] two sessions in one hall at the same time; adjacent ones do not clash', () => {
    expect(findClashes([planned(1, 1, 0, 60), planned(2, 1, 60, 90), planned(3, 2, 0, 60)], [])).toEqual([]);
    expect(findClashes([planned(1, 1, 0, 60), planned(2, 1, 45, 90)], [])).toEqual([
      { kind: 'hall', hall: 1, sessions: [1, 2], from: at(45), to: at(60) },
    ]);
  });

  it('[O9] one person in two sessions: a chair is present throughout, a speaker only during the talk', () => {
    const sessions = [planned(1, 1, 0, 60, 7), planned(2, 2, 0, 90)];
    const talkAt = (from: number) => [
      { id: 5, session: 2, from: at(from), minutes: 15, parts: [{ expert: 7, role: 'speaker' as const }] },
    ];
    expect(findClashes(sessions, talkAt(30))).toMatchObject([{ kind: 'expert', expert: 7, sessions: [1, 2] }]);
    expect(findClashes(sessions, talkAt(60))).toEqual([]);
  });

  it('[O9] a talk that exceeds the time of its session', () => {
    const parts = [] as never[];
    expect(findClashes([planned(1, 1, 0, 60)], [{ id: 5, session: 1, from: at(50), minutes: 15, parts }])).toEqual([
      { kind: 'outside', session: 1, talk: 5 },
    ]);
  });
});
