import { lackOf } from '@meetingapp/domain/certificates/rule.ts';
import { defineTask, type TaskRow } from '../../../jobs/task.ts';
import { findForStaff } from '../../conference/queries.ts';
import { issueCertificate } from '../certificate/commands-issue.ts';
import type { PersonWithEvidence } from '../certificate/queries-evidence.ts';
import { allWithEvidence, countCandidates } from './queries-candidates.ts';
import { inForce } from '../template/queries.ts';

interface Candidate {
  person: PersonWithEvidence;
  talkId: number | null;
}

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
  const { all } = await countCandidates(db, place, template);
  await run.total(all);

  async function* candidates(): AsyncGenerator<TaskRow<Candidate>> {
    let number = 0;
    if (!template) return;
    for await (const person of allWithEvidence(db, place, template.rule)) {
      if (lackOf(template.kind, template.rule, person.evidence) !== null) continue;
      const talks = template.kind === 'lecture' ? person.talks.map(({ id }) => id) : [null];
      for (const talkId of talks) {
        number += 1;
        yield { number, label: person.name, item: { person, talkId } };
      }
    }
  }

  await run.rows(candidates(), async ({ person, talkId }, transaction) => {
    const act = { conference, template, person, talkId, grant: null, staffId, publicUrl, now: clock() };
    const issued = await issueCertificate(transaction, act);
    return issued.ok ? null : { refused: issued.reason };
  });
});
