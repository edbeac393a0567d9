import { halls } from './plan.ts';
import { wholePlan } from './sessions.ts';

const plan = wholePlan();

/** Figures that the texts of the congress quote, counted in its programme. */
export const congressFacts = {
  halls: Object.keys(halls).length,
  sessions: plan.filter(({ talks = [] }) => talks.length > 0).length,
  speakers: new Set(plan.flatMap(({ talks = [] }) => talks.map(({ speaker }) => speaker))).size,
} as const;
