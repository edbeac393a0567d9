import type { Database } from '../../../db/connection/database.ts';
import { startTask } from '../../../jobs/task.ts';
import { findForStaff } from '../../conference/queries.ts';
import { unprintable } from '../certificate/commands-issue.ts';
import { automaticTemplates, inForce } from '../template/queries.ts';
import { isIssuing, targets } from './queries-candidates.ts';

/** Days after the end of a conference in which certificates are still issued each hour. */
const DAYS_AFTER = 90;

/**
 * Starts a task for each template where issuing each hour is switched on, if someone who never had one meets the rule and the
 * certificate can be printed. Those whose name cannot be printed start none of their own; the result of the next task names them.
 * Returns the ids of the tasks.
 */
export async function startAutomatic(
  db: Database,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<number[]> {
  const started: number[] = [];
  for (const { id, conference_id, society_id, automatic_by } of await automaticTemplates(db, now, DAYS_AFTER)) {
    const conference = await findForStaff(db, conference_id);
    const template = await inForce(db, conference_id, { templateId: id });
    if (!conference || !template || automatic_by === null || (await isIssuing(db, conference_id, id))) continue;
    const place = { conferenceId: conference_id, zone: conference.zone };
    for await (const { person, talkId } of targets(db, place, template, true)) {
      const act = { conference, template, person, talkId, grant: null, staffId: automatic_by, publicUrl, now };
      if ((await unprintable(db, act)) !== null) continue;
      const task = {
        kind: 'certificates.issue',
        input: { templateId: id, missing: true },
        societyId: society_id,
        conferenceId: conference_id,
        staffId: automatic_by,
        language: 'zh',
      } as const;
      started.push(await startTask(db, task));
      break;
    }
  }
  return started;
}
