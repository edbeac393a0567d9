import type { ImportedCode } from '@meetingapp/contract/fees/code-exchange.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { ImportCounts } from '@meetingapp/contract/tasks/import.ts';
import { format } from '@meetingapp/locales/texts.ts';
import type * as v from 'valibot';
import { refusalText } from '../../../http/calls/answers.ts';
import type { PlannedCode } from './commands.ts';
import { columnTitle, sheetTexts } from './writer-columns.ts';
import { termCells, type TitledFee } from './writer-sheet.ts';

const SHOWN = 500;

export function countOutcomes(plan: readonly PlannedCode[]): v.InferOutput<typeof ImportCounts> {
  const counts = { new: 0, change: 0, same: 0, wrong: 0 };
  for (const { outcome } of plan) counts[outcome] += 1;
  return counts;
}

/** Wrong rows first, then in the order of the file. */
export const presentRows = (
  plan: readonly PlannedCode[],
  fees: readonly TitledFee[],
  language: Language,
): ImportedCode[] =>
  plan
    .toSorted((one, other) => Number(other.outcome === 'wrong') - Number(one.outcome === 'wrong'))
    .slice(0, SHOWN)
    .map(({ number, code, outcome, before, after, changed, faults }) => ({
      number,
      code,
      outcome,
      changes: before && after ? changesOf({ before, after, changed }, fees, language) : [],
      faults: faults.map((fault) => {
        const told =
          'column' in fault ? { ...fault, field: fault.column, label: columnTitle(fault.column, language) } : fault;
        return refusalText({ refused: 'body_invalid', faults: [told] }, language);
      }),
    }));

function changesOf(
  {
    before,
    after,
    changed,
  }: Required<Pick<PlannedCode, 'changed'>> & {
    before: NonNullable<PlannedCode['before']>;
    after: NonNullable<PlannedCode['after']>;
  },
  fees: readonly TitledFee[],
  language: Language,
): string[] {
  const texts = sheetTexts[language];
  const [from, to] = [termCells(before, fees, language), termCells(after, fees, language)];
  return changed.map((column) =>
    format(texts.change, {
      label: columnTitle(column, language),
      from: from[column] || texts.nothing,
      to: to[column] || texts.nothing,
    }),
  );
}
