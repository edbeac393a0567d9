import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id, Nothing, WholeNumber } from '../shapes.ts';
import { mendedCell } from '../tasks/import.ts';

const who = { staff: roles.money } as const;
const base = '/medapp/api/console/orders/bank/statement';
const OneStatement = { cid: Id, statementId: Id };

/** How a bank statement is read, before its lines are matched. */
export const bankStatementCalls = {
  /**
   * Sets the meaning of each column and reads the lines again; the next statement of the society with the same titles is read so.
   * Refused once a line of the statement is booked.
   */
  statementColumns: call({
    path: `${base}/columns`,
    who,
    effect: 'write',
    body: v.object({ ...OneStatement, columns: v.pipe(v.array(v.nullable(v.string())), v.maxLength(256)) }),
    answer: Nothing,
    errors: ['statement_booked'],
  }),
  /** Corrects a cell that cannot be read; what the bank wrote is kept beside it. */
  mendStatement: call({
    path: `${base}/mend`,
    who,
    effect: 'write',
    body: v.object({ ...OneStatement, ...mendedCell }),
    answer: v.object({ readable: v.boolean() }),
    errors: ['statement_line_read'],
  }),
  /** Leaves a line out that cannot be read, or takes it back in. A corrected line can be left out until it is booked. */
  leaveOutLine: call({
    path: `${base}/leave-out`,
    who,
    effect: 'write',
    body: v.object({ ...OneStatement, lineNumber: WholeNumber, out: v.boolean() }),
    answer: Nothing,
    errors: ['statement_line_read'],
  }),
  /** Withdraws a statement as a whole, while none of its lines is booked. */
  withdrawStatement: call({
    path: `${base}/withdraw`,
    who,
    effect: 'write',
    body: v.object(OneStatement),
    answer: Nothing,
    errors: ['statement_booked'],
  }),
} as const;
