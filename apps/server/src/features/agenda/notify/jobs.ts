import { basePath, href } from '@meetingapp/contract/paths.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { defineTask } from '../../../jobs/task.ts';
import { notifyAttendee, notifyExpert } from './commands.ts';
import { changesByExpert } from '../release/present-changes.ts';
import { changeLines, partMessage } from './present.ts';
import { expertsWithMail, plansWith, releaseToNotify } from './queries.ts';
import { releasedProgramme } from '../release/queries.ts';

interface Person {
  whom: 'expert' | 'account';
  id: number;
}

/** Notifies people whose parts changed in a release and people who have a changed item in their plan. Each gets one message, once. */
export const notifyOfRelease = defineTask('agenda.tell', async (run) => {
  const { db, input, clock, publicUrl } = run;
  const conferenceId = run.conferenceId ?? 0;
  const about = await releaseToNotify(db, conferenceId, input.release);
  const after = await releasedProgramme(db, conferenceId, input.release);
  const before = await releasedProgramme(db, conferenceId, input.release - 1);
  if (!about || !after || !before) return;
  const { changes, zone, title } = about;
  const parts = changesByExpert(changes, before, after);
  const experts = input.experts ? await expertsWithMail(db, conferenceId, [...parts.keys()]) : [];
  const plans = input.attendees ? await plansWith(db, conferenceId, changes) : new Map<number, string[]>();
  // People notified of their part are not notified of their plan as well.
  for (const { account_id } of experts) if (account_id !== null) plans.delete(account_id);
  const people: { label: string; item: Person }[] = [
    ...experts.map(({ id, name }) => ({
      label: pickLanguage(name, run.language),
      item: { whom: 'expert' as const, id },
    })),
    ...[...plans.keys()].map((id) => ({ label: String(id), item: { whom: 'account' as const, id } })),
  ];
  const told = { conferenceId, release: input.release, now: clock() };
  await run.total(people.length);
  await run.rows(
    people.map((person, at) => ({ number: at + 1, ...person })),
    async ({ whom, id }, transaction) => {
      if (whom === 'expert') {
        const expert = experts.find((one) => one.id === id);
        if (!expert) return null;
        const own = parts.get(id) ?? [];
        await notifyExpert(
          transaction,
          { ...told, personId: id },
          {
            channel: 'email',
            recipient: expert.email,
            language: expert.name.zh === '' ? 'en' : 'zh',
            template: 'programme_part',
            variables: partMessage({ name: expert.name, conference: title, number: input.release, changes: own, zone }),
          },
        );
        return null;
      }
      const keys = new Set(plans.get(id));
      const own = changes.filter((change) => keys.has(`${change.item}/${change.id}`));
      const link = href('calList', { cid: conferenceId });
      await notifyAttendee(transaction, { ...told, personId: id }, link, {
        conference: title,
        changes: { zh: changeLines(own, zone, 'zh'), en: changeLines(own, zone, 'en') },
        link: new URL(publicUrl).origin + basePath + link,
      });
      return null;
    },
  );
});
