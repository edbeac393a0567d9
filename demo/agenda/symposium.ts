import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { both } from '../support/bilingual.ts';
import type { ExpertName } from '../people/congress-experts.ts';
import type { PlannedSession } from './plan.ts';

export const symposiumHalls = {
  river: { name: both('浦江厅', 'Pujiang Hall'), place: both('一层', 'Ground floor'), seats: 480 },
  bund: { name: both('外滩厅', 'Bund Hall'), place: both('二层', 'Second floor'), seats: 180 },
  creek: { name: both('苏州河厅', 'Suzhou Creek Hall'), place: both('二层', 'Second floor'), seats: 120 },
} as const;
export type SymposiumHall = keyof typeof symposiumHalls;

export const symposiumTopics = {
  acute: { name: both('急性期', 'Acute phase'), tint: 0 },
  drugs: { name: both('药物治疗', 'Drug treatment'), tint: 1 },
  devices: { name: both('器械治疗', 'Devices'), tint: 2 },
  home: { name: both('居家管理', 'Care at home'), tint: 5 },
} as const;
export type SymposiumTopic = keyof typeof symposiumTopics;

export type SymposiumSession = PlannedSession<SymposiumHall, SymposiumTopic>;
type Content = Omit<SymposiumSession, 'day' | 'hall' | 'from' | 'to'>;

export const symposiumPeople = [
  'chengYi',
  'he',
  'luo',
  'su',
  'tang',
  'qiu',
  'wen',
  'song',
  'ouyang',
  'bo',
  'xu',
  'lindqvist',
  'lin',
] as const satisfies readonly ExpertName[];

const talk = (zh: string, en: string, speaker: ExpertName, minutes = 25) => ({
  title: both(zh, en),
  speaker,
  minutes,
});
const session = (
  title: Bilingual,
  topic: SymposiumTopic,
  chair: ExpertName,
  ...talks: ReturnType<typeof talk>[]
): Content => ({ title, topics: [topic], chairs: [chair], talks });

/** Sessions of today in the two large halls, in order; the third pair is on air when the demo is seeded. */
const today: Readonly<Record<'river' | 'bund', readonly Content[]>> = {
  river: [
    session(
      both('急诊里的第一个小时', 'The first hour in the emergency department'),
      'acute',
      'song',
      talk('利尿剂：静脉推注还是持续泵入', 'Loop diuretics: bolus or infusion', 'he'),
      talk('肺部超声看什么', 'What to look for on lung ultrasound', 'ouyang'),
      talk('哪些患者可以不住院', 'Who can safely go home', 'xu'),
    ),
    session(
      both('心源性休克：何时上机械支持', 'Cardiogenic shock: when to start mechanical support'),
      'acute',
      'chengYi',
      talk('分期决定时机', 'Staging decides the timing', 'song'),
      talk('撤机前的四项检查', 'Four checks before weaning', 'wen'),
    ),
    session(
      both('出院前后：四类药物怎么加', 'Around discharge: adding the four classes of drugs'),
      'drugs',
      'chengYi',
      talk('住院期间启动，还是出院后启动', 'Start on the ward or after discharge?', 'he'),
      talk('血压偏低时先加哪一类', 'Which class first when blood pressure is low', 'ouyang'),
      talk('两周一次的加量门诊', 'A titration clinic every two weeks', 'bo', 20),
      talk('肾功能下降，停还是不停', 'Worsening renal function: stop or continue?', 'lindqvist', 20),
    ),
    session(
      both('射血分数保留的心衰：先找病因', 'Preserved ejection fraction: find the cause first'),
      'drugs',
      'he',
      talk('淀粉样变的五个线索', 'Five clues to amyloidosis', 'ouyang'),
      talk('肥胖、房颤与活动耐量', 'Obesity, atrial fibrillation and exercise capacity', 'song'),
    ),
    session(
      both('病例讨论：三位患者，三条路', 'Case discussion: three patients, three paths'),
      'home',
      'song',
      talk('反复住院的教师', 'A teacher who keeps coming back', 'he', 20),
      talk('等待移植的司机', 'A driver waiting for a transplant', 'ouyang', 20),
      talk('独居的八十岁老人', 'An 80-year-old who lives alone', 'su', 20),
    ),
  ],
  bund: [
    session(
      both('再同步治疗：从心电图开始', 'Resynchronisation starts with the ECG'),
      'devices',
      'tang',
      talk('谁会有反应', 'Who will respond', 'tang', 30),
      talk('左束支起搏的位置', 'The place of left bundle branch pacing', 'luo', 30),
    ),
    session(
      both('远程监测：数据来了谁来看', 'Remote monitoring: who reads the data?'),
      'devices',
      'luo',
      talk('肺动脉压监测一年', 'One year of pulmonary pressure monitoring', 'luo', 30),
      talk('护士主导的预警处理', 'Alerts handled by nurses', 'xu', 30),
    ),
    session(
      both('护理工作坊：出院后的七天', 'Nursing workshop: the seven days after discharge'),
      'home',
      'su',
      talk('第一通电话问什么', 'What to ask in the first call', 'xu', 20),
      talk('体重日记怎样坚持', 'Keeping up a weight diary', 'su', 20),
      talk('家属能帮什么', 'How families can help', 'tang', 20),
    ),
    session(
      both('心脏康复：从病房到社区', 'Cardiac rehabilitation: from ward to community'),
      'home',
      'qiu',
      talk('六分钟步行试验之后', 'After the six-minute walk test', 'tang', 30),
      talk('社区康复的安全底线', 'Safety limits in community rehabilitation', 'su', 30),
    ),
    session(
      both('左室辅助装置：出院第一年', 'Left ventricular assist devices: the first year at home'),
      'devices',
      'wen',
      talk('驱动线护理', 'Driveline care', 'xu', 30),
      talk('抗凝的目标与波动', 'Anticoagulation targets and swings', 'bo', 30),
    ),
  ],
};

/** The first and the last day, at usual times. */
const otherDays: readonly SymposiumSession[] = [
  {
    day: 0,
    hall: 'river',
    from: '09:00',
    to: '10:30',
    ...session(
      both('开幕与主旨报告：心衰的一年四季', 'Opening and keynote: heart failure through the year'),
      'home',
      'chengYi',
      talk('再入院从哪里来', 'Where readmissions come from', 'chengYi', 40),
      talk('北欧登记研究的启示', 'Lessons from the Nordic registry', 'lindqvist', 40),
    ),
    kind: 'plenary',
  },
  {
    day: 0,
    hall: 'river',
    from: '14:00',
    to: '15:30',
    ...session(
      both('利钠肽：三个场景', 'Natriuretic peptides in three settings'),
      'acute',
      'ouyang',
      talk('门诊筛查', 'Screening in the clinic', 'he', 30),
      talk('出院标准', 'Criteria for discharge', 'song', 30),
    ),
  },
  {
    day: 2,
    hall: 'river',
    from: '09:00',
    to: '10:30',
    ...session(
      both('基层心衰门诊：从零开始', 'A heart failure clinic in primary care, from scratch'),
      'home',
      'luo',
      talk('一名医生，一名护士', 'One doctor, one nurse', 'luo', 30),
      talk('转诊标准一页纸', 'Referral criteria on one page', 'bo', 30),
    ),
  },
  {
    day: 2,
    hall: 'bund',
    from: '09:00',
    to: '10:30',
    ...session(
      both('心衰与妊娠、肿瘤', 'Heart failure in pregnancy and cancer'),
      'drugs',
      'wen',
      talk('产后第一年', 'The first year after delivery', 'ouyang', 30),
      talk('化疗前的基线评估', 'Baseline assessment before chemotherapy', 'wen', 30),
    ),
  },
  {
    day: 2,
    hall: 'river',
    from: '11:00',
    to: '12:00',
    title: both('共识要点与闭幕', 'Consensus points and closing'),
    kind: 'ceremony',
    chairs: ['chengYi', 'he'],
  },
];

/** Minutes: a session, and from one start to the next. */
const LASTS = 90;
const STEP = 100;
/** The session on air began this long before. */
const BEGAN = 35;
const DAY = 24 * 60;
/** Minutes of the day between which the sessions that are not on air lie. */
const MORNING = 6 * 60;
const EVENING = 22 * 60;

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/**
 * The programme with today (its second day) around a minute of the day in China: one session of each large hall is on air at that
 * minute, and those before and after keep to waking hours.
 */
export function symposiumPlan(minute: number): SymposiumSession[] {
  const onAir = Math.min(Math.max(0, Math.floor((minute - BEGAN) / 5) * 5), DAY - LASTS - 5);
  const around = (['river', 'bund'] as const).flatMap((hall) =>
    today[hall].flatMap((content, place): SymposiumSession[] => {
      const from = onAir + (place - 2) * STEP;
      if (place !== 2 && (from < MORNING || from + LASTS > EVENING)) return [];
      return [{ ...content, day: 1, hall, from: timeOf(from), to: timeOf(from + LASTS) }];
    }),
  );
  return [...otherDays, ...around];
}
