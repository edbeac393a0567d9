import type { agendaConsoleCalls } from '@meetingapp/contract/agenda/draft.ts';
import { changesBetween } from '@meetingapp/domain/agenda/changes.ts';
import { findClashes } from '@meetingapp/domain/agenda/clashes.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { addJob } from '../../../jobs/queue.ts';
import { startTask } from '../../../jobs/task.ts';
import { releaseProgramme } from './commands.ts';
import { changesByExpert, emptyProgramme } from './present-changes.ts';
import { presentPlanned } from '../draft/present.ts';
import { writeProgramme } from './writer.ts';
import { conferenceOfProgramme, readDraft } from '../draft/queries.ts';
import { plannedBy } from '../plan/queries.ts';
import { allReleases, currentRelease, releasedProgramme } from './queries.ts';

type ReleaseCalls = Pick<typeof agendaConsoleCalls, 'changes' | 'release' | 'releases'>;

/** Staff release the draft. */
export const releaseHandlers: Handlers<ReleaseCalls> = {
  changes: async ({ cid }, { db, now }) => {
    const about = await conferenceOfProgramme(db, cid);
    if (!about) return refuse('conference_unknown');
    const last = await currentRelease(db, cid);
    const { programme } = writeProgramme(about, await readDraft(db, cid), { release: 0, at: now });
    const before = (last && (await releasedProgramme(db, cid, last.number))) ?? emptyProgramme(programme);
    const changes = changesBetween(before, programme);
    const planned = await plannedBy(db, cid, changes);
    return {
      changes: changes.map((change) => ({ change, planned: planned.each.get(`${change.item}/${change.id}`) ?? 0 })),
      experts: changesByExpert(changes, before, programme).size,
      attendees: planned.all,
    };
  },

  release: async ({ cid, note, reason, tell }, { db, staff, now, language }) => {
    const clashes = findClashes(...presentPlanned(await readDraft(db, cid))).length;
    if (reason === '' && clashes > 0) return refuse('programme_clashes');
    // A reason typed before the last clash was solved is dropped.
    const allTheSame = clashes > 0 ? { clashes, reason } : {};
    const outcome = await releaseProgramme(db, { conferenceId: cid, staffId: staff.id, note, ...allTheSame, now });
    if (!outcome.ok) return refuse(outcome.reason);
    const { number } = outcome;
    await addJob(db, 'speakers.sync', { conferenceId: cid });
    // The first release notifies nobody: nothing was announced before it.
    if (number === 1 || !(tell.experts || tell.attendees)) return { number, taskId: null };
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return {
      number,
      taskId: await startTask(db, { ...start, kind: 'agenda.tell', input: { release: number, ...tell } }),
    };
  },

  releases: async ({ cid }, { db }) => ({
    releases: (await allReleases(db, cid)).map((row) => ({
      number: row.number,
      at: row.released_at.toISOString(),
      by: row.by ?? '',
      note: row.note,
      clashes: row.clashes,
      reason: row.reason,
      changes: row.changes,
    })),
  }),
};
