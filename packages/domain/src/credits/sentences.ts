import type { CreditRules, Hundredths } from './rules.ts';

/** A part of the rules, to be put into words by the texts of `credits/rule.ts`. */
export type RuleSentence =
  | { code: 'counts'; kinds: CreditRules['counts'] }
  | { code: 'once' | 'added' }
  | { code: 'missed'; count: number }
  | { code: 'wholeBoth'; minutes: number; percent: number }
  | { code: 'wholePart'; percent: number }
  | { code: 'rateDown' | 'rateNearest'; minutes: number; credit: Hundredths; step: Hundredths }
  | { code: 'exam' | 'feedback' | 'talk' | 'paper' | 'day' | 'conference'; credit: Hundredths }
  | { code: 'talkLength'; credit: Hundredths; minutes: number };

/** The rules as sentences, in the order in which they are applied; parts that give nothing are left out. */
export function ruleSentences({
  counts,
  missedChecks,
  whole,
  rate,
  talk,
  caps,
  ...extras
}: CreditRules): RuleSentence[] {
  const gives = (code: 'exam' | 'feedback' | 'paper'): RuleSentence[] =>
    counts.includes(code) && extras[code] > 0 ? [{ code, credit: extras[code] }] : [];
  return [
    { code: 'counts', kinds: counts },
    { code: 'once' },
    ...(missedChecks > 0 ? [{ code: 'missed', count: missedChecks } as const] : []),
    whole === null
      ? { code: 'added' }
      : whole.minutes === null
        ? { code: 'wholePart', percent: whole.percent }
        : { code: 'wholeBoth', minutes: whole.minutes, percent: whole.percent },
    {
      code: rate.rounding === 'down' ? 'rateDown' : 'rateNearest',
      minutes: rate.minutes,
      credit: rate.credit,
      step: rate.step,
    },
    ...gives('exam'),
    ...gives('feedback'),
    ...(counts.includes('talk') && talk.credit > 0
      ? [
          talk.perMinutes === null
            ? ({ code: 'talk', credit: talk.credit } as const)
            : ({ code: 'talkLength', credit: talk.credit, minutes: talk.perMinutes } as const),
        ]
      : []),
    ...gives('paper'),
    ...(caps.day === null ? [] : [{ code: 'day', credit: caps.day } as const]),
    ...(caps.conference === null ? [] : [{ code: 'conference', credit: caps.conference } as const]),
  ];
}

/** Hundredths as people read them: `1.5`, `6.0`, `0.25`. */
export const creditText = (credit: Hundredths): string => (credit / 100).toFixed(credit % 10 === 0 ? 1 : 2);
