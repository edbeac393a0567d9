import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { pastTopics } from '../agenda/past-congress.ts';
import { both } from '../support/bilingual.ts';
import { buildAcceptedPaper } from './accepted.ts';
import { buildPaperCall, buildPaperTopic, imrad } from './papers.ts';
import { posterInks, sheetOf } from './poster/congress-posters.ts';
import { pastPosters } from './poster/past-posters.ts';

interface Oral {
  title: Bilingual;
  topic: string;
  authors: Bilingual[];
  parts: readonly [string, string, string, string];
}

const orals: readonly Oral[] = [
  {
    title: both(
      '院前溶栓后转运的安全性：14 家医院登记',
      'Safety of transfer after prehospital thrombolysis: a registry of 14 hospitals',
    ),
    topic: '冠心病',
    authors: [both('沈砚秋', 'Shen Yanqiu'), both('韩松年', 'Han Songnian')],
    parts: [
      '评价院前溶栓后转运途中的不良事件。',
      '登记 14 家医院 612 例院前溶栓患者，记录转运途中的出血、心律失常和死亡。',
      '转运途中恶性心律失常 2.1%，大出血 0.7%，无死亡。中位转运时间 128 分钟。',
      '配备监护和除颤条件时，院前溶栓后转运是安全的。',
    ],
  },
  {
    title: both(
      '房颤患者停用抗凝药的原因：一项电话随访',
      'Why patients with atrial fibrillation stop anticoagulants: a telephone follow-up',
    ),
    topic: '心律失常',
    authors: [both('方致远', 'Fang Zhiyuan'), both('柏文竹', 'Bo Wenzhu'), both('傅南星', 'Fu Nanxing')],
    parts: [
      '了解房颤患者一年内停用口服抗凝药的原因。',
      '对 430 例新启动抗凝的患者每三个月电话随访一次。',
      '一年停药率 18.4%，首位原因是担心出血（41%），其次为自觉症状消失（27%）。',
      '停药多与认识有关，药师参与的早期随访可能减少停药。',
    ],
  },
  {
    title: both('心衰患者居家体重监测的依从性', 'Adherence to weighing at home in heart failure'),
    topic: '护理与康复',
    authors: [both('苏曼青', 'Su Manqing'), both('许清嘉', 'Xu Qingjia')],
    parts: [
      '观察心衰患者出院后每日称体重的依从性及其影响因素。',
      '纳入 164 例出院患者，连续记录 90 天上传次数。',
      '前两周平均上传率 86%，第三个月降至 54%；有家属协助者较高（P=0.004）。',
      '家属参与和定期反馈有助于长期坚持。',
    ],
  },
];

/** Last year's papers and e-posters, open to everybody; the call is closed. */
export async function seedPastPapers(db: Database, cid: number, ended: Date, files: FileStore | null): Promise<void> {
  await buildPaperCall(db, cid, { closesAt: new Date(ended.getTime() - 90 * 86_400_000) });
  const topics = new Map<string, number>();
  for (const [position, { name }] of Object.values(pastTopics).entries())
    topics.set(name.zh, await buildPaperTopic(db, cid, name, { position }));
  const affiliations = [
    both('江州大学附属第一医院', 'First Affiliated Hospital of Jiangzhou University'),
    both('北岳医院', 'Beiyue Hospital'),
  ];
  const topicsOf = (name: string) => [topics.get(name)].filter((id) => id !== undefined);
  const abstractOf = (parts: readonly string[]) => imrad.map(({ code }, at) => ({ code, text: parts[at] ?? '' }));
  for (const [at, { title, topic, authors, parts }] of orals.entries())
    await buildAcceptedPaper(db, cid, {
      number: `O${String(at + 1).padStart(3, '0')}`,
      decision: 'oral',
      state: 'confirmed',
      title,
      topics: topicsOf(topic),
      abstract: abstractOf(parts),
      authors: authors.map((name, place) => ({ name, at: [1 + (place % 2)] })),
      affiliations,
    });
  const team = [both('江晚舟', 'Jiang Wanzhou'), both('何听澜', 'He Tinglan'), both('程见微', 'Cheng Jianwei')];
  for (const [at, poster] of pastPosters.entries()) {
    const board = `P-${String(at + 1).padStart(2, '0')}`;
    const ink = posterInks[at % posterInks.length];
    const foot = both('华东心血管病学会第二十届学术年会', '20th Congress of the East China Society of Cardiology');
    await buildAcceptedPaper(db, cid, {
      number: `E${String(at + 1).padStart(3, '0')}`,
      language: poster.language,
      state: 'confirmed',
      title: both(poster.zh, poster.en),
      topics: topicsOf(poster.topic),
      keywords: [...poster.keywords],
      abstract: abstractOf(poster.parts),
      authors: team.map((name, place) => ({ name, at: [1 + (place % 2)] })),
      affiliations,
      board,
      ...(files ? { sheet: await sheetOf(poster, { board, team, houses: affiliations, ink, foot }, files) } : {}),
    });
  }
}
