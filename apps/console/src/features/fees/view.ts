import type { FeeDraft, FeeExample } from '@meetingapp/contract/fees/console.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { codesOf } from '@meetingapp/domain/fees/rule-tree.ts';
import type { RuleNames } from '@meetingapp/domain/fees/sentence.ts';
import { quote } from '@meetingapp/domain/registration/fees/quote.ts';
import type { Facts } from '@meetingapp/domain/registration/fees/rule.ts';
import { feeReasons as en } from '@meetingapp/locales/en/fees/reasons.ts';
import { fees as feesEn } from '@meetingapp/locales/en/fees/console.ts';
import { fees as feesZh } from '@meetingapp/locales/zh/fees/console.ts';
import { feeReasons as zh } from '@meetingapp/locales/zh/fees/reasons.ts';
import { addDays } from '@meetingapp/domain/plain-date.ts';
import { momentIn, shiftDays } from '@meetingapp/domain/zoned.ts';
import { amountText } from '../../lib/forms/money.ts';
import type { FeeSetUp, ShownKind } from './data.ts';

/** A case of the simulator: answers, branch and time of payment. */
export interface SimulatedCase {
  facts: Record<string, string>;
  branchId: number | null;
  at: string;
  /** Absent: the first registration form. */
  formId?: number;
}

/** Evaluates every fee, drafts included, for one case, with the same rules as the wizard. */
export function simulateFees(kinds: readonly ShownKind[], { facts, branchId, at, formId = FIRST_FORM }: SimulatedCase) {
  const fees = kinds.map((shown) => ({ ...pricedOf(shown.draft), shown }));
  return quote<TriedWindow, (typeof fees)[number]>(fees, factsOf({ facts, branchId }), branchId, new Date(at), formId);
}
type TriedWindow = ReturnType<typeof pricedOf>['windows'][number];
export type SimulatedFee = ReturnType<typeof simulateFees>[number];

export const factsOf = ({ facts, branchId }: Pick<SimulatedCase, 'facts' | 'branchId'>): Facts => ({
  member: '0',
  group: '1',
  ...facts,
  branch: branchId === null ? '' : String(branchId),
});

const FIRST_FORM = 0;

/** The form by which a saved example gets its fee. */
export const formOfFee = (kinds: readonly ShownKind[], feeId: number): number =>
  kinds.find(({ draft }) => draft.id === feeId)?.draft.formIds?.[0] ?? FIRST_FORM;

// Before a form has versions its number stands for them.
const pricedOf = ({ branchId, formIds, rule, closed, windows }: FeeDraft) => ({
  branchId,
  formVersions: formIds,
  rule,
  // Whether it is full does not affect the price.
  left: null,
  windows: closed
    ? []
    : windows.map((window) => ({ ...window, from: new Date(window.from), until: new Date(window.until) })),
});

/** Fen that a saved example costs by the rules on the screen; null when the fee is not available. */
export function exampleAmount(kinds: readonly ShownKind[], example: FeeExample): number | null {
  const formId = formOfFee(kinds, example.feeId);
  const tried = simulateFees(kinds, { ...example, formId }).find(({ fee }) => fee.shown.draft.id === example.feeId);
  return tried?.hindrance === null ? (tried.window?.amount ?? null) : null;
}

/** Form codes used by any rule, without those that every simulation has. */
export function askedCodes(kinds: readonly ShownKind[]): string[] {
  const codes = kinds.flatMap(({ draft }) => (draft.rule ? codesOf(draft.rule) : []));
  return [...new Set(codes)].filter((code) => code !== '' && !['branch', 'member', 'group'].includes(code));
}

export const namesOf = (
  { fields, branches }: Pick<FeeSetUp, 'fields' | 'branches'>,
  language: Language,
): RuleNames => ({
  fields,
  branches,
  language,
  words: language === 'en' ? en : zh,
});

/** Prices in further currencies, each with its code on the same line. */
export const furtherTexts = (prices: Readonly<Record<string, number>> = {}): string[] =>
  Object.entries(prices).map(([currency, fen]) => `${currency}\u00a0${amountText(fen, currency, true)}`);

/** An amount as text, or `nothing` for null. */
export const priceText = (amount: number | null, currency: string, nothing: string) =>
  amount === null ? nothing : amountText(amount, currency, true);

const USUAL_DAYS = 90;

/** End of a new window that begins at `from`: the end of the conference, or ninety days later when that is past. */
export function windowEnd({ zone, lastDay }: Pick<FeeSetUp, 'zone' | 'lastDay'>, from: Date): string {
  const end = momentIn(zone, `${addDays(lastDay, 1)}T00:00`);
  return (end !== null && end > from ? end : shiftDays(zone, from, USUAL_DAYS)).toISOString();
}

/** A new kind: for everyone, with one window. */
export function newKind(today: string, until: string): FeeDraft {
  const nothing = { zh: '', en: '' };
  return {
    id: null,
    title: nothing,
    remark: nothing,
    proof: nothing,
    proofNeeded: false,
    branchId: null,
    formIds: null,
    size: null,
    rule: null,
    closed: false,
    windows: [{ title: { zh: feesZh.newWindow, en: feesEn.newWindow }, from: today, until, amount: 0, prices: {} }],
  };
}
