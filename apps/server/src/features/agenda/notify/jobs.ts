import { basePath, href } from '@meetingapp/contract/paths.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { defineTask } from '../../../jobs/task.ts';
import { notifyAttendee, notifyExpert } from './commands.ts';
import { changesByExpert } from '../release/present-changes.ts';
import { changeLines, changeParts, partMessage, partMessages, planSubject } from './present.ts';
import { plansWith, reachableExperts, releaseToNotify } from './queries.ts';
import { releasedProgramme } from '../release/queries.ts';

interface Person {
  whom: 'expert' | 'account';
  id: number;
}

/** Notifies people whose parts changed in a release and people who have a changed item in their plan. Each gets one message, once. */
export const notifyOfRelease = defineTask('agenda.tell', async (run) => {
  const { db, input, clock, publicUrl } = run;
  const conferenceId = run.conferenceId ?? 0;
  const released = await releaseToNotify(db, conferenceId, input.release);
  const after = await releasedProgramme(db, conferenceId, input.release);
  const before = await releasedProgramme(db, conferenceId, input.release - 1);
  if (!released || !after || !before) return;
  const { changes, zone, title } = released;
  const parts = changesByExpert(changes, before, after);
  const experts = input.experts ? await reachableExperts(db, conferenceId, [...parts.keys()]) : [];
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
  const planLink = href('calList', { cid: conferenceId });
  const told = { conferenceId, release: input.release, now: clock() };
  await run.total(people.length);
  await run.rows(
    people.map((person, at) => ({ number: at + 1, ...person })),
    async ({ whom, id }, transaction) => {
      if (whom === 'expert') {
        const expert = experts.find((one) => one.id === id);
        if (!expert) return null;
        const own = parts.get(id) ?? [];
        const about = { name: expert.name, conference: title, number: input.release, changes: own, zone };
        const { account_id: accountId } = expert;
        await notifyExpert(
          transaction,
          { ...told, personId: id },
          accountId === null
            ? {
                mail: {
                  channel: 'email',
                  recipient: expert.email,
                  language: expert.name.zh === '' ? 'en' : 'zh',
                  template: 'programme_part',
                  variables: partMessage(about),
                },
              }
            : { account: { accountId, variables: partMessages(about), link: planLink, parts: changeParts(own, zone) } },
        );
        return null;
      }
      const keys = new Set(plans.get(id));
      const own = changes.filter((change) => keys.has(`${change.item}/${change.id}`));
      await notifyAttendee(
        transaction,
        { ...told, personId: id },
        {
          variables: {
            conference: title,
            subject: planSubject(own, title),
            changes: { zh: changeLines(own, zone, 'zh'), en: changeLines(own, zone, 'en') },
            link: new URL(publicUrl).origin + basePath + planLink,
          },
          link: planLink,
          parts: changeParts(own, zone),
        },
      );
      return null;
    },
  );
});
