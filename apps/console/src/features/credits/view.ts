import type { RuleExample } from '@meetingapp/contract/credits/console.ts';
import type { CreditRules } from '@meetingapp/contract/credits/rule.ts';
import { computeCredits, type CreditResult } from '@meetingapp/domain/credits/credits.ts';
import { corrected } from '@meetingapp/domain/credits/evidence.ts';
import type { PersonFacts } from './data.ts';

/** A person's credits by the rules on the screen. */
export const tryRules = ({ zone, evidence, corrections, sessions }: PersonFacts, rules: CreditRules): CreditResult =>
  computeCredits({ evidence: corrected(evidence, corrections), sessions, rules, zone });

/** Each saved example with what the rules on the screen give. */
export const checkExamples = (examples: readonly RuleExample[], rules: CreditRules) =>
  examples.map((example) => {
    const { total } = computeCredits({ ...example.facts, rules });
    return { example, total, right: total === example.expected };
  });

/** Keys of the lines whose credit two results give differently. */
export function differingLines(one: CreditResult, other: CreditResult): Set<string> {
  const credits = new Map(other.lines.map(({ key, credit }) => [key, credit]));
  return new Set(one.lines.filter(({ key, credit }) => credit !== credits.get(key)).map(({ key }) => key));
}
