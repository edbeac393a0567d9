import { invoiceSerial } from '@meetingapp/domain/orders/invoice-result.ts';
import { writeWorkbook } from '@meetingapp/sheets/xlsx/write-workbook.ts';
import { defineTask } from '../../../jobs/task.ts';
import { batchSheets } from '../../../ports/tax-office/batch-template.ts';
import { issueInvoice, redInvoice } from './commands-issue.ts';
import { presentResult, presentSetting } from './present.ts';
import { findInvoiceResult, findInvoiceSetting, issuableInvoices, resultSources } from './queries.ts';

/** Exports the invoices that can be issued, as one batch for the tax office. */
export const exportBatch = defineTask('orders.invoiceBatch', async (run) => {
  const { db, conferenceId, input, clock } = run;
  const cid = conferenceId ?? 0;
  const rows = await issuableInvoices(db, cid, input.ids);
  const { item, taxCode, taxRate } = presentSetting(await findInvoiceSetting(db, cid));
  await run.total(rows.length);
  const requests = rows.map((row) => ({ ...row, serial: invoiceSerial(row.id) }));
  const sheets = batchSheets(requests, { item, taxCode, taxRate });
  await run.keepFile(`invoices-${clock().toISOString().slice(0, 10)}.xlsx`, 'xlsx', writeWorkbook(sheets));
  await run.progress(rows.length);
});

/**
 * Applies the chosen rows of the tax office's result that match, each in its own transaction: issues an invoice or records a red
 * letter.
 */
export const applyResult = defineTask('orders.invoiceResult', async (run) => {
  const { db, input, conferenceId, clock } = run;
  const cid = conferenceId ?? 0;
  const result = await findInvoiceResult(db, cid, input.resultId);
  if (!result) return;
  const numbers = result.rows.map(({ number }) => number);
  const matches = presentResult(result.rows, await resultSources(db, cid, numbers));
  const chosen = matches.filter(({ row }) => input.rows.includes(row));
  await run.total(chosen.length);
  const rows = chosen.map((item) => ({ number: item.row, label: item.title, item }));
  await run.rows(rows, async ({ fate, invoiceId, number, day, amount }, transaction) => {
    const fits = fate === 'matched' || fate === 'red_matched';
    if (!fits || invoiceId === null || day === null || amount === null) return { refused: 'invoice_row_unfit' };
    const wish = { conferenceId: cid, invoiceId, number, day, now: clock() };
    const outcome =
      fate === 'matched'
        ? await issueInvoice(transaction, { ...wish, code: '', amount })
        : await redInvoice(transaction, { ...wish, amount: -amount, reason: '' });
    return outcome.ok ? null : { refused: outcome.reason };
  });
});
