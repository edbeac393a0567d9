import type { ConFee } from '@meetingapp/contract/registration.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { wouldChange, type Reason } from '@meetingapp/domain/registration/fees/evaluate.ts';
import { conditionText } from '@meetingapp/domain/fees/sentence.ts';
import { quote, type Quote } from '@meetingapp/domain/registration/fees/quote.ts';
import type { Facts, FeeRule } from '@meetingapp/domain/registration/fees/rule.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { feeReasons as en } from '@meetingapp/locales/en/fee-reasons.ts';
import { feeReasons as zh } from '@meetingapp/locales/zh/fee-reasons.ts';
import type { Branch, Fee, FeeRow, FieldRow } from './queries-configuration.ts';

const texts = { zh, en };

export type PricedFee = Quote<FeeView, FeeView['windows'][number]>;
type FeeView = ReturnType<typeof viewOf>;

const viewOf = (row: Fee | FeeRow) => ({
  row,
  branchId: row.branch_id,
  rule: row.rule,
  left: 'left' in row ? row.left : null,
  // What is closed is never on sale.
  windows: (row.closed ? [] : row.windows).map((window) => ({
    title: window.title,
    from: window.starts_at,
    until: window.ends_at,
    amount: window.amount,
  })),
});

/** The fees of a conference as they are for one person now; sold out only where it is said what is left. */
export function priceFees(
  rows: readonly (Fee | FeeRow)[],
  facts: Facts,
  branchId: number | null,
  now: Date,
): PricedFee[] {
  return quote(rows.map(viewOf), facts, branchId, now);
}

interface Names {
  fields: readonly FieldRow[];
  branches: readonly Branch[];
}

/** A fee with its price and its reasons in words. One that cannot be chosen says why first. */
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

/** Why one can or cannot have a fee, in words; what stands in the way first. */
export const presentReasons = (priced: PricedFee, names: Names, language: Language) => [
  ...hindranceText(priced, names, language),
  ...priced.why.map((reason) => reasonText(reason, names, language)),
];

/** What would turn a fee's rule the other way round for a person, in words. */
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
