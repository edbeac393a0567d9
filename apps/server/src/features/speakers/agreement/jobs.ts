import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { defineTask } from '../../../jobs/task.ts';
import { expertsBy } from '../invitation/queries.ts';
import { makeAgreement, writeAgreement } from './commands-make.ts';
import { templatesOf } from './queries.ts';

/** Freezes a document for each person and writes to them. People who have it are left out; those without an address get it too. */
export const makeAgreements = defineTask('speakers.agreements', async (run) => {
  const { db, ports, publicUrl, input, clock } = run;
  const conferenceId = run.conferenceId ?? 0;
  const template = (await templatesOf(db, conferenceId)).find(({ id }) => id === input.templateId);
  if (!template) return;
  const experts = (await expertsBy(db, input.expertIds)).filter((one) => one.conference_id === conferenceId);
  await run.total(experts.length);
  await run.rows(
    experts.map((expert, at) => ({ number: at + 1, label: pickLanguage(expert.name, run.language), item: expert })),
    async (expert, transaction) => {
      const now = clock();
      const making = { conferenceId, expertId: expert.id, template, fee: input.fee };
      const made = await makeAgreement(transaction, making, { files: ports.files, sealing: ports.sealing, now });
      if (made === null) return { refused: 'agreement_there' };
      await writeAgreement(transaction, making, { signatures: ports.signatures, publicUrl, now });
      return null;
    },
  );
});
