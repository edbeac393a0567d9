import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { bars, forest, survival, type DemoPoster } from './congress-poster-figures.ts';
import { posterInks, sheetOf } from './congress-posters.ts';

interface Submitted {
  title: Bilingual;
  board: string;
  abstract: readonly { text: string }[];
  authors: readonly { name: Bilingual }[];
  affiliations: readonly { name: Bilingual }[];
  files: FileStore;
  at: number;
}

/** Figures of one of the submitted papers: deterministic, and different on the next sheet. */
function figuresOf(at: number): Pick<DemoPoster, 'figures' | 'table'> {
  const treated = 8 + ((at * 5) % 7);
  const control = treated + 5 + (at % 4);
  const ratio = 0.62 + (at % 5) * 0.04;
  return {
    figures: [
      ['随访期间无事件生存率（月）', survival('月', ['治疗组', 1 - treated / 60], ['对照组', 1 - control / 50])],
      [
        '主要终点发生率',
        bars(
          '%',
          ['治疗组', '对照组'],
          ['全部', '≥75 岁', '糖尿病'],
          [treated, treated + 3, treated + 2],
          [control, control + 5, control + 3],
        ),
      ],
      [
        '亚组分析',
        forest(
          ['全部', ratio - 0.14, ratio, ratio + 0.17],
          ['男性', ratio - 0.15, ratio + 0.03, ratio + 0.24],
          ['女性', ratio - 0.22, ratio - 0.04, ratio + 0.2],
          ['≥75 岁', ratio - 0.16, ratio + 0.06, ratio + 0.31],
        ),
      ],
    ],
    table: {
      caption: '基线资料',
      rows: [
        ['', '治疗组', '对照组', 'P'],
        ['例数', String(60 + at * 3), String(58 + at * 3), ''],
        ['年龄（岁）', '66.4 ± 9.8', '67.1 ± 10.2', '0.58'],
        ['女性', '38.5%', '40.2%', '0.77'],
        ['糖尿病', '31.0%', '29.6%', '0.81'],
      ],
    },
  };
}

/** Saves the sheet of a paper that was accepted as a poster and has its board. */
export async function hangPaper(
  db: Database,
  paperId: number,
  { title, board, abstract, authors, affiliations, files, at }: Submitted,
): Promise<void> {
  const part = (place: number): string => abstract[place]?.text ?? '';
  const poster: DemoPoster = {
    language: 'zh',
    topic: '',
    ...title,
    parts: [part(0), part(1), part(2), part(3)],
    keywords: [],
    ...figuresOf(at),
  };
  const hung = {
    board,
    team: authors.map(({ name }) => name),
    houses: affiliations.map(({ name }) => name),
    ink: posterInks[at % posterInks.length],
  };
  const sheet = await sheetOf(poster, hung, files);
  await db
    .insertInto('paper_file')
    .values({ paper_id: paperId, kind: 'poster', name: 'poster.jpg', ...sheet })
    .execute();
}
