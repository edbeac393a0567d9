import { dueReminders, remindOne, startReminders } from './commands-remind.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineTask } from '../../../jobs/task.ts';
import { programmeInForce } from '../../agenda/release/queries-cached-programmes.ts';
import { findHome } from '../../home/queries.ts';
import { noteLetter, sendToSpeaker } from '../invitation/commands-letter.ts';
import { conferenceOfLetter, expertsBy, settingsOf } from '../invitation/queries.ts';
import { stepsOf } from '../task/queries-steps.ts';
import { walksOn } from '../task/reader-walks.ts';
import { advanceChain } from './commands-stand-in.ts';
import { dueChains, writable } from './queries.ts';
import { writeDeskLetter } from './writer-letter.ts';

/**
 * Writes one letter to each person of a selection: it asks for replies, or names what else is missing. A person from whom nothing is
 * missing any more gets none.
 */
export const writeLetters = defineTask('speakers.write', async (run) => {
  const { db, ports, publicUrl, input, clock } = run;
  const conferenceId = run.conferenceId ?? 0;
  const conference = await conferenceOfLetter(db, conferenceId);
  if (!conference) return;
  const { answerBy } = await settingsOf(db, conferenceId);
  const ids = groupBy(
    await writable(db, conferenceId, input.invitationIds),
    (row) => row.expert_id,
    ({ id }) => id,
  );
  const expertIds = [...ids.keys()];
  const programme = await programmeInForce(db, conferenceId);
  const steps = await stepsOf(db, { conferenceId, expertIds, programme, now: clock() });
  const experts = await expertsBy(db, expertIds);
  await run.total(experts.length);
  await run.rows(
    experts.map((expert, at) => ({ number: at + 1, label: pickLanguage(expert.name, run.language), item: expert })),
    async (expert, transaction) => {
      const now = clock();
      const rows = await writable(transaction, conferenceId, ids.get(expert.id) ?? []);
      const about = { conference, answerBy, steps: steps([expert.id]), now };
      const letter = await writeDeskLetter(transaction, expert, rows, about);
      if (!letter) return null;
      const around = { signatures: ports.signatures, publicUrl, now };
      if (!(await sendToSpeaker(transaction, expert, { conferenceId, ...letter }, around)))
        return { refused: 'speaker_no_address' };
      await noteLetter(transaction, letter.ids, now);
      return null;
    },
  );
});

/** Asks the next stand-ins of the chains that are due. */
export const advanceChains = defineJob(
  'speakers.chain',
  async (_payload, { db, ports, publicUrl, clock }) => {
    for (const { invitation_id: invitationId, conference_id: conferenceId } of await dueChains(db, clock())) {
      const [conference, programme] = await Promise.all([
        conferenceOfLetter(db, conferenceId),
        programmeInForce(db, conferenceId),
      ]);
      if (!conference || !programme) continue;
      const walk = walksOn(await findHome(db, conferenceId), programme);
      const around = { signatures: ports.signatures, publicUrl, now: clock(), programme, walk };
      await advanceChain(db, { invitationId, conferenceId, zone: conference.zone }, around);
    }
  },
  { every: '* * * * *', woken: true },
);

/** Reminds everybody whose reminder is due, with a result per person. */
export const remindInTask = defineTask('speakers.remind', async (run) => {
  const { db, ports, publicUrl, clock } = run;
  const [due] = await dueReminders(db, clock(), run.conferenceId ?? 0);
  const people = due?.people ?? [];
  await run.total(people.length);
  if (!due) return;
  await run.rows(
    people.map((expert, at) => ({ number: at + 1, label: pickLanguage(expert.name, run.language), item: expert })),
    async (expert, transaction) => {
      await remindOne(transaction, expert, due, { signatures: ports.signatures, publicUrl, now: clock() });
      return null;
    },
  );
});

/** Starts reminders every hour: the settings say on which days, at what hours and how many. */
export const remindSpeakers = defineJob(
  'speakers.remind',
  async (_payload, { db, ports, publicUrl, clock }) => {
    await startReminders(db, { signatures: ports.signatures, publicUrl, now: clock() });
  },
  { every: '11 * * * *' },
);
