import { isReminderDue, isReminderTime, type ReminderRules } from '@meetingapp/domain/speakers/reminders.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { startTask } from '../../../jobs/task.ts';
import { noteLetter, sendLetter, type LetterSurroundings } from '../invitation/commands-letter.ts';
import { conferenceOfLetter, expertsBy, letterTasks, reachedBy, type SpeakerRow } from '../invitation/queries.ts';
import { reminderSettings, waitingTasks } from './queries-remind.ts';

interface Reminding {
  conference: NonNullable<Awaited<ReturnType<typeof conferenceOfLetter>>>;
  answerBy: Date;
  rules: ReminderRules;
}

interface DueReminders extends Reminding {
  societyId: number;
  /** Whose task it is; null: the settings are older than these tasks. */
  staffId: number | null;
  people: SpeakerRow[];
}

/** Conferences in which people are to be reminded now, or one of them, with these people. */
export async function dueReminders(db: Database, now: Date, conferenceId?: number): Promise<DueReminders[]> {
  const due: DueReminders[] = [];
  for (const row of await reminderSettings(db, now, conferenceId)) {
    const { answer_by: answerBy, remind_by: staffId, society_id: societyId } = row;
    const conference = await conferenceOfLetter(db, row.conference_id);
    const rules = { days: row.remind_days, most: row.remind_most, from: row.remind_from, until: row.remind_until };
    if (!conference || answerBy === null || !isReminderTime(rules, { answerBy, zone: conference.zone, now })) continue;
    const waiting = (await waitingTasks(db, conference.id)).filter(({ letters, written_at: writtenAt }) =>
      isReminderDue(rules, { letters, writtenAt }, conference.zone, now),
    );
    const experts = await expertsBy(db, [...new Set(waiting.map(({ expert_id }) => expert_id))]);
    const people = experts.filter((expert) => reachedBy(expert) !== null);
    if (people.length > 0) due.push({ conference, societyId, staffId, answerBy, rules, people });
  }
  return due;
}

/** Starts a task for each conference in which reminders are due now. Starting again writes nothing twice. */
export async function startReminders(db: Database, around: LetterSurroundings): Promise<void> {
  for (const { societyId, staffId, people, ...reminding } of await dueReminders(db, around.now)) {
    const conferenceId = reminding.conference.id;
    if (staffId === null)
      for (const expert of people)
        await inTransaction(db, (transaction) => remindOne(transaction, expert, reminding, around));
    else await startTask(db, { kind: 'speakers.remind', input: {}, societyId, conferenceId, staffId, language: 'zh' });
  }
}

/** Reminds a person of the tasks that are due; the rows are locked, so that two processes do not write to one person. */
export async function remindOne(
  transaction: DatabaseTransaction,
  expert: SpeakerRow,
  { conference, answerBy, rules }: Reminding,
  around: LetterSurroundings,
): Promise<void> {
  const rows = await transaction
    .selectFrom('speaker_invitation')
    .select(['id', 'letters', 'written_at'])
    .where('expert_id', '=', expert.id)
    .where('conference_id', '=', conference.id)
    .where('state', '=', 'none')
    .where('gone_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = rows
    .filter(({ letters, written_at: writtenAt }) =>
      isReminderDue(rules, { letters, writtenAt }, conference.zone, around.now),
    )
    .map(({ id }) => id);
  if (ids.length === 0) return;
  const letter = { kind: 'reminded' as const, conference, tasks: await letterTasks(transaction, ids), answerBy };
  if (await sendLetter(transaction, expert, letter, around)) await noteLetter(transaction, ids, around.now);
}
