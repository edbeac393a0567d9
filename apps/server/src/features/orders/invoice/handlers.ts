import type { invoiceCalls } from '@meetingapp/contract/orders/invoice.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import {
  attachInvoice,
  refuseInvoice,
  reissueInvoice,
  saveInvoiceSetting,
  sendInvoices,
  saveResult,
} from './commands.ts';
import { issueByStaff, redByStaff } from './commands-issue.ts';
import { presentInvoice, presentResult, presentSetting } from './present.ts';
import { countInvoicesIn, findInvoiceResult, findInvoiceSetting, findInvoicesIn, resultSources } from './queries.ts';

const PAGE = 100;

export const invoiceHandlers: Handlers<Omit<typeof invoiceCalls, 'registrationInvoice' | 'saveRegistrationInvoice'>> = {
  invoices: async ({ cid, before, ...filter }, { db }) => {
    const [rows, counts, setting] = await Promise.all([
      findInvoicesIn(db, cid, filter, { before, limit: PAGE + 1 }),
      countInvoicesIn(db, cid),
      findInvoiceSetting(db, cid),
    ]);
    return {
      invoices: rows.slice(0, PAGE).map(presentInvoice),
      more: rows.length > PAGE,
      counts,
      setting: presentSetting(setting),
    };
  },

  issueInvoice: async ({ cid, ...wish }, { db, now }) => {
    const outcome = await issueByStaff(db, { ...wish, conferenceId: cid, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  attachInvoice: async ({ cid, invoiceId }, { db, ports, file, now }) => {
    if (!file) return refuse('file_missing');
    const wish = { conferenceId: cid, invoiceId, content: file.content, now };
    const outcome = await attachInvoice(db, ports.files, wish);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  sendInvoices: async ({ cid, ids }, { db, now }) => {
    const sent = await sendInvoices(db, { conferenceId: cid, ids, now });
    return { sent, left: ids.length - sent };
  },

  redInvoice: async ({ cid, ...wish }, { db, now }) => {
    const outcome = await redByStaff(db, { ...wish, conferenceId: cid, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  reissueInvoice: async ({ cid, ...wish }, { db, now }) => {
    const outcome = await reissueInvoice(db, { ...wish, conferenceId: cid, now });
    if (outcome.ok) return { invoiceId: outcome.id };
    if (!('faults' in outcome)) return refuse(outcome.reason);
    return refuse(
      outcome.reason,
      outcome.faults.map(({ field, reason }) => ({ field: `invoice.${field}`, reason })),
    );
  },

  refuseInvoice: async ({ cid, ...wish }, { db, now }) => {
    const outcome = await refuseInvoice(db, { ...wish, conferenceId: cid, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  saveInvoiceSetting: async ({ cid, setting }, { db }) => {
    await saveInvoiceSetting(db, cid, setting);
    return {};
  },

  exportInvoices: async ({ cid, ids }, { db, staff, language }) => {
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'orders.invoiceBatch', input: { ids } }) };
  },

  exportInvoiceRegister: async ({ cid, ...input }, { db, staff, language }) => {
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'orders.invoiceRegister', input }) };
  },

  uploadInvoiceResult: async ({ cid }, { db, staff, file, now }) => {
    if (!file) return refuse('file_missing');
    const kept = await saveResult(db, { conferenceId: cid, staffId: staff.id, file, now });
    return kept.ok ? { resultId: kept.id } : refuse(kept.reason);
  },

  invoiceResult: async ({ cid, resultId }, { db }) => {
    const result = await findInvoiceResult(db, cid, resultId);
    if (!result) return refuse('not_found');
    const { name, rows } = result;
    const numbers = rows.map(({ number }) => number);
    return { name, rows: presentResult(rows, await resultSources(db, cid, numbers)) };
  },

  applyInvoiceResult: async ({ cid, resultId, rows }, { db, staff, language }) => {
    if (!(await findInvoiceResult(db, cid, resultId))) return refuse('not_found');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'orders.invoiceResult', input: { resultId, rows } }) };
  },
};
