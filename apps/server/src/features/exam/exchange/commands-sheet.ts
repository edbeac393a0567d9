import { itemColumns } from '@meetingapp/domain/exam/exchange/sheet.ts';
import { defineImport, type LineOutcome, type LineValidator } from '../../../jobs/import-kind.ts';
import { topicsOf } from '../bank/queries.ts';
import { applyItems, undoItems } from './commands-sheet-apply.ts';
import { societyOf } from './queries.ts';
import { itemPlanner, type PlannedItem } from './queries-sheet.ts';
import { columnTitle, sheetTexts } from './writer-columns.ts';
import { exampleRows } from './writer-sheet.ts';

/** “题干（中文）”: the text in brackets tells the columns apart. */
const unbracketed = (title: string): string => title.normalize('NFKC').replaceAll(/[()]/g, ' ');

/** Import of items of the question bank. `about`: the topic of items whose own one the bank does not have. */
export const itemImport = defineImport({
  kind: 'exam.items',
  named: 'code',
  canReplace: false,
  exists: async (db, { conferenceId, about }) =>
    (await topicsOf(db, await societyOf(db, conferenceId))).some(({ id }) => id === about),
  targets: async (_db, _conferenceId, language) =>
    itemColumns.map((id) => ({
      id,
      names: [sheetTexts.zh, sheetTexts.en].flatMap(({ columns }) => columns[id].split('|').map(unbracketed)),
      label: columnTitle(id, language),
      required: id === 'code' || id === 'kind',
    })),
  titleOf: unbracketed,
  examples: async (_db, _conferenceId, language) => exampleRows(language),
  words: (language) => {
    const { template, failedFile, reason } = sheetTexts[language];
    return { template, failedFile, reason };
  },
  repeated: { field: 'code', reason: 'item_twice' },
  judge: async (db, place): Promise<LineValidator> => {
    const { plan } = await itemPlanner(db, place);
    return { lines: async (lines) => (await plan(lines)).map(outcomeOf) };
  },
  apply: applyItems,
  undo: undoItems,
});

const outcomeOf = ({ code, fate, faults, changes }: PlannedItem): LineOutcome => ({
  name: code,
  fate,
  faults,
  changes,
  keys: code === '' ? [] : [code],
});
