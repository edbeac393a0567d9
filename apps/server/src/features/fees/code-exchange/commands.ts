import {
  codeColumns,
  neededCodeColumns,
  valueCell,
  type CodeColumn,
  type CodeTerms,
} from '@meetingapp/domain/registration/fees/code-sheet.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { defineImport, type LineOutcome, type LineValidator } from '../../../jobs/import-kind.ts';
import { applyCodes } from './commands-apply.ts';
import { undoCodes } from './commands-undo.ts';
import { settingOf, titledFees } from './queries.ts';
import { codePlanner, type PlannedCode } from './queries-plan.ts';
import { columnTitle, kindWord, sheetTexts } from './writer-columns.ts';
import { exampleCells } from './writer-sheet.ts';

/** Import of discount codes. */
export const codeImport = defineImport({
  kind: 'fees.codes',
  named: 'code',
  canReplace: false,
  exists: async (_db, { about }) => about === null,
  targets: async (_db, _conferenceId, language) =>
    codeColumns.map((id) => ({
      id,
      names: [sheetTexts.zh, sheetTexts.en].flatMap(({ columns }) => columns[id].split('|')),
      label: columnTitle(id, language),
      required: (neededCodeColumns as readonly string[]).includes(id),
    })),
  examples: async (db, conferenceId, language) => exampleCells(await settingOf(db, conferenceId), language),
  valueText: async (db, conferenceId, language) => {
    const fees = await titledFees(db, conferenceId);
    const { nothing } = sheetTexts[language];
    const titleOf = (id: string) => {
      const fee = fees.find((one) => String(one.id) === id);
      return fee ? pickLanguage(fee.title, language) : `#${id}`;
    };
    return (field, value) => {
      if (field === 'value') return value;
      if (value === '') return nothing;
      if (field === 'kind') return kindWord(value as CodeTerms['kind'], language);
      return field === 'fees' ? value.split(',').map(titleOf).join('; ') : value;
    };
  },
  words: (language) => {
    const { template, failedFile, reason } = sheetTexts[language];
    return { template, failedFile, reason };
  },
  repeated: { field: 'code', reason: 'discount_twice' },
  judge: async (db, { conferenceId, columns }): Promise<LineValidator> => {
    const { plan, currency } = await codePlanner(db, conferenceId, columns);
    return { lines: async (lines) => (await plan(lines)).map((row) => outcomeOf(row, currency)) };
  },
  apply: applyCodes,
  undo: undoCodes,
});

const outcomeOf = ({ code, fate, faults, changed, before, after }: PlannedCode, currency: string): LineOutcome => ({
  name: code,
  fate,
  faults,
  changes:
    before && after
      ? changed.map((field) => ({
          field,
          from: valueOf(before, field, currency),
          to: valueOf(after, field, currency),
        }))
      : [],
  keys: code === '' ? [] : [code.toUpperCase()],
});

/** A term without words of a language. */
function valueOf(terms: CodeTerms, column: Exclude<CodeColumn, 'code'>, currency: string): string {
  switch (column) {
    case 'kind':
      return terms.kind;
    case 'value':
      return valueCell(terms, currency);
    case 'size':
      return terms.size === null ? '' : String(terms.size);
    case 'from':
    case 'until':
      return (terms[column] ?? '').replace('T', ' ');
    case 'fees':
      return terms.feeIds.join(',');
    case 'onlyFor':
      return terms.onlyFor ?? '';
  }
}
