import type { conferenceArchiveCalls } from '@meetingapp/contract/conference/archive.ts';
import type { StaffContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { presentTask } from '../../tasks/present.ts';
import { findTask } from '../../tasks/queries.ts';
import { findSettings } from '../queries-console.ts';
import { beginApply, beginCheck, saveArchive, saveFileGone } from './commands.ts';
import { faultText } from './present.ts';
import { findArchive, findPendingArchive, hasRefundsUnderWay, isBusy, lockArchive } from './queries.ts';

const startOf = ({ staff, language }: StaffContext, conferenceId: number | null) => ({
  societyId: staff.societyId,
  conferenceId,
  staffId: staff.id,
  language,
});

export const conferenceArchiveHandlers: Handlers<typeof conferenceArchiveCalls> = {
  exportArchive: async ({ cid, scope }, context) => {
    const { db, config } = context;
    if (!(await findSettings(db, cid))) return refuse('not_found');
    if (scope === 'everything' && (await hasRefundsUnderWay(db, cid))) return refuse('archive_refunds');
    return {
      taskId: await startTask(db, {
        ...startOf(context, cid),
        kind: 'conference.export',
        input: { scope, product: config.version },
      }),
    };
  },

  uploadArchive: async (_body, context) => {
    const { db, ports, staff, file, now } = context;
    if (!file) return refuse('file_missing');
    const { key } = await ports.files.put(file.content, 'zip');
    const id = await saveArchive(db, { societyId: staff.societyId, staffId: staff.id, name: file.name, key, now });
    const start = { ...startOf(context, null), kind: 'conference.importCheck', input: { archiveId: id } } as const;
    await beginCheck(db, id, await startTask(db, start), 'everything');
    return { id };
  },

  pendingArchive: async (_body, { db, staff }) => ({
    id: (await findPendingArchive(db, staff.societyId, staff.id))?.id ?? null,
  }),

  dropArchive: async ({ id }, { db, ports, staff }) => {
    const record = await lockArchive(db, staff.societyId, id);
    if (!record) return refuse('not_found');
    if (await isBusy(db, record)) return refuse('archive_busy');
    if (record.file_id === '') return {};
    await saveFileGone(db, id);
    await ports.files.remove(record.file_id);
    return {};
  },

  checkArchive: async ({ id, scope }, context) => {
    const { db, staff } = context;
    const record = await lockArchive(db, staff.societyId, id);
    if (!record || record.file_id === '') return refuse('not_found');
    if (await isBusy(db, record)) return refuse('archive_busy');
    const start = { ...startOf(context, null), kind: 'conference.importCheck', input: { archiveId: id } } as const;
    await beginCheck(db, id, await startTask(db, start), scope);
    return {};
  },

  archive: async ({ id }, { db, staff, language }) => {
    const record = await findArchive(db, staff.societyId, id);
    if (!record) return refuse('not_found');
    const place = { societyId: staff.societyId, conferenceId: null };
    const taskOf = async (task: number | null) => (task === null ? undefined : findTask(db, place, task));
    const [check, apply] = await Promise.all([taskOf(record.check_task_id), taskOf(record.apply_task_id)]);
    return {
      name: record.name,
      contains: record.contains,
      scope: record.scope,
      summary: record.summary,
      faults: record.faults.map((fault) => faultText(fault, language)),
      check: check ? presentTask(check) : null,
      apply: apply ? presentTask(apply) : null,
      made: record.made_id,
    };
  },

  applyArchive: async ({ id }, context) => {
    const { db, staff } = context;
    const record = await lockArchive(db, staff.societyId, id);
    if (!record) return refuse('not_found');
    if (record.summary === null || record.file_id === '' || record.made_id !== null || (await isBusy(db, record)))
      return refuse('archive_not_checked');
    const start = { ...startOf(context, null), kind: 'conference.importApply', input: { archiveId: id } } as const;
    const taskId = await startTask(db, start);
    await beginApply(db, id, taskId);
    return { taskId };
  },
};
