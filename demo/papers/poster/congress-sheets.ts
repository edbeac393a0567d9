import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { bars, flow, forest, survival, type DemoPoster } from './congress-poster-figures.ts';
import { pText, studyOf } from '../study.ts';
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

/** Figures and table of one of the submitted papers, from the numbers of its abstract; another set on the next sheet. */
function figuresOf(at: number): Pick<DemoPoster, 'figures' | 'table'> {
  const { patients, treated, control, months, p, ratio } = studyOf(at);
  const [one, other] = [Number(treated.percent), Number(control.percent)];
  const grown = (rate: number, by: number): number => Math.round(rate * by * 10) / 10;
  const older = 1.2 + (at % 4) * 0.1;
  const diabetes = 1.1 + (at % 3) * 0.1;
  const curves: Drawn = [
    `${months} 个月无事件生存率`,
    survival('月', ['治疗组', 1 - one / 100], ['对照组', 1 - other / 100]),
  ];
  const rates: Drawn = [
    '主要终点发生率',
    bars(
      '%',
      ['治疗组', '对照组'],
      ['全部', '≥75 岁', '糖尿病'],
      [one, grown(one, older), grown(one, diabetes)],
      [other, grown(other, older), grown(other, diabetes)],
    ),
  ];
  const half = Math.round(patients * (0.36 + (at % 6) * 0.03));
  const moved = (by: number): [number, number, number] => [ratio[0] * by * 0.85, ratio[1] * by, ratio[2] * by * 1.2];
  const groups: Drawn = [
    '亚组的相对危险度',
    forest(['全部', ...ratio], ['男性', ...moved(1.05)], ['女性', ...moved(0.93)], ['≥75 岁', ...moved(1.1)]),
  ];
  const course: Drawn = [
    '入组与随访',
    flow(
      `筛查 ${patients + 40 + ((at * 11) % 60)} 例`,
      `纳入 ${patients} 例`,
      `治疗组 ${treated.patients}，对照组 ${control.patients}`,
      `完成随访 ${Math.round(patients * 0.97)} 例`,
    ),
  ];
  const shown = [
    [curves, rates],
    [rates, groups],
    [course, rates],
    [curves, groups],
  ];
  return {
    figures: shown[at % shown.length] ?? [rates],
    table: {
      caption: '基线资料与终点',
      rows: [
        ['', '治疗组', '对照组', 'P'],
        ['例数', String(treated.patients), String(control.patients), ''],
        [
          '年龄（岁）',
          `${58 + ((at * 7) % 15)}.${at % 10} ± 9.${(at * 3) % 10}`,
          `${58 + ((at * 7) % 15)}.${(at + 6) % 10} ± 9.${(at * 3 + 4) % 10}`,
          '>0.05',
        ],
        ['女性', share(half - 8, patients), share(half, patients), '>0.05'],
        [
          '主要终点',
          `${treated.events}（${treated.percent}%）`,
          `${control.events}（${control.percent}%）`,
          pText(p).replace(/^P=?/, ''),
        ],
      ],
    },
  };
}

type Drawn = DemoPoster['figures'][number];
const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)}%`;

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
