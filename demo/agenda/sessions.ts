import type { SessionKind } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { both } from '../support/bilingual.ts';
import { expertNames } from '../people/congress-experts.ts';
import type { ExpertName } from '../people/congress-experts.ts';
import { sessions } from './plan.ts';
import type { HallName, PlannedSession, TopicName } from './plan.ts';

/** Subjects worded to fit into a title and into a sentence. */
const subjects: readonly (readonly [zh: string, en: string, topic: TopicName])[] = [
  ['左主干病变', 'left main disease', 'coronary'],
  ['慢性完全闭塞病变', 'chronic total occlusion', 'coronary'],
  ['冠脉微循环障碍', 'coronary microvascular disease', 'coronary'],
  ['急性心衰', 'acute heart failure', 'failure'],
  ['射血分数保留的心衰', 'heart failure with preserved ejection fraction', 'failure'],
  ['心源性休克', 'cardiogenic shock', 'failure'],
  ['心肌淀粉样变', 'cardiac amyloidosis', 'failure'],
  ['持续性房颤', 'persistent atrial fibrillation', 'rhythm'],
  ['室性心动过速', 'ventricular tachycardia', 'rhythm'],
  ['传导系统起搏', 'conduction system pacing', 'rhythm'],
  ['遗传性心律失常', 'inherited arrhythmia', 'rhythm'],
  ['主动脉瓣狭窄', 'aortic stenosis', 'structural'],
  ['二尖瓣反流', 'mitral regurgitation', 'structural'],
  ['左心耳封堵', 'left atrial appendage closure', 'structural'],
  ['成人先心病', 'adult congenital heart disease', 'structural'],
  ['冠脉 CT', 'coronary CT', 'imaging'],
  ['心脏磁共振', 'cardiac magnetic resonance', 'imaging'],
  ['负荷超声', 'stress echocardiography', 'imaging'],
  ['心脏康复', 'cardiac rehabilitation', 'nursing'],
  ['抗凝护理', 'anticoagulation nursing', 'nursing'],
  ['心衰护理', 'heart failure nursing', 'nursing'],
];

const sentences: readonly (readonly [zh: string, en: string])[] = [
  ['{}：指南更新要点', 'Guideline update: {}'],
  ['{}：从证据到床旁', '{}: from evidence to bedside'],
  ['{}：常见误区', 'Common pitfalls in {}'],
  ['{}：一例疑难病例的启示', 'Lessons from a difficult case of {}'],
  ['{}的多中心登记研究', 'A multicentre registry of {}'],
  ['基层医院如何处理{}', '{} in county hospitals'],
  ['{}：争议与共识', 'Controversy and consensus: {}'],
  ['{}：长期随访', 'Long-term follow-up: {}'],
  ['{}与人工智能', 'Artificial intelligence in {}'],
  ['{}：还缺哪些证据', '{}: gaps in the evidence'],
];
const headings: readonly (readonly [zh: string, en: string])[] = [
  ['{}：今天怎么做', '{}: current practice'],
  ['聚焦{}', 'Focus on {}'],
  ['{}：病例擂台', '{}: case contest'],
  ['{}的新进展', 'Advances in {}'],
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const filled = ([zh, en]: readonly [string, string], at: number): Bilingual => {
  const subject = subjects[at % subjects.length] ?? ['', ''];
  return both(zh.replace('{}', subject[0]), capital(en.replace('{}', subject[1])));
};

type Slot = readonly [day: number, from: string, to: string, halls: readonly HallName[], kind?: SessionKind];

/** Times at which halls are free for one more session. */
const slots: readonly Slot[] = [
  [0, '14:00', '15:30', ['qianjiang', 'xixi'], 'workshop'],
  [0, '16:00', '17:30', ['main', 'qianjiang', 'gushan']],
  [1, '08:30', '10:00', ['duanqiao']],
  [1, '10:30', '12:00', ['qianjiang', 'xixi', 'gushan']],
  [1, '13:30', '15:00', ['main', 'xixi', 'gushan']],
  [1, '15:20', '16:50', ['main', 'qianjiang', 'xixi', 'gushan', 'duanqiao']],
  [2, '08:30', '10:00', ['qianjiang', 'xixi', 'gushan', 'duanqiao']],
  [2, '10:45', '12:15', ['main', 'qianjiang', 'gushan']],
  [2, '13:30', '15:00', ['main', 'qianjiang', 'xixi', 'gushan', 'duanqiao']],
  [2, '15:20', '16:50', ['qianjiang', 'xixi']],
  [3, '09:00', '10:30', ['qianjiang', 'xixi']],
];

/** Company meetings at noon, and items that are no lecture. */
const others: readonly PlannedSession[] = [
  ...(
    [
      [1, 'xixi', '澜江药业', 'Lanjiang Pharma', '血脂达标的最后一公里', 'The last mile to lipid targets'],
      [1, 'gushan', '弦月生物', 'Crescent Bio', '心衰生物标志物进社区', 'Heart failure biomarkers in primary care'],
      [
        2,
        'duanqiao',
        '脉衡医疗',
        'Maiheng Medical',
        '可穿戴心电：从筛查到随访',
        'Wearable ECG: from screening to follow-up',
      ],
      [2, 'xixi', '松瓴器械', 'Songling Devices', '药物球囊的第二个十年', 'The second decade of drug-coated balloons'],
    ] as const
  ).map(([day, hall, zh, en, titleZh, titleEn], at): PlannedSession => ({
    day,
    hall,
    from: '12:20',
    to: '13:20',
    title: both(`卫星会：${titleZh}`, `Satellite symposium: ${titleEn}`),
    kind: 'satellite',
    sponsor: both(zh, en),
    introduction: both(
      `由${zh}主办，内容由主办方负责。请提前 10 分钟入场，会场备有午餐。`,
      `Organised by ${en}, which is responsible for the content. Please arrive ten minutes early. Lunch is served in the hall.`,
    ),
    talks: [0, 1].map((more) => ({
      title: filled(sentences[(at + more * 3) % sentences.length] ?? ['', ''], at * 5 + more),
      minutes: 25,
      speaker: expertNames[(at * 2 + more + 30) % expertNames.length] ?? 'shen',
    })),
  })),
  { day: 1, from: '15:00', to: '15:20', title: both('茶歇与展览', 'Coffee break and exhibition'), kind: 'break' },
  { day: 2, from: '15:00', to: '15:20', title: both('茶歇与展览', 'Coffee break and exhibition'), kind: 'break' },
  { day: 1, from: '18:30', to: '20:30', title: both('欢迎晚宴', 'Welcome dinner'), kind: 'social' },
  { day: 2, from: '18:30', to: '21:00', title: both('学术之夜晚宴', 'Gala dinner'), kind: 'social' },
];

const overlap = (a: PlannedSession, b: PlannedSession): boolean => a.day === b.day && a.from < b.to && b.from < a.to;
const peopleOf = ({ chairs = [], talks = [] }: PlannedSession): ExpertName[] => [
  ...chairs,
  ...talks.map(({ speaker }) => speaker),
];

/** Every session of the congress: the ones listed by hand, and generated ones for the other halls; nobody is in two places at once. */
export function wholePlan(): PlannedSession[] {
  const plan: PlannedSession[] = [...sessions, ...others];
  let turn = 18;
  let subject = 0;
  for (const [day, from, to, halls, kind = 'session'] of slots)
    for (const hall of halls) {
      const heading = headings[(subject + day) % headings.length] ?? ['', ''];
      const made: PlannedSession = { day, hall, from, to, kind, title: filled(heading, subject) };
      const busy = new Set(plan.filter((other) => overlap(other, made)).flatMap(peopleOf));
      const next = (): ExpertName => {
        do turn = (turn + 1) % expertNames.length;
        while (busy.has(expertNames[turn] ?? 'shen'));
        const name = expertNames[turn] ?? 'shen';
        busy.add(name);
        return name;
      };
      const about = subject;
      plan.push({
        ...made,
        topics: [subjects[about % subjects.length]?.[2] ?? 'coronary'],
        chairs: [next()],
        talks: [0, 1, 2, 3].map((at) => ({
          title: filled(sentences[(about + at * 3) % sentences.length] ?? ['', ''], about),
          minutes: 20,
          speaker: next(),
        })),
      });
      subject += 1;
    }
  return plan;
}
