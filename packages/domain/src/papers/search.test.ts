import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedPaper } from '@meetingapp/contract/papers/list.ts';
import { indexPapers, namedAuthors, searchPapers, type PaperIndex } from './search.ts';

const paper = (title: string, authors: string[], topics: number[] = []): ListedPaper => ({
  id: 1,
  number: 'P-1',
  title: /\p{Script=Han}/u.test(title) ? { zh: title, en: '' } : { zh: '', en: title },
  authors: authors.map((name) => ({
    name: { zh: '', en: name, ...(/\p{Script=Han}/u.test(name) ? { zh: name, en: '' } : {}) },
    at: [],
    presenting: false,
  })),
  affiliations: [],
  topics,
  result: 'poster',
  board: 'A-12',
  session: null,
  sheet: null,
  audio: null,
  piece: '',
});
const topics = [{ id: 7, division: { zh: '心律', en: 'Rhythm' }, name: { zh: '房颤', en: 'Atrial fibrillation' } }];
const readings = 'chan颤 fang房 guan冠 mai脉 qiu秋 shen沈 yan砚';

function indexOf(papers: ListedPaper[]): PaperIndex {
  const slices = indexPapers({ papers, topics, readings });
  for (;;) {
    const step = slices.next();
    if (step.done) return step.value;
  }
}

describe('[S72] the paper search', () => {
  const index = indexOf([
    paper('Sleep and heart rate', ['沈砚秋']),
    paper('冠脉 CT', ['Amara Okafor'], [7]),
    paper('Heart', []),
  ]);
  it('finds by title, author, topic, number and pinyin initials; titles first', () => {
    expect(searchPapers(index, 'heart')).toEqual([2, 0]);
    expect(searchPapers(index, 'syq')).toEqual([0]);
    expect(searchPapers(index, 'shenyan')).toEqual([0]);
    expect(searchPapers(index, 'gm')).toEqual([1]);
    expect(searchPapers(index, 'fibrillation okaf')).toEqual([1]);
    expect(searchPapers(index, '房颤')).toEqual([1]);
    expect(searchPapers(index, 'p-1')).toEqual([0, 1, 2]);
    expect(searchPapers(index, 'nothing of it')).toEqual([]);
    expect(searchPapers(index, ' ')).toEqual([0, 1, 2]);
  });

  it('does not depend on earlier queries', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('h', 'he', 'heart', 'sy', 'ct', '房', 'x'), { maxLength: 30 }), (asked) => {
        for (const words of asked)
          expect(searchPapers(index, words)).toEqual(
            searchPapers(
              indexOf([
                paper('Sleep and heart rate', ['沈砚秋']),
                paper('冠脉 CT', ['Amara Okafor'], [7]),
                paper('Heart', []),
              ]),
              words,
            ),
          );
      }),
      { numRuns: 20 },
    );
  });

  it('shows the first three of 28 authors, and the matching one', () => {
    const { authors } = paper(
      'x',
      Array.from({ length: 28 }, (_, at) => `Author ${at}`),
    );
    expect(namedAuthors(authors, 3, () => false)).toMatchObject({ more: 25 });
    const { shown, more } = namedAuthors(authors, 3, ({ en }) => en === 'Author 20');
    expect([shown.map(({ name }) => name.en), more]).toEqual([['Author 0', 'Author 1', 'Author 2', 'Author 20'], 24]);
  });
});
