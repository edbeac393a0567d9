import type { Extra, FeeExample, FeeKind, RuleField } from '@meetingapp/contract/fees/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { registration as en } from '@meetingapp/locales/en/registration/server.ts';
import { registration as zh } from '@meetingapp/locales/zh/registration/server.ts';
import { FIRST_FORM } from '../../registration/configuration/queries-forms.ts';
import {
  draftOf,
  extraDraftOf,
  type ExampleRow,
  type ExtraRow,
  type FeeKindRow,
  type RuleFieldRow,
} from './queries.ts';

interface Standing {
  confirmed: number;
  held: number;
  used: boolean;
}

export const presentKind = (row: FeeKindRow, { confirmed, held, used }: Standing): FeeKind => ({
  ...draftOf(row),
  confirmed,
  held,
  used,
});

export const presentExtra = (row: ExtraRow, { confirmed, held, used }: Standing): Extra => ({
  ...extraDraftOf(row),
  id: row.id,
  confirmed,
  held,
  used,
});

export const presentField = (row: RuleFieldRow): RuleField => ({
  code: row.code,
  label: row.label,
  options: row.options.map(({ value, zh, en }) => ({ value, zh, en })),
});

/** Forms to which a fee can be limited, the first one included; nothing where there is only that one. */
export const presentFormChoices = (further: readonly { id: number; title: Bilingual }[]) =>
  further.length === 0 ? [] : [{ id: FIRST_FORM, title: { zh: zh.firstForm, en: en.firstForm } }, ...further];

export const presentExample = (row: ExampleRow): FeeExample => ({
  id: row.id,
  name: row.name,
  facts: row.facts,
  branchId: row.branch_id,
  at: row.at.toISOString(),
  feeId: row.fee_kind_id,
  amount: row.amount,
});
