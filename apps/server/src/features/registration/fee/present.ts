import type { ConFee } from '@meetingapp/contract/registration/wizard.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { wouldChange, type Reason } from '@meetingapp/domain/registration/fees/evaluate.ts';
import { conditionText } from '@meetingapp/domain/fees/sentence.ts';
import type { Facts, FeeRule } from '@meetingapp/domain/registration/fees/rule.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { feeReasons as en } from '@meetingapp/locales/en/fees/reasons.ts';
import { feeReasons as zh } from '@meetingapp/locales/zh/fees/reasons.ts';
import type { Branch, FieldRow } from '../configuration/queries.ts';
import type { PricedFee } from './queries.ts';

const texts = { zh, en };

interface Names {
  fields: readonly FieldRow[];
  branches: readonly Branch[];
}

/** A fee with its price and its reasons as text; for one that cannot be chosen the hindrance comes first. */
export function presentFee(priced: PricedFee, currency: string, names: Names, language: Language): ConFee {
  const { row } = priced.fee;
  const window = priced.window ?? priced.next;
  return {
    feeId: row.id,
    feeTitle: row.title[language],
    feeRemark: row.remark[language],
    feeAmount: window?.amount ?? 0,
    feeCurrency: currency,
    window: window?.title[language] ?? '',
    until: priced.window?.until.toISOString() ?? null,
    nextAmount: priced.next?.amount ?? null,
    left: priced.fee.left,
    available: priced.hindrance === null ? '1' : '0',
    proof: row.proof[language],
    why: presentReasons(priced, names, language),
    missing: priced.missing.map((reason) => reasonText(reason, names, language).text),
  };
}

/** Why a person can or cannot choose a fee, as text; hindrances first. */
export const presentReasons = (priced: PricedFee, names: Names, language: Language) => [
  ...hindranceText(priced, names, language),
  ...priced.why.map((reason) => reasonText(reason, names, language)),
];

/** What would reverse the result of a fee's rule for a person, as text. */
export const presentTurns = (rule: FeeRule | null, facts: Facts, names: Names, language: Language): string[] =>
  wouldChange(rule, facts).map(
    (reason) => reasonText({ ...reason, negated: !reason.negated, holds: !reason.holds }, names, language).text,
  );

function hindranceText({ hindrance, fee }: PricedFee, { branches }: Names, language: Language) {
  if (hindrance === null || hindrance === 'not_eligible') return [];
  const branch = branches.find((one) => one.id === fee.branchId)?.title[language] ?? '';
  return [{ holds: false, text: format(texts[language].hindrances[hindrance], { branch }) }];
}

const reasonText = ({ condition, negated, holds }: Reason, { fields, branches }: Names, language: Language) => ({
  holds,
  text: conditionText(condition, negated, { fields, branches, language, words: texts[language] }),
});
