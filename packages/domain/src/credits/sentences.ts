import type { Reason } from './line.ts';
import type { CreditRules, Hundredths } from './rules.ts';

/** Hundredths as people read them: `1.5`, `6.0`, `0.25`. */
export const creditText = (credit: Hundredths): string => (credit / 100).toFixed(credit % 10 === 0 ? 1 : 2);

type SentenceCode =
  | 'counts'
  | 'once'
  | 'missed'
  | 'wholeBoth'
  | 'wholePart'
  | 'added'
  | 'rateDown'
  | 'rateNearest'
  | 'exam'
  | 'feedback'
  | 'talk'
  | 'talkLength'
  | 'paper'
  | 'day'
  | 'conference';

/** Values of all placeholders of `credits/rule.ts`; a text uses those that it names. */
interface SentenceValues {
  count: number;
  minutes: number;
  percent: number;
  credit: string;
  step: string;
}

export interface RuleSentence {
  code: SentenceCode;
  values: SentenceValues;
}

const noValues: SentenceValues = { count: 0, minutes: 0, percent: 0, credit: '', step: '' };
const sentence = (code: SentenceCode, values: Partial<SentenceValues> = {}): RuleSentence => ({
  code,
  values: { ...noValues, ...values },
});

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
    counts.includes(code) && extras[code] > 0 ? [sentence(code, { credit: creditText(extras[code]) })] : [];
  const cap = (code: 'day' | 'conference', most: Hundredths | null): RuleSentence[] =>
    most === null ? [] : [sentence(code, { credit: creditText(most) })];
  const perTalk = creditText(talk.credit);
  return [
    sentence('counts'),
    sentence('once'),
    ...(missedChecks > 0 ? [sentence('missed', { count: missedChecks })] : []),
    whole === null
      ? sentence('added')
      : whole.minutes === null
        ? sentence('wholePart', { percent: whole.percent })
        : sentence('wholeBoth', { minutes: whole.minutes, percent: whole.percent }),
    sentence(rate.rounding === 'down' ? 'rateDown' : 'rateNearest', {
      minutes: rate.minutes,
      credit: creditText(rate.credit),
      step: creditText(rate.step),
    }),
    ...gives('exam'),
    ...gives('feedback'),
    ...(counts.includes('talk') && talk.credit > 0
      ? [
          talk.perMinutes === null
            ? sentence('talk', { credit: perTalk })
            : sentence('talkLength', { credit: perTalk, minutes: talk.perMinutes }),
        ]
      : []),
    ...gives('paper'),
    ...cap('day', caps.day),
    ...cap('conference', caps.conference),
  ];
}

type WordedReason =
  | Exclude<Reason['code'], 'watched'>
  | 'watched_live'
  | 'watched_replay'
  /** An exam without points that was passed. */
  | 'done';

/** Values of all placeholders of the reasons in `credits/rule.ts`. */
interface ReasonValues {
  place: string;
  from: string;
  to: string;
  asked: number;
  answered: number;
  missed: number;
  minutes: number;
  need: number;
  gives: string;
  score: number;
  passMark: number;
}

const noReason: ReasonValues = {
  place: '',
  from: '',
  to: '',
  asked: 0,
  answered: 0,
  missed: 0,
  minutes: 0,
  need: 0,
  gives: '',
  score: 0,
  passMark: 0,
};

/** Which text a reason has, and its values; `clock` writes an instant as the time of day. */
export function wordReason(
  reason: Reason,
  clock: (at: number) => string,
): { code: WordedReason; values: ReasonValues } {
  const worded = (code: WordedReason, values: Partial<ReasonValues> = {}) => ({
    code,
    values: { ...noReason, ...values },
  });
  switch (reason.code) {
    case 'on_site':
      return worded('on_site', {
        place: reason.place === '' ? '' : `${reason.place} `,
        from: clock(reason.from),
        to: clock(reason.to),
      });
    case 'watched':
      return worded(`watched_${reason.kind}`, { from: clock(reason.from), to: clock(reason.to) });
    case 'lacking':
      return worded('lacking', { ...reason, gives: creditText(reason.gives) });
    case 'passed':
    case 'failed': {
      const { code, score, passMark } = reason;
      return score === null || passMark === null ? worded('done') : worded(code, { score, passMark });
    }
    case 'repeated':
    case 'kind_does_not_count':
      return worded(reason.code);
    case 'checks':
    case 'checks_missed':
    case 'overlap':
    case 'beyond':
    case 'whole':
      return worded(reason.code, reason);
  }
}

/** True for a reason that something does not count. */
export const isShortfall = ({ code }: Reason): boolean =>
  ['checks_missed', 'overlap', 'beyond', 'lacking', 'failed', 'repeated', 'kind_does_not_count'].includes(code);
