import { both } from '../support/bilingual.ts';
import type { ExpertName } from '../people/congress-experts.ts';
import type { PlannedSession } from './plan.ts';

export const pastHalls = {
  main: { name: both('主会场', 'Main hall'), place: both('一层', 'Ground floor'), seats: 1800 },
  zhongshan: { name: both('钟山厅', 'Zhongshan Hall'), place: both('二层', 'Second floor'), seats: 420 },
} as const;

export const pastTopics = {
  coronary: { name: both('冠心病', 'Coronary disease'), tint: 0 },
  failure: { name: both('心力衰竭', 'Heart failure'), tint: 1 },
  rhythm: { name: both('心律失常', 'Arrhythmia'), tint: 2 },
  nursing: { name: both('护理与康复', 'Nursing and rehabilitation'), tint: 5 },
} as const;

export const pastPeople = [
  'shen',
  'lu',
  'gu',
  'cheng',
  'he',
  'guChang',
  'fang',
  'luo',
  'tang',
  'jiang',
  'su',
  'lindqvist',
] as const satisfies readonly ExpertName[];

const talk = (zh: string, en: string, speaker: ExpertName, minutes = 30) => ({
  title: both(zh, en),
  speaker,
  minutes,
});

/** Last year's programme, four days in two halls. */
export const pastSessions: readonly PlannedSession<keyof typeof pastHalls, keyof typeof pastTopics>[] = [
  {
    day: 0,
    hall: 'main',
    from: '14:00',
    to: '15:30',
    title: both('心电图学习班', 'ECG course'),
    kind: 'workshop',
    topics: ['rhythm'],
    chairs: ['gu'],
    talks: [
      talk('宽 QRS 心动过速', 'Wide complex tachycardia', 'tang'),
      talk('ST 段抬高的鉴别', 'Differential diagnosis of ST elevation', 'fang'),
    ],
  },
  {
    day: 1,
    hall: 'main',
    from: '08:30',
    to: '09:00',
    title: both('开幕式', 'Opening ceremony'),
    kind: 'ceremony',
    chairs: ['cheng', 'shen'],
  },
  {
    day: 1,
    hall: 'main',
    from: '09:00',
    to: '11:00',
    title: both('急性心梗：从发病到导管室', 'Acute infarction: from onset to the catheter laboratory'),
    kind: 'plenary',
    topics: ['coronary'],
    chairs: ['lu'],
    talks: [
      talk('基层首诊的三十分钟', 'The first thirty minutes in primary care', 'shen', 40),
      talk('两个地区，一份登记', 'Two regions, one registry', 'lindqvist', 40),
      talk('县域网络的下一步', 'Next steps for county networks', 'guChang'),
    ],
  },
  {
    day: 1,
    hall: 'zhongshan',
    from: '13:30',
    to: '15:00',
    title: both('房颤导管消融病例讨论', 'Catheter ablation of atrial fibrillation: case discussion'),
    topics: ['rhythm'],
    chairs: ['gu'],
    talks: [
      talk('持续性房颤：消融到哪里为止', 'Persistent atrial fibrillation: how far to ablate', 'tang'),
      talk('左心耳血栓怎么办', 'What to do about appendage thrombus', 'fang'),
    ],
  },
  {
    day: 2,
    hall: 'main',
    from: '08:30',
    to: '10:00',
    title: both('心力衰竭：指南落地一年', 'Heart failure: one year with the guideline'),
    topics: ['failure'],
    chairs: ['he'],
    talks: [
      talk('第三心音：怎么听', 'How to hear the third heart sound', 'jiang'),
      talk('四类药物的真实使用', 'How the four classes are really used', 'he'),
    ],
  },
  {
    day: 2,
    hall: 'zhongshan',
    from: '10:30',
    to: '12:00',
    title: both('康复与随访：谁来打这个电话', 'Rehabilitation and follow-up: who makes the call?'),
    topics: ['nursing'],
    chairs: ['su'],
    talks: [
      talk('护士随访门诊', 'The nurse-led clinic', 'su'),
      talk('家庭血压怎么用', 'Using home blood pressure', 'luo'),
    ],
  },
  {
    day: 3,
    hall: 'main',
    from: '09:00',
    to: '10:30',
    title: both('年度进展与闭幕式', 'The year in review and closing ceremony'),
    kind: 'ceremony',
    chairs: ['cheng'],
    talks: [
      talk('冠心病的这一年', 'The year in coronary disease', 'lu'),
      talk('心律失常的这一年', 'The year in arrhythmia', 'gu'),
    ],
  },
];
