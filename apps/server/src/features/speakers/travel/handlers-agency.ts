import type { agencyCalls } from '@meetingapp/contract/speakers/agency.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { findForStaff } from '../../conference/queries.ts';
import { planAgencyList } from './queries-agency.ts';

export const agencyHandlers: Handlers<typeof agencyCalls> = {
  readAgency: async ({ cid }, { db, file }) => {
    if (!file) return refuse('file_missing');
    const conference = await findForStaff(db, cid);
    if (!conference) return refuse('not_found');
    const read = await planAgencyList(db, { cid, zone: conference.zone, file });
    return read.ok ? { name: file.name.slice(0, 200), rows: read.rows } : refuse(read.reason);
  },

  writeAgency: async ({ cid, tickets }, { db, staff, language }) => ({
    taskId: await startTask(db, {
      societyId: staff.societyId,
      conferenceId: cid,
      staffId: staff.id,
      language,
      kind: 'speakers.agency',
      input: { tickets },
    }),
  }),
};
