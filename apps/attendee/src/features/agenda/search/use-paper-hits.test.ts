import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { ListedPaper, PaperList } from '@meetingapp/contract/papers/list.ts';
import { indexPapers } from '@meetingapp/domain/papers/search.ts';
import { describe, expect, it } from 'vitest';
import { paperHits } from './use-paper-hits.ts';

const none = { zh: '', en: '' };
const programme: Programme = {
  cid: 1,
  release: 1,
  releasedAt: '2027-04-01T00:00:00.000Z',
  zone: 'Asia/Shanghai',
  startsOn: '2027-04-16',
  endsOn: '2027-04-17',
  halls: [],
  topics: [],
  experts: [],
  groups: [],
  sessions: [
    {
      id: 7,
      kind: 'session',
      title: none,
      introduction: none,
      sponsor: none,
      hall: null,
      // Already the next day in the conference's time zone.
      from: '2027-04-15T17:00:00.000Z',
      to: '2027-04-15T19:00:00.000Z',
      topics: [],
      talks: [],
      parts: [],
      materials: [],
    },
  ],
  readings: '',
  pieces: [],
};
const paper = (id: number, title: string, session: number | null): ListedPaper => ({
  id,
  number: `P-${id}`,
  title: { zh: title, en: '' },
  authors: [],
  affiliations: [],
  topics: [],
  result: session === null ? 'poster' : 'oral',
  board: '',
  session,
  sheet: null,
  audio: null,
  piece: '',
});
const list: PaperList = {
  cid: 1,
  kind: 'papers',
  version: 'one',
  topics: [],
  sections: [],
  papers: [paper(1, '冠脉 CT', null), paper(2, '冠脉斑块', 7), paper(3, '夜间血压', 99)],
  readings: 'guan冠 mai脉 ye夜',
  pieces: [],
};

function found(typed: string) {
  const slices = indexPapers(list);
  for (;;) {
    const step = slices.next();
    if (step.done) return paperHits(programme, list, step.value, typed);
  }
}

describe('[S46] papers in the search of a conference', () => {
  it('are found by pinyin; an oral paper has the day of its session, a poster has none', () => {
    expect(found('guanmai')).toEqual([
      { id: 1, days: [] },
      { id: 2, days: ['2027-04-16'] },
    ]);
  });

  it('are found although their session is not in any release yet', () => {
    expect(found('yj')).toEqual([]);
    expect(found('夜间')).toEqual([{ id: 3, days: [] }]);
  });

  it('are empty before anything is typed', () => {
    expect(found(' ')).toEqual([]);
  });
});
