import { defineJob } from '../../../jobs/job.ts';
import { defineTask, type TaskRow } from '../../../jobs/task.ts';
import { findForStaff } from '../../conference/queries.ts';
import { issueCertificate } from '../certificate/commands-issue.ts';
import { inForce } from '../template/queries.ts';
import { startAutomatic } from './commands-automatic.ts';
import { countTargets, type Target, targets } from './queries-candidates.ts';

/** Each hour: starts issuing for templates where it is switched on and someone new meets the rule. */
export const issueEachHour = defineJob(
  'certificates.automatic',
  async (_payload, { db, publicUrl, clock }) => {
    await startAutomatic(db, { publicUrl, now: clock() });
  },
  { every: '11 * * * *' },
);

/**
 * Issues a certificate to everyone who meets the rule of a template, of a lecture one for each talk. Each row has its own transaction;
 * a later run skips rows that have a result, and who has a valid certificate gets no second one.
 */
export const issueByRule = defineTask('certificates.issue', async (run) => {
  const { db, input, conferenceId, staffId, publicUrl, clock } = run;
  const cid = conferenceId ?? 0;
  const conference = await findForStaff(db, cid);
  const template = await inForce(db, cid, input);
  if (!conference || !template) return run.total(0);
  const place = { conferenceId: cid, zone: conference.zone };
  await run.total(await countTargets(db, place, template, input.missing));

  async function* rows(): AsyncGenerator<TaskRow<Target>> {
    let number = 0;
    if (!template) return;
    for await (const target of targets(db, place, template, input.missing)) {
      number += 1;
      yield { number, label: target.person.name, item: target };
    }
  }

  await run.rows(rows(), async ({ person, talkId }, transaction) => {
    const act = { conference, template, person, talkId, grant: null, staffId, publicUrl, now: clock() };
    const issued = await issueCertificate(transaction, act);
    return issued.ok ? null : { refused: issued.reason };
  });
});
