import { mostCodeRows, type feeCodeExchangeCalls } from '@meetingapp/contract/fees/code-exchange.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { sheetAnswer } from '../../files/writer-sheet.ts';
import { findCodes } from '../code/queries.ts';
import { takenStocks } from '../fee/queries.ts';
import { settingOf, titledFees } from './queries.ts';
import { termsOf } from './queries-plan.ts';
import { codeSheetOf } from './writer-sheet.ts';

export const feeCodeExchangeHandlers: Handlers<typeof feeCodeExchangeCalls> = {
  exportCodes: async ({ cid, format, words }, { db, language }) => {
    const [rows, fees, { zone, currency }] = await Promise.all([
      findCodes(db, cid, words, null, mostCodeRows),
      titledFees(db, cid),
      settingOf(db, cid),
    ]);
    const taken = await takenStocks(
      db,
      rows.map(({ stock_id }) => stock_id),
    );
    const codes = rows.map((row) => {
      const of = taken.get(row.stock_id);
      return { code: row.code, terms: termsOf(row, zone), taken: (of?.confirmed ?? 0) + (of?.held ?? 0) };
    });
    return { ...(await sheetAnswer(codeSheetOf(codes, { fees, currency }, language), format)), count: codes.length };
  },
};
