import { defineTask } from '../../../jobs/task.ts';
import { bookRow } from './commands.ts';
import { assignRow } from './commands-assign.ts';
import { findStatement } from './queries-statement.ts';

/** Books the chosen rows of a statement, each in its own transaction. */
export const bookStatement = defineTask('orders.bank', async (run) => {
  const { db, input, conferenceId, staffId, clock } = run;
  const statement = conferenceId === null ? undefined : await findStatement(db, conferenceId, input.statementId);
  if (!statement || conferenceId === null) return;
  await run.total(input.matches.length);
  const rows = input.matches.map(({ number, paymentId, orderId = null }) => {
    const row = statement.rows.find((one) => one.number === number);
    return { number, label: row?.payer ?? '', item: { row, paymentId, orderId } };
  });
  await run.rows(rows, async ({ row, paymentId, orderId }, transaction) => {
    if (!row) return { refused: 'not_found' };
    const { society_id: societyId, id: statementId, version } = statement;
    const currency = row.currency ?? statement.currency;
    const where = { societyId, conferenceId, staffId, statementId, version, currency };
    if (paymentId !== null) return bookRow(transaction, { ...where, row, paymentId, now: clock() });
    if (orderId === null) return { refused: 'not_found' };
    const outcome = await assignRow(transaction, { ...where, row, orderIds: [orderId], now: clock() });
    return outcome.ok ? null : { refused: outcome.reason };
  });
});
