import type { CreditRules, RuleCode, ExampleCode, RuleVariant } from '@meetingapp/contract/credits/rule.ts';
import { presets } from './presets.ts';

const { china_1: national, china_2: second, eaccme, free } = presets;
/** One credit in six hours, one in each hour of lecturing. */
const sixHours = {
  rate: { minutes: 360, credit: 100, step: 50, rounding: 'down' },
  talk: { credit: 100, perMinutes: 60 },
} as const;
const capped = (conference: number) => ({ day: null, conference });

/**
 * Rules of the same kind that are quoted with other figures: provinces, levels of a project and editions differ. Each states its source,
 * and where sources contradict each other, in `credits/server.ts`.
 */
export const variants: Record<RuleVariant, { code: RuleCode; rules: CreditRules }> = {
  china_1_cap_25: { code: 'china_1', rules: { ...national, caps: capped(2500) } },
  china_1_province: { code: 'china_1', rules: { ...national, ...sixHours, caps: capped(1000) } },
  china_1_province_cap_25: { code: 'china_1', rules: { ...national, ...sixHours, caps: capped(2500) } },
  china_1_province_teaching: {
    code: 'china_1',
    rules: { ...national, ...sixHours, talk: { credit: 100, perMinutes: 120 }, caps: capped(2500) },
  },
  china_1_city: { code: 'china_1', rules: { ...national, ...sixHours, caps: capped(2500) } },
  china_2_city: { code: 'china_2', rules: { ...second, whole: null, ...sixHours, caps: capped(2500) } },
  china_merged: {
    code: 'free',
    rules: {
      ...free,
      whole: null,
      rate: national.rate,
      exam: 0,
      talk: national.talk,
      caps: { day: null, conference: null },
    },
  },
  eaccme_6_a_day: { code: 'eaccme', rules: { ...eaccme, caps: { day: 600, conference: null } } },
};

const usual = (code: RuleCode) => ({ code, rules: presets[code] });

/** What a new set can begin with. */
export const ruleExamples: Record<ExampleCode, { code: RuleCode; rules: CreditRules }> = {
  china_1: usual('china_1'),
  china_2: usual('china_2'),
  ama_pra: usual('ama_pra'),
  eaccme: usual('eaccme'),
  free: usual('free'),
  ...variants,
};
