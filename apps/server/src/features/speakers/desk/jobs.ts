import { sendReminders } from './commands-remind.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineTask } from '../../../jobs/task.ts';
import { programmeInForce } from '../../agenda/release/queries-cached-programmes.ts';
import { findHome } from '../../home/queries.ts';
import { noteLetter, sendLetter } from '../invitation/commands-letter.ts';
import { conferenceOfLetter, expertsBy, letterTasks, settingsOf } from '../invitation/queries.ts';
import { walksOn } from '../task/reader-walks.ts';
import { advanceChain } from './commands-stand-in.ts';
import { dueChains, writable } from './queries.ts';

/** Writes one letter to each person of a selection. A person whose tasks left the programme meanwhile gets none. */
export const writeLetters = defineTask('speakers.write', async (run) => {
  const { db, ports, publicUrl, input, clock } = run;
  const conferenceId = run.conferenceId ?? 0;
  const conference = await conferenceOfLetter(db, conferenceId);
  if (!conference) return;
  const { answerBy } = await settingsOf(db, conferenceId);
  const ids = new Map<number, number[]>();
  for (const { id, expert_id } of await writable(db, conferenceId, input.invitationIds))
    ids.set(expert_id, [...(ids.get(expert_id) ?? []), id]);
  const experts = await expertsBy(db, [...ids.keys()]);
  await run.total(experts.length);
  await run.rows(
    experts.map((expert, at) => ({ number: at + 1, label: pickLanguage(expert.name, run.language), item: expert })),
    async (expert, transaction) => {
      const now = clock();
      const rows = await writable(transaction, conferenceId, ids.get(expert.id) ?? []);
      const own = rows.map(({ id }) => id);
      if (own.length === 0) return null;
      const kind = rows.some(({ invited_at }) => invited_at === null) ? ('invited' as const) : ('reminded' as const);
      const letter = { kind, conference, tasks: await letterTasks(transaction, own), answerBy };
      const around = { signatures: ports.signatures, publicUrl, now };
      if (!(await sendLetter(transaction, expert, letter, around))) return { refused: 'speaker_no_address' };
      await noteLetter(transaction, own, now);
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

/** Sends reminders every hour: the settings say on which days, at what hours and how many. */
export const remindSpeakers = defineJob(
  'speakers.remind',
  async (_payload, { db, ports, publicUrl, clock }) => {
    await sendReminders(db, { signatures: ports.signatures, publicUrl, now: clock() });
  },
  { every: '11 * * * *' },
);
