import type { badgeCalls } from '@meetingapp/contract/checkin/badge.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { zoneOf } from '../point/queries.ts';
import { roleOf } from '../ticket/writer.ts';
import { prepareBadge, setRole } from './commands.ts';
import { countUnprinted, findBadges } from './queries.ts';
import { printPeople } from './commands-print.ts';
import { badgeDesignHandlers } from './handlers-design.ts';

export const badgeHandlers: Handlers<typeof badgeCalls> = {
  ...badgeDesignHandlers,

  badges: async ({ cid, text }, { db }) => {
    const [zone, unprinted, people] = await Promise.all([
      zoneOf(db, cid),
      countUnprinted(db, cid),
      findBadges(db, cid, text),
    ]);
    return {
      zone,
      unprinted,
      people: people.map((row) => ({
        regId: row.registration_id,
        name: row.name,
        number: row.number,
        institution: row.answers.company ?? '',
        role: roleOf(row.role),
        printedAt: row.printed_at?.toISOString() ?? null,
      })),
    };
  },

  printBadge: async ({ cid, regId, paper, renew }, { db, ports, staff, now, language }) => {
    const badge = await prepareBadge(db, { cid, regId, renew, staffId: staff.id, now });
    if (!badge) return refuse('not_found');
    const { pdf, small } = await printPeople({ db, files: ports.files }, [badge], { cid, paper, language });
    return { pdf: pdf.toString('base64'), name: badge.name, fits: small.length === 0 };
  },

  printBadges: async ({ cid, paper, onSheet }, { db, staff, language }) => {
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'checkin.badges', input: { paper, sheet: onSheet } }) };
  },

  setRole: async ({ cid, regId, role }, { db }) => ((await setRole(db, cid, regId, role)) ? {} : refuse('not_found')),
};
