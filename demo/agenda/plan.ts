import type { SessionKind } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { both } from '../support/bilingual.ts';
import type { ExpertName } from '../people/congress-experts.ts';

export const halls = {
  main: { name: both('主会场', 'Main hall'), place: both('一层', 'Ground floor'), seats: 2400 },
  qianjiang: { name: both('钱江厅', 'Qianjiang Hall'), place: both('一层', 'Ground floor'), seats: 800 },
  xixi: { name: both('西溪厅', 'Xixi Hall'), place: both('二层', 'Second floor'), seats: 600 },
  gushan: { name: both('孤山厅', 'Gushan Hall'), place: both('二层', 'Second floor'), seats: 300 },
  duanqiao: { name: both('断桥厅', 'Duanqiao Hall'), place: both('三层', 'Third floor'), seats: 240 },
} as const;
export type HallName = keyof typeof halls;

export const topics = {
  coronary: { name: both('冠心病', 'Coronary disease'), tint: 0 },
  failure: { name: both('心力衰竭', 'Heart failure'), tint: 1 },
  rhythm: { name: both('心律失常', 'Arrhythmia'), tint: 2 },
  structural: { name: both('结构性心脏病', 'Structural heart disease'), tint: 3 },
  imaging: { name: both('心脏影像', 'Imaging'), tint: 4 },
  nursing: { name: both('护理', 'Nursing'), tint: 5 },
} as const;
export type TopicName = keyof typeof topics;

/** Day of the congress (0 first), hall, local start and end time, title; chairs; talks with minutes and speaker. */
export interface PlannedSession<Hall extends string = HallName, Topic extends string = TopicName> {
  day: number;
  /** None: everywhere. */
  hall?: Hall;
  from: string;
  to: string;
  title: Bilingual;
  kind?: SessionKind;
  topics?: readonly Topic[];
  sponsor?: Bilingual;
  introduction?: Bilingual;
  chairs?: readonly ExpertName[];
  talks?: readonly { title: Bilingual; minutes: number; speaker: ExpertName; abstract?: Bilingual }[];
}

export const sessions: readonly PlannedSession[] = [
  {
    day: 0,
    hall: 'main',
    from: '14:00',
    to: '15:30',
    title: both('会前学习班：心电图读图', 'Pre-congress course: reading the electrocardiogram'),
    kind: 'workshop',
    topics: ['rhythm'],
    chairs: ['gu'],
    talks: [
      {
        title: both('宽 QRS 心动过速：五步判断', 'Wide complex tachycardia in five steps'),
        minutes: 45,
        speaker: 'tang',
      },
      { title: both('急诊室里的 ST 段', 'The ST segment in the emergency room'), minutes: 45, speaker: 'lin' },
    ],
  },
  {
    day: 1,
    hall: 'main',
    from: '08:30',
    to: '09:10',
    title: both('开幕式与主席致辞', 'Opening ceremony and the president’s address'),
    kind: 'ceremony',
    chairs: ['cheng'],
  },
  {
    day: 1,
    hall: 'main',
    from: '09:10',
    to: '11:30',
    title: both(
      '急性心肌梗死的再灌注：从指南到急诊室',
      'Reperfusion in acute infarction: from guideline to emergency room',
    ),
    kind: 'plenary',
    topics: ['coronary'],
    chairs: ['shen', 'lu'],
    talks: [
      {
        title: both('院前溶栓的窗口还有多宽', 'How wide is the window for prehospital thrombolysis?'),
        minutes: 30,
        speaker: 'lin',
        abstract: both(
          '目的：比较院前溶栓与直接介入在转运时间超过 90 分钟患者中的结局。\n方法：收集 14 家医院 3,180 例患者的资料。\n结果：转运时间超过 120 分钟时，院前溶栓组 30 天死亡率较低。\n结论：转运困难的地区应保留院前溶栓。',
          'Aim: to compare the outcomes of prehospital thrombolysis and primary intervention in patients whose transfer takes more than 90 minutes.\nMethods: data were collected on 3,180 patients at 14 hospitals.\nResults: when transfer took more than 120 minutes, 30-day mortality was lower after prehospital thrombolysis.\nConclusion: where transfer is difficult, prehospital thrombolysis should be retained.',
        ),
      },
      { title: both('直接介入的第一个小时', 'The first hour of primary intervention'), minutes: 30, speaker: 'gu' },
      { title: both('再灌注损伤：我们能做什么', 'Reperfusion injury: what can be done?'), minutes: 30, speaker: 'lu' },
      {
        title: both('县域胸痛中心的五年', 'Five years of county chest pain centres'),
        minutes: 30,
        speaker: 'guChang',
      },
    ],
  },
  {
    day: 1,
    hall: 'qianjiang',
    from: '08:30',
    to: '10:00',
    title: both('心力衰竭：器械治疗的时机', 'Heart failure: when to choose a device'),
    topics: ['failure'],
    chairs: ['chengYi'],
    talks: [
      { title: both('再同步治疗：谁获益', 'Resynchronisation: who benefits?'), minutes: 30, speaker: 'tang' },
      {
        title: both('左室辅助装置的中国经验', 'Left ventricular assist devices: experience in China'),
        minutes: 30,
        speaker: 'he',
      },
      { title: both('远程监测改变了什么', 'What remote monitoring has changed'), minutes: 30, speaker: 'luo' },
    ],
  },
  {
    day: 1,
    hall: 'xixi',
    from: '08:30',
    to: '10:10',
    title: both('结构性心脏病：三尖瓣', 'Structural heart disease: the tricuspid valve'),
    topics: ['structural', 'imaging'],
    chairs: ['wei'],
    talks: [
      { title: both('三尖瓣反流的分级', 'Grading tricuspid regurgitation'), minutes: 25, speaker: 'meng' },
      { title: both('缘对缘修复：病例与影像', 'Edge-to-edge repair: cases and imaging'), minutes: 25, speaker: 'zhou' },
      {
        title: both('经导管置换的第一百例', 'The first hundred transcatheter replacements'),
        minutes: 25,
        speaker: 'wei',
      },
    ],
  },
  {
    day: 1,
    hall: 'gushan',
    from: '08:30',
    to: '10:00',
    title: both('护理：心衰随访', 'Nursing: follow-up in heart failure'),
    topics: ['nursing', 'failure'],
    chairs: ['su'],
    talks: [
      { title: both('出院后的第一周', 'The first week after discharge'), minutes: 30, speaker: 'su' },
      { title: both('体重日记的依从性', 'Adherence to a weight diary'), minutes: 30, speaker: 'ye' },
    ],
  },
  {
    day: 1,
    hall: 'duanqiao',
    from: '12:10',
    to: '13:10',
    title: both('卫星会：启搏影像', 'Satellite symposium: Qibo Imaging'),
    kind: 'satellite',
    topics: ['imaging'],
    sponsor: both('启搏影像', 'Qibo Imaging'),
    chairs: ['meng'],
    talks: [{ title: both('冠脉 CT 的十分钟', 'Coronary CT in ten minutes'), minutes: 40, speaker: 'meng' }],
  },
  {
    day: 1,
    hall: 'qianjiang',
    from: '13:30',
    to: '15:00',
    title: both('房颤导管消融病例讨论', 'Cases in catheter ablation of atrial fibrillation'),
    topics: ['rhythm'],
    chairs: ['gu'],
    talks: [
      { title: both('脉冲场消融：五年数据', 'Pulsed-field ablation: five-year data'), minutes: 30, speaker: 'gu' },
      {
        title: both('左心耳：封堵还是抗凝', 'The left atrial appendage: closure or anticoagulation?'),
        minutes: 30,
        speaker: 'fang',
      },
    ],
  },
  {
    day: 1,
    hall: 'duanqiao',
    from: '13:30',
    to: '15:00',
    title: both('国际论坛', 'International forum'),
    chairs: ['lindqvist'],
    talks: [
      { title: both('低密度脂蛋白之外', 'Low-density lipoprotein and beyond'), minutes: 40, speaker: 'okafor' },
      { title: both('大型试验的下一个十年', 'The next ten years of large trials'), minutes: 40, speaker: 'lindqvist' },
    ],
  },
  {
    day: 2,
    hall: 'main',
    from: '08:30',
    to: '10:30',
    title: both('高血压：一份可执行的方案', 'Hypertension: a practical plan'),
    kind: 'plenary',
    topics: ['coronary'],
    chairs: ['guChang', 'cheng'],
    talks: [
      {
        title: both('家庭血压怎么测、怎么用', 'Home blood pressure: measuring it and using it'),
        minutes: 30,
        speaker: 'luo',
      },
      { title: both('单片复方制剂的位置', 'The place of single-pill combinations'), minutes: 30, speaker: 'guChang' },
      { title: both('老年人的目标值', 'Targets in older patients'), minutes: 30, speaker: 'cheng' },
    ],
  },
  {
    day: 2,
    hall: 'xixi',
    from: '10:45',
    to: '12:00',
    title: both('妊娠与心脏病', 'Pregnancy and heart disease'),
    topics: ['structural'],
    chairs: ['ye'],
    talks: [
      { title: both('妊娠期的机械瓣', 'Mechanical valves in pregnancy'), minutes: 35, speaker: 'ye' },
      {
        title: both('先心病女性的孕前咨询', 'Counselling women with congenital heart disease'),
        minutes: 35,
        speaker: 'zhou',
      },
    ],
  },
  {
    day: 3,
    hall: 'main',
    from: '09:00',
    to: '11:00',
    title: both('年度进展与闭幕式', 'The year in review and closing ceremony'),
    kind: 'ceremony',
    chairs: ['shen', 'cheng'],
    talks: [
      { title: both('冠心病的这一年', 'The year in coronary disease'), minutes: 30, speaker: 'shen' },
      { title: both('心衰的这一年', 'The year in heart failure'), minutes: 30, speaker: 'chengYi' },
      { title: both('心律失常的这一年', 'The year in arrhythmia'), minutes: 30, speaker: 'gu' },
    ],
  },
];

/** Accepted, but in no session yet: they wait in the editor's tray. */
export const waitingTalks: readonly { title: Bilingual; minutes: number; speaker: ExpertName }[] = [
  { title: both('心肌炎的磁共振随访', 'CMR follow-up of myocarditis'), minutes: 15, speaker: 'meng' },
  { title: both('高龄患者的抗栓取舍', 'Antithrombotic choices in older patients'), minutes: 15, speaker: 'fang' },
  { title: both('护士主导的抗凝门诊', 'A nurse-led anticoagulation clinic'), minutes: 15, speaker: 'su' },
];
