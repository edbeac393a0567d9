import type { PaperDecision, PaperState } from '@meetingapp/contract/papers/paper.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { both } from '../support/bilingual.ts';
import { momentFrom } from '../support/calendar.ts';
import { hangPaper } from './poster/congress-sheets.ts';
import { buildPaper, buildPaperCall, buildPaperTopic, imrad, type PapersSeed } from './papers.ts';
import { pText, studyOf } from './study.ts';

const guidance = both(
  `一、论文应为未公开发表的研究，临床研究须经伦理委员会批准。\n二、摘要按目的、方法、结果、结论四部分书写，中文或英文均可，共 200 至 600 字。\n三、每篇最多选 2 个专题；可注明希望的交流形式，由委员会最终决定。\n四、录用结果以短信和邮件通知，也可在这里查看审稿意见。`,
  `1. Papers must report unpublished work; clinical studies need ethics committee approval.\n2. The abstract has four parts (background, methods, results, conclusion), in Chinese or in English, 200 to 600 words in all.\n3. Choose up to two topics. You may state a preferred type of presentation; the committee decides.\n4. Results are sent by SMS and e-mail; reviewers’ comments are shown here.`,
);

/** Division, name and subjects of each topic. */
const topics: [division: Bilingual, name: Bilingual, subjects: Bilingual[]][] = (
  [
    [
      '临床',
      'Clinical',
      '冠心病与介入',
      'Coronary disease and intervention',
      '药物涂层球囊',
      'drug-coated balloons',
      '慢性完全闭塞病变',
      'chronic total occlusion',
    ],
    [
      '临床',
      'Clinical',
      '心力衰竭',
      'Heart failure',
      '射血分数保留的心衰',
      'heart failure with preserved ejection fraction',
      '心衰出院后的居家随访',
      'home follow-up after heart failure',
    ],
    [
      '临床',
      'Clinical',
      '心律失常',
      'Arrhythmia',
      '持续性房颤的脉冲场消融',
      'pulsed-field ablation of persistent atrial fibrillation',
      '左束支起搏',
      'left bundle branch pacing',
    ],
    [
      '临床',
      'Clinical',
      '高血压',
      'Hypertension',
      '老年高血压的家庭血压',
      'home blood pressure of older patients',
      '夜间高血压',
      'nocturnal hypertension',
    ],
    [
      '临床',
      'Clinical',
      '结构性心脏病',
      'Structural heart disease',
      '经导管主动脉瓣置换',
      'transcatheter aortic valve replacement',
      '卵圆孔未闭封堵',
      'closure of patent foramen ovale',
    ],
    [
      '临床',
      'Clinical',
      '血脂与动脉粥样硬化',
      'Lipids and atherosclerosis',
      '脂蛋白（a）',
      'lipoprotein(a)',
      '残余胆固醇',
      'remnant cholesterol',
    ],
    [
      '影像与检验',
      'Imaging and laboratory',
      '心脏影像',
      'Cardiac imaging',
      '心脏磁共振组织追踪',
      'feature tracking in cardiac MRI',
      '冠脉 CT 血流储备',
      'CT-derived flow reserve',
    ],
    [
      '影像与检验',
      'Imaging and laboratory',
      '生物标志物',
      'Biomarkers',
      '高敏肌钙蛋白',
      'high-sensitivity troponin',
      '生长分化因子 15',
      'growth differentiation factor 15',
    ],
    [
      '基础',
      'Basic research',
      '基础与转化',
      'Basic and translational',
      '心肌缺血再灌注损伤',
      'ischaemia-reperfusion injury',
      '心肌纤维化',
      'myocardial fibrosis',
    ],
    [
      '预防与护理',
      'Prevention and nursing',
      '心脏康复',
      'Cardiac rehabilitation',
      '远程心脏康复',
      'remote cardiac rehabilitation',
      '八段锦',
      'Baduanjin exercise',
    ],
    [
      '预防与护理',
      'Prevention and nursing',
      '心血管护理',
      'Cardiovascular nursing',
      '延续护理',
      'transitional care',
      '经桡动脉穿刺护理',
      'care after radial access',
    ],
    [
      '预防与护理',
      'Prevention and nursing',
      '数字医疗',
      'Digital health',
      '可穿戴心电监测',
      'wearable ECG',
      '人工智能辅助分诊',
      'AI-assisted triage',
    ],
  ] as const
).map(([zhDivision, enDivision, zh, en, zhOne, enOne, zhTwo, enTwo]) => [
  both(zhDivision, enDivision),
  both(zh, en),
  [both(zhOne, enOne), both(zhTwo, enTwo)],
]);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const designs: ((subject: Bilingual, patients: number) => Bilingual)[] = [
  ({ zh, en }) => both(`${zh}的多中心回顾性研究`, `${capital(en)}: a multicentre retrospective study`),
  ({ zh, en }) =>
    both(`${zh}对一年预后的影响：前瞻性队列`, `${capital(en)} and one-year outcomes: a prospective cohort`),
  ({ zh, en }) => both(`${zh}在县级医院的应用与随访`, `${capital(en)} in county hospitals: experience and follow-up`),
  ({ zh, en }, patients) =>
    both(`${zh}的安全性与可行性：附 ${patients} 例`, `${capital(en)}: safety and feasibility in ${patients} cases`),
];

const authors = [
  ['苏曼青', 'Su Manqing'],
  ['顾清和', 'Gu Qinghe'],
  ['周予安', 'Zhou Yu’an'],
  ['陆一鸣', 'Lu Yiming'],
  ['何雨桐', 'He Yutong'],
  ['孟书瑶', 'Meng Shuyao'],
  ['唐景行', 'Tang Jingxing'],
  ['罗牧之', 'Luo Muzhi'],
  ['许念慈', 'Xu Nianci'],
  ['江承宇', 'Jiang Chengyu'],
  ['严守正', 'Yan Shouzheng'],
  ['段怀瑾', 'Duan Huaijin'],
] as const;

const hospitals = [
  ['江州大学附属第一医院', 'First Affiliated Hospital of Jiangzhou University', '江州'],
  ['湖山心血管医院', 'Hushan Heart Hospital', '湖山'],
  ['云岭市人民医院', 'Yunling People’s Hospital', '云岭'],
  ['临川医科大学第二医院', 'Second Hospital of Linchuan Medical University', '临川'],
  ['东屿县人民医院', 'Dongyu County Hospital', '东屿'],
] as const;

/** State of each of the forty papers, in order of submission. */
type Standing = [count: number, state: PaperState, decision: PaperDecision | null, told: boolean];
const standings: Standing[] = [
  [2, 'confirmed', 'oral', true],
  [3, 'decided', 'oral', true],
  [4, 'decided', 'poster', true],
  [2, 'decided', 'publication', true],
  [2, 'decided', 'not_accepted', true],
  [3, 'decided', 'poster', false],
  [2, 'decided', 'oral', false],
  [2, 'withdrawn', null, false],
  [7, 'in_review', null, false],
  [10, 'submitted', null, false],
  [3, 'draft', null, false],
];
const wishes = ['oral', 'poster', '', 'publication', 'poster'] as const;

const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

function abstractOf({ zh }: Bilingual, at: number) {
  const { patients, treated, control, months, p } = studyOf(at);
  const isProven = p < 0.05;
  const texts = {
    background: `探讨${zh}在真实世界中的效果，并分析影响预后的因素。既往研究多为单中心小样本，结论并不一致，基层医院的资料尤其缺乏。`,
    methods: `连续纳入 ${patients} 例患者，按治疗方式分为治疗组（${treated.patients} 例）和对照组（${control.patients} 例），比较基线资料、住院期间与随访期间的主要心血管不良事件，采用多因素 Cox 回归分析。随访由专职护士每三个月电话或门诊完成一次。`,
    results: `中位随访 ${months} 个月，失访率低于 5%。主要终点发生率治疗组 ${treated.percent}%，对照组 ${control.percent}%，差异${isProven ? '有' : '无'}统计学意义（${pText(p)}）。两组出血与再入院率差异无统计学意义。`,
    conclusion: isProven
      ? `${zh}与较少的主要终点事件相关，适合在有条件的中心推广，远期效果仍需更大样本的研究证实。`
      : `${zh}安全可行，主要终点有下降趋势，尚需更大样本的研究证实。`,
  } as const;
  return Object.entries(texts).map(([code, text]) => ({ code, text }));
}

/** Inserts the congress's call for papers, its topics, and forty papers in every state; some belong to the account. */
export const seedCongressPapers: PapersSeed = async (db, cid, accountId, now, files) => {
  await buildPaperCall(db, cid, {
    opensAt: momentFrom(now, -50),
    closesAt: momentFrom(now, 12, '18:00'),
    reviseUntil: momentFrom(now, 14, '18:00'),
    confirmUntil: momentFrom(now, 25, '18:00'),
    reviewUntil: momentFrom(now, 18, '18:00'),
    guidance,
    sections: imrad,
    wordsLeast: 200,
    wordsMost: 600,
    topicsMost: 2,
    files: ['manuscript', 'poster', 'audio'],
    nextNumber: 41,
  });
  const ids: number[] = [];
  for (const [position, [division, name]] of topics.entries())
    ids.push(await buildPaperTopic(db, cid, name, { division, position }));
  let at = 0;
  for (const [count, state, decision, told] of standings)
    for (let one = 0; one < count; one += 1) {
      const paper = paperAt(at, ids, { state, decision, told, accountId, now });
      const { paperId } = await buildPaper(db, cid, paper, now);
      if (files && paper.board !== '') await hangPaper(db, paperId, { ...paper, files, at });
      at += 1;
    }
};

interface At {
  state: PaperState;
  decision: PaperDecision | null;
  told: boolean;
  accountId: number;
  now: Date;
}

function paperAt(at: number, topicIds: readonly number[], { state, decision, told, accountId, now }: At) {
  const [, , subjects] = pick(topics, at * 5);
  const subject = pick(subjects, Math.floor(at / 12));
  const title = pick(designs, at + Math.floor(at / 4))(subject, studyOf(at).patients);
  const [one, two] = [pick(hospitals, at), pick(hospitals, at * 3 + 1)];
  const names = Array.from({ length: 2 + (at % 4) }, (_, index) => pick(authors, at * 5 + index));
  const isDraft = state === 'draft';
  // The demo's registered member has an accepted paper, one under review, and a draft.
  const own = at === 5 || at === 20 || at === 39;
  const by = own ? [['林知远', 'Lin Zhiyuan'] as const, ...names] : names;
  const submittedAt = isDraft ? null : momentFrom(now, -40 + at, `${String(8 + (at % 12)).padStart(2, '0')}:30`);
  return {
    number: `P${String(at + 1).padStart(4, '0')}`,
    accountId: own ? accountId : null,
    title,
    topics: [pick(topicIds, at * 5)],
    wish: pick(wishes, at),
    keywords: [subject.zh, pick(topics, at * 5)[1].zh],
    abstract: isDraft ? abstractOf(subject, at).slice(0, 2) : abstractOf(subject, at),
    state,
    decision,
    toldAt: told ? momentFrom(now, -2, '10:00') : null,
    decidedAt: decision === null ? null : momentFrom(now, -3, '16:00'),
    remark: told && decision !== null ? '研究设计合理，数据完整。请在报告中补充亚组分析的样本量。' : '',
    board: decision === 'poster' && told ? `A-${String(at - 4).padStart(3, '0')}` : '',
    submittedAt,
    ...(state === 'withdrawn' ? { note: '数据还需补充' } : {}),
    contact: { name: by[0]?.[0] ?? '', phone: '', email: `author${at + 1}@example.org` },
    affiliations: [one, two].map(([zh, en, city]) => ({ name: both(zh, en), city, country: '中国' })),
    authors: by.map(([zh, en], index) => ({
      name: both(zh, en),
      email: index === 0 ? `author${at + 1}@example.org` : '',
      affiliations: index === 0 ? [1] : [1 + (index % 2)],
      presenting: index === 0,
      corresponding: index === 0,
    })),
  };
}
