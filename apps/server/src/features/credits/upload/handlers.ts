import type { creditUploadCalls } from '@meetingapp/contract/credits/upload.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { fieldsOfAllForms } from '../../registration/list/queries-export.ts';
import { lockSet } from '../queries-console.ts';
import { rulesInForce } from '../queries.ts';
import { columnsOrExample } from './present-columns.ts';
import { removeReport, saveColumns, takeReturn } from './commands.ts';
import { presentUpload } from './present.ts';
import { columnsOf, countsOf, reportedOf } from './queries.ts';
import { readReturn } from './reader.ts';

export const creditUploadHandlers: Handlers<typeof creditUploadCalls> = {
  state: async ({ cid, setId }, { db, language }) => {
    const set = await columnsOf(db, cid, setId);
    if (!set) return refuse('not_found');
    const rows = await reportedOf(db, setId);
    const { columns } = await fieldsOfAllForms(db, cid);
    return {
      columns: columnsOrExample(set.upload_columns, language),
      version: set.version,
      fields: columns.map(({ code, label }) => ({ code, label: label[language] })),
      counts: await countsOf(db, setId),
      rows: rows.map((row) => ({
        ...presentUpload(row),
        accountId: row.account_id,
        number: row.number,
        name: row.name,
      })),
    };
  },

  saveColumns: async ({ cid, setId, version, columns }, { db }) => {
    if (!(await lockSet(db, cid, setId))) return refuse('not_found');
    if (!columns.some(({ value }) => value === 'number'))
      return refuse('body_invalid', [{ field: 'columns', reason: 'number_column' }]);
    const saved = await saveColumns(db, { setId, version }, columns);
    return saved === undefined ? refuse('changed_meanwhile') : { version: saved };
  },

  export: async ({ cid, setId, reported }, { db, staff, language }) => {
    if (!(await lockSet(db, cid, setId))) return refuse('not_found');
    if (!(await rulesInForce(db, cid)).some(({ id }) => id === setId)) return refuse('credit_rules_unpublished');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'credits.upload', input: { setId, reported } }) };
  },

  takeReturn: async ({ cid, setId, apply }, { db, file, language, now }) => {
    if (!(await lockSet(db, cid, setId))) return refuse('not_found');
    if (!file) return refuse('file_missing');
    const set = await columnsOf(db, cid, setId);
    const columns = columnsOrExample(set?.upload_columns ?? [], language);
    const read = await readReturn(file, columns.find(({ value }) => value === 'number')?.title ?? '');
    if (!read.ok) return refuse(read.reason === 'sheet_columns' ? 'credit_return_columns' : read.reason);
    return { applied: apply, rows: await takeReturn(db, setId, read.rows, apply ? now : null) };
  },

  withdraw: async ({ cid, setId, accountId }, { db }) => {
    if (!(await lockSet(db, cid, setId))) return refuse('not_found');
    await removeReport(db, setId, accountId);
    return {};
  },
};
