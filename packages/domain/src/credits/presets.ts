import type { CreditRules, RuleCode } from '@meetingapp/contract/credits/rule.ts';

const attended: CreditRules['counts'] = ['on_site', 'live', 'replay'];

/**
 * Rules to start from, one for each code; the texts of `credits/server.ts` say where the figures come from. Provinces and years differ,
 * so an organiser checks them against the notice for the project.
 */
export const presets: Record<RuleCode, CreditRules> = {
  china_1: {
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
  china_2: {
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
  ama_pra: {
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
  eaccme: {
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
  free: {
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
};
