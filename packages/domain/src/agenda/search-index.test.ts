import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { buildIndex, indexInSlices, searchIn } from './search-index.ts';
import { fitOf, fits, rangesOf, readingsFrom, searchText, wordsOf } from './search-text.ts';

const grouped = 'an安 guan冠 mai脉 nv女 qiu秋 shan单 shen沈 tang汤 xi西 xue血 yan砚';
const readings = readingsFrom(grouped);
const none = { zh: '', en: '' };
const lists = { parts: [], materials: [] };

const person = (id: number, zh: string, en: string, reading: string) => ({
  id,
  name: { zh, en },
  affiliation: none,
  post: none,
  portrait: null,
  reading,
});
const talk = (id: number, zh: string, en = '', expert = 1) => ({
  id,
  title: { zh, en },
  from: null,
  to: null,
  abstract: false,
  materials: [],
  parts: [{ expert, role: 'speaker' as const }],
});
const programme = (talks: ReturnType<typeof talk>[]): Programme => ({
  cid: 1,
  release: 1,
  releasedAt: '2027-04-01T00:00:00.000Z',
  zone: 'Asia/Shanghai',
  startsOn: '2027-04-16',
  endsOn: '2027-04-17',
  halls: [{ id: 1, name: { zh: '西溪厅', en: 'Xixi Hall' }, place: none, seats: null }],
  topics: [],
  experts: [person(1, '沈砚秋', 'Shen Yanqiu', 'shen yan qiu'), person(2, '单安', '', 'shan an')],
  groups: [],
  sessions: [
    {
      id: 7,
      kind: 'session',
      title: { zh: '影像', en: 'Imaging' },
      introduction: none,
      sponsor: none,
      hall: 1,
      // Already the next day in the conference's zone.
      from: '2027-04-15T17:00:00.000Z',
      to: '2027-04-15T19:00:00.000Z',
      topics: [],
      talks,
      ...lists,
    },
  ],
  readings: grouped,
  pieces: [],
});
const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);

describe('the programme search', () => {
  const index = buildIndex(
    programme([talk(1, '血管与冠脉 CT', '', 2), talk(2, '冠脉 CT', 'Coronary CT', 2), talk(3, '论冠脉', '', 2)]),
  );
  const talksFor = (words: string) => idsOf(searchIn(index, words).talk);

  it('[S46] finds Chinese, full pinyin, initials and English, regardless of case or width', () => {
    expect(talksFor('冠脉')).toHaveLength(3);
    expect(talksFor('guanmai')).toHaveLength(3);
    expect(talksFor('guan mai ct')).toEqual([1, 2]);
    expect(talksFor('gmct')).toEqual([1, 2]);
    expect(talksFor('ＣＯＲＯＮＡＲＹ')).toEqual([2]);
    expect(talksFor('uanmai')).toEqual([]);
  });

  it('[S46] ranks a title prefix before a match inside, and initials last', () => {
    expect(talksFor('冠脉')[0]).toBe(2);
    const fit = (text: string, word: string) => fitOf(searchText(text, readings), word);
    expect(fit('冠脉', '冠')).toBe(fits.prefix);
    expect(fit('新 CT', 'ct')).toBe(fits.word);
    expect(fit('论冠脉', '冠脉')).toBe(fits.inside);
    expect(fit('论冠脉', 'guanm')).toBe(fits.read);
    expect(fit('论冠脉', 'gm')).toBe(fits.initials);
  });

  it('[S46] finds people by the reading of their name, their talks, and what is in a hall', () => {
    expect(idsOf(searchIn(index, 'syq').person)).toEqual([1]);
    expect(idsOf(searchIn(index, 'shan an').person)).toEqual([2]);
    expect(talksFor('单安')).toEqual([1, 2, 3]);
    expect(idsOf(searchIn(index, 'xixi').session)).toEqual([7]);
    expect(searchIn(index, '单').person[0]?.days).toEqual(['2027-04-16']);
  });

  it('[S46] reads ü as v', () => expect(fitOf(searchText('女', readings), 'nv')).toBe(fits.read));

  it('[S46] gives the same index when built in slices', () => {
    const slices = indexInSlices(programme(Array.from({ length: 200 }, (_, id) => talk(id, `冠脉 ${id}`))));
    let pauses = 0;
    let step = slices.next();
    for (; !step.done; step = slices.next()) pauses += 1;
    expect(pauses).toBeGreaterThan(3);
    expect(searchIn(step.value, '冠脉 17').talk).toHaveLength(12);
  });
});

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'冠脉血管沈砚秋女论', ...'aBé Ｃ9-，', '\u{20bb7}'),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
  maxLength: 20,
});

describe('the marked parts', () => {
  it('[S46] are within the text, in order and disjoint, for any words', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 3 }), (text, typed) => {
        let last = -1;
        for (const [from, to] of rangesOf(text, typed.flatMap(wordsOf), readings)) {
          expect(from).toBeGreaterThan(last);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
          last = to;
        }
      }),
    );
  });

  it('[S46] exist for every match: any part of a text, its pinyin, its initials', () => {
    fc.assert(
      fc.property(anyText, fc.nat(20), fc.integer({ min: 2, max: 6 }), (text, from, size) => {
        const { plain, read, initials } = searchText(text, readings);
        const pieces = [plain.slice(from, from + size), read.slice(0, size), initials.slice(from, from + size)];
        for (const word of pieces.filter((piece) => piece.length > 1)) {
          expect(fitOf(searchText(text, readings), word)).not.toBeNull();
          expect(rangesOf(text, [word], readings)).not.toEqual([]);
        }
      }),
    );
  });

  it('[S46] are the characters that were read', () => {
    expect(rangesOf('新冠脉血管', ['maixue'], readings)).toEqual([[2, 4]]);
    expect(rangesOf('新冠脉血管', ['gmx'], readings)).toEqual([[1, 4]]);
    expect(rangesOf('CT of CTO', ['of', 'ct'], readings)).toEqual([
      [0, 2],
      [3, 5],
    ]);
  });
});
