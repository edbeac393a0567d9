import type { CreditRules } from './rules.ts';

export const ruleCodes = ['china_1', 'china_2', 'ama_pra', 'eaccme', 'free'] as const;
export type RuleCode = (typeof ruleCodes)[number];

interface Preset {
  rules: CreditRules;
  /** Where the figures come from. Provinces and years differ: an organiser checks them against the notice for the own project. */
  source: { zh: string; en: string };
}

const attended = ['on_site', 'live', 'replay'] as const;

/** Examples to start from, one for each code. */
export const presets: Record<RuleCode, Preset> = {
  china_1: {
    rules: {
      counts: ['on_site', 'live', 'exam', 'talk'],
      missedChecks: 2,
      whole: null,
      rate: { minutes: 180, credit: 100, step: 50, rounding: 'down' },
      exam: 0,
      feedback: 0,
      talk: { credit: 200, perMinutes: 60 },
      paper: 0,
      caps: { day: null, conference: 1000 },
    },
    source: {
      zh: '《继续医学教育学分授予与管理办法》（全继委发〔2006〕11 号），国家级项目：每 3 小时 1 学分，主讲人每小时 2 学分，每个项目至多 10 学分',
      en: 'Measures for granting credits of continuing medical education (China, 2006), national projects: 1 credit per 3 hours, 2 per hour of lecturing, at most 10 per project',
    },
  },
  china_2: {
    rules: {
      counts: ['on_site', 'live', 'talk'],
      missedChecks: 2,
      whole: { minutes: null, percent: 80 },
      rate: { minutes: 180, credit: 50, step: 50, rounding: 'down' },
      exam: 0,
      feedback: 0,
      talk: { credit: 200, perMinutes: null },
      paper: 0,
      caps: { day: null, conference: 1000 },
    },
    source: {
      zh: '《继续医学教育学分授予与管理办法》（全继委发〔2006〕11 号），Ⅱ 类：学术报告主讲人每次 2 学分，全年至多 10 学分；参加者学分由各省规定',
      en: 'Measures for granting credits of continuing medical education (China, 2006), class II: 2 credits per lecture given, at most 10 a year; the province sets those of participants',
    },
  },
  ama_pra: {
    rules: {
      counts: [...attended, 'talk'],
      missedChecks: 2,
      whole: null,
      rate: { minutes: 60, credit: 100, step: 25, rounding: 'nearest' },
      exam: 0,
      feedback: 0,
      talk: { credit: 200, perMinutes: 60 },
      paper: 0,
      caps: { day: null, conference: null },
    },
    source: {
      zh: '《AMA PRA 学分制度手册》：60 分钟 1 学分，以四分之一学分为单位四舍五入，同时进行的场次只算一次，讲课每小时 2 学分',
      en: 'AMA PRA credit system booklet: 60 minutes are 1 credit, to the nearest quarter; simultaneous sessions count once; teaching gives 2 per hour',
    },
  },
  eaccme: {
    rules: {
      counts: ['on_site', 'live'],
      missedChecks: 2,
      whole: null,
      rate: { minutes: 60, credit: 100, step: 50, rounding: 'down' },
      exam: 0,
      feedback: 0,
      talk: { credit: 0, perMinutes: null },
      paper: 0,
      caps: { day: 800, conference: null },
    },
    source: {
      zh: 'UEMS-EACCME 现场教育活动认证标准：1 小时 1 个 ECMEC，每天至多 8 个',
      en: 'UEMS-EACCME criteria for live educational events: 1 hour is 1 ECMEC, at most 8 a day',
    },
  },
  free: {
    rules: {
      counts: [...attended, 'exam', 'feedback', 'talk', 'paper'],
      missedChecks: 2,
      whole: { minutes: 70, percent: 80 },
      rate: { minutes: 60, credit: 100, step: 50, rounding: 'down' },
      exam: 200,
      feedback: 0,
      talk: { credit: 200, perMinutes: null },
      paper: 0,
      caps: { day: 600, conference: 850 },
    },
    source: { zh: '', en: '' },
  },
};
