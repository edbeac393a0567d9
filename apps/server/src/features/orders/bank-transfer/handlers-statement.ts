import type { bankStatementCalls } from '@meetingapp/contract/orders/bank-statement.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { leaveOutLine, mendStatement, setStatementColumns, withdrawStatement } from './commands-statement.ts';

export const bankStatementHandlers: Handlers<typeof bankStatementCalls> = {
  statementColumns: async ({ cid, statementId, columns }, { db }) => {
    const outcome = await setStatementColumns(db, { conferenceId: cid, statementId, columns });
    if (outcome.ok) return {};
    return outcome.reason === 'columns_unsound'
      ? refuse('body_invalid', [{ field: 'columns', reason: 'not_an_option' }])
      : refuse(outcome.reason);
  },

  mendStatement: async ({ cid, statementId, lineNumber, cellAt, cellText }, { db, staff, now }) => {
    const cell = { number: lineNumber, position: cellAt, text: cellText, staffId: staff.id };
    const outcome = await mendStatement(db, { conferenceId: cid, statementId, ...cell, now });
    return outcome.ok ? { readable: outcome.readable } : refuse(outcome.reason);
  },

  leaveOutLine: async ({ cid, statementId, lineNumber, out }, { db }) => {
    const outcome = await leaveOutLine(db, { conferenceId: cid, statementId, number: lineNumber, out });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  withdrawStatement: async ({ cid, statementId }, { db, staff, now }) => {
    const outcome = await withdrawStatement(db, { conferenceId: cid, statementId, staffId: staff.id, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};
