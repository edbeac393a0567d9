import { auditCalls } from '@meetingapp/contract/audit.ts';
import type { StaffContext } from '../../http/calls/context.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { isOfSociety } from '../../http/calls/rights.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { startTask } from '../../jobs/task.ts';
import { presentEntries } from './present.ts';
import { auditEntries, changesOf, zoneOf, type AuditFilter } from './queries.ts';
import { labelsOf } from './queries-labels.ts';

const PAGE = 50;

/** Without a conference the log covers the whole society, which a role on one conference does not permit. */
const mayRead = (cid: number | null, { staff }: StaffContext) =>
  cid !== null || staff.grants.some(({ conferenceId }) => conferenceId === null);

export const auditHandlers: Handlers<typeof auditCalls> = {
  list: async ({ cid, subject, subjectId, before, ...filter }, context) => {
    if (!mayRead(cid, context)) return refuse('forbidden');
    const { db, staff, language } = context;
    const about: Pick<AuditFilter, 'subject'> =
      subject === undefined ? {} : { subject: { table: subject, id: subjectId ?? null } };
    const ofSociety = isOfSociety(staff.grants, auditCalls.list.who.staff);
    const zone = cid === null ? null : await zoneOf(db, cid);
    const found = await auditEntries(
      db,
      { ...filter, ...about, zone, societyId: staff.societyId, conferenceId: cid, ofSociety },
      before,
      PAGE + 1,
    );
    const entries = found.slice(0, PAGE);
    const changes = await changesOf(
      db,
      entries.map((entry) => entry.id),
      { ...about, ofSociety },
    );
    return {
      entries: presentEntries(entries, changes, await labelsOf(db, changes), language),
      more: found.length > PAGE,
    };
  },

  export: async ({ cid, ...input }, context) => {
    if (!mayRead(cid, context)) return refuse('forbidden');
    const { db, staff, language } = context;
    const { subject, ...rest } = input;
    const told = { ...rest, ...(subject === undefined ? {} : { subject }) };
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'audit.export', input: told }) };
  },
};
