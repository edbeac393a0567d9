import type { feeCodeCalls } from '@meetingapp/contract/fees/code.ts';
import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { endCode, makeCodes } from './commands.ts';
import { presentCode } from './present.ts';
import { areFees, countCodes, findCode, findCodes, usesOf } from './queries.ts';
import { takenStocks } from '../fee/queries.ts';
import { unknownCurrencies } from '../fee/queries-currencies.ts';

const PAGE = 100;
const WHOLE_PERCENT = 10_000;

export const feeCodeHandlers: Handlers<typeof feeCodeCalls> = {
  codes: async ({ cid, words, before }, { db }) => {
    const [rows, total] = await Promise.all([findCodes(db, cid, words, before, PAGE + 1), countCodes(db, cid, words)]);
    const shown = rows.slice(0, PAGE);
    const taken = await takenStocks(
      db,
      shown.map((row) => row.stock_id),
    );
    return {
      codes: shown.map((row) => presentCode(row, taken.get(row.stock_id))),
      total,
      more: rows.length > PAGE,
    };
  },

  makeCodes: async (body, { db }) => {
    if (body.kind !== 'exempt' && body.value === 0)
      return refuse('body_invalid', [{ field: 'value', reason: 'required' }]);
    if (body.kind === 'percent' && body.value > WHOLE_PERCENT)
      return refuse('body_invalid', [{ field: 'value', reason: 'pattern' }]);
    if (body.from !== null && body.until !== null && !(Date.parse(body.from) < Date.parse(body.until)))
      return refuse('body_invalid', [{ field: 'until', reason: 'window_empty' }]);
    if (body.onlyFor !== '' && (body.code === null || readAddress(body.onlyFor) === null))
      return refuse('body_invalid', [{ field: 'onlyFor', reason: 'address_either' }]);
    const [none] = Object.entries(body.prices).flatMap(([currency, sum]) => (sum === 0 ? [currency] : []));
    if (none !== undefined)
      return refuse('body_invalid', [{ field: 'prices', reason: 'discount_no_sum', value: none }]);
    const unknown = await unknownCurrencies(db, body.cid, [{ field: 'prices', prices: body.prices }]);
    if (unknown.length > 0) return refuse('body_invalid', unknown);
    if (!(await areFees(db, body.cid, body.feeIds))) return refuse('not_found');
    const codes = await makeCodes(db, body);
    return codes ? { codes } : refuse('code_exists');
  },

  endCode: async ({ cid, codeId }, { db, now }) => ((await endCode(db, cid, codeId, now)) ? {} : refuse('not_found')),

  codeUses: async ({ cid, codeId }, { db }) => {
    const code = await findCode(db, cid, codeId);
    if (!code) return refuse('not_found');
    const uses = await usesOf(db, code.stock_id);
    return { uses: uses.map(({ id, at, ...use }) => ({ ...use, regId: id, at: at.toISOString() })) };
  },
};
