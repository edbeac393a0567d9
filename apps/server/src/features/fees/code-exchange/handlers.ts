import { mostCodeRows, type feeCodeExchangeCalls } from '@meetingapp/contract/fees/code-exchange.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { sheetAnswer } from '../../files/writer-sheet.ts';
import { findCodes } from '../code/queries.ts';
import { takenStocks } from '../fee/queries.ts';
import { importCodes, termsOf } from './commands.ts';
import { countOutcomes, presentRows } from './present.ts';
import { titledFees, zoneOf } from './queries.ts';
import { readCodeSheet } from './reader.ts';
import { codeSheetOf, codeTemplate } from './writer-sheet.ts';

export const feeCodeExchangeHandlers: Handlers<typeof feeCodeExchangeCalls> = {
  importCodes: async ({ cid, mode, seen }, { db, file, language }) => {
    if (!file) return refuse('file_missing');
    const read = await readCodeSheet(file.content, language);
    if (!read.ok) return refuse('sheet_refused', [read.fault]);
    const outcome = await importCodes(db, { cid, rows: read.rows, seen: mode === 'apply' ? seen : null });
    if (!outcome) return refuse('changed_meanwhile');
    const { plan, fees } = outcome;
    return { counts: countOutcomes(plan), rows: presentRows(plan, fees, language), seen: outcome.seen };
  },

  exportCodes: async ({ cid, format, words }, { db, language }) => {
    const [rows, fees, zone] = await Promise.all([
      findCodes(db, cid, words, null, mostCodeRows),
      titledFees(db, cid),
      zoneOf(db, cid),
    ]);
    const taken = await takenStocks(
      db,
      rows.map(({ stock_id }) => stock_id),
    );
    const codes = rows.map((row) => {
      const of = taken.get(row.stock_id);
      return { code: row.code, terms: termsOf(row, zone), taken: (of?.confirmed ?? 0) + (of?.held ?? 0) };
    });
    return { ...(await sheetAnswer(codeSheetOf(codes, fees, language), format)), count: codes.length };
  },

  codesTemplate: ({ format }, { language }) => sheetAnswer(codeTemplate(language), format),
};
