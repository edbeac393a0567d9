import type { FeeDraft, FeeExample } from '@meetingapp/contract/fees.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { codesOf } from '@meetingapp/domain/fees/rule-tree.ts';
import type { RuleNames } from '@meetingapp/domain/fees/sentence.ts';
import { quote } from '@meetingapp/domain/registration/fees/quote.ts';
import type { Facts } from '@meetingapp/domain/registration/fees/rule.ts';
import { feeReasons as en } from '@meetingapp/locales/en/fee-reasons.ts';
import { fees as feesEn } from '@meetingapp/locales/en/fees.ts';
import { fees as feesZh } from '@meetingapp/locales/zh/fees.ts';
import { feeReasons as zh } from '@meetingapp/locales/zh/fee-reasons.ts';
import { amountText } from '../../lib/money.ts';
import type { FeeSetUp, ShownKind } from './data.ts';

/** A case on the bench: who one is, and when one pays. */
export interface Case {
  facts: Record<string, string>;
  branchId: number | null;
  at: string;
}

/** Every fee for one case, also those that are only drafts: judged by the rules of the wizard itself. */
export function benchOf(kinds: readonly ShownKind[], { facts, branchId, at }: Case) {
  const fees = kinds.map((shown) => ({ ...pricedOf(shown.draft), shown }));
  return quote<TriedWindow, (typeof fees)[number]>(fees, factsOf({ facts, branchId }), branchId, new Date(at));
}
type TriedWindow = ReturnType<typeof pricedOf>['windows'][number];
export type Tried = ReturnType<typeof benchOf>[number];

export const factsOf = ({ facts, branchId }: Pick<Case, 'facts' | 'branchId'>): Facts => ({
  member: '0',
  group: '1',
  ...facts,
  branch: branchId === null ? '' : String(branchId),
});

const pricedOf = ({ branchId, rule, closed, windows }: FeeDraft) => ({
  branchId,
  rule,
  // Whether it is full does not matter to what it costs.
  left: null,
  windows: closed
    ? []
    : windows.map((window) => ({ ...window, from: new Date(window.from), until: new Date(window.until) })),
});

/** What a saved example costs by the rules as they stand on the screen; null: not to be had. */
export function exampleAmount(kinds: readonly ShownKind[], example: FeeExample): number | null {
  const tried = benchOf(kinds, example).find(({ fee }) => fee.shown.draft.id === example.feeId);
  return tried?.hindrance === null ? (tried.window?.amount ?? null) : null;
}

/** The codes that any of the rules asks about, without what every bench has. */
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

export const said = (text: Bilingual, language: Language) => text[language] || text.zh;

/** An amount that may be nothing to be had. */
export const priceText = (fen: number | null, nothing: string) => (fen === null ? nothing : amountText(fen, true));

/** A new kind: everyone may have it, from today on for ninety days. */
export function newKind(today: string, until: string): FeeDraft {
  const nothing = { zh: '', en: '' };
  return {
    id: null,
    title: nothing,
    remark: nothing,
    proof: nothing,
    proofNeeded: false,
    branchId: null,
    size: null,
    rule: null,
    closed: false,
    windows: [{ title: { zh: feesZh.newWindow, en: feesEn.newWindow }, from: today, until, amount: 0 }],
  };
}
