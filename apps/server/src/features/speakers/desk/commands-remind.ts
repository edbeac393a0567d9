import { isReminderDue, isReminderTime, type ReminderRules } from '@meetingapp/domain/speakers/reminders.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { noteLetter, sendLetter, type LetterSurroundings } from '../invitation/commands-letter.ts';
import { conferenceOfLetter, expertsBy, letterTasks } from '../invitation/queries.ts';

/** Conferences whose settings send reminders, with a deadline ahead. */
const reminding = (db: Database, now: Date) =>
  db
    .selectFrom('speaker_settings')
    .select(['conference_id', 'answer_by', 'remind_days', 'remind_most', 'remind_from', 'remind_until'])
    .where('answer_by', '>', now)
    .orderBy('conference_id')
    .execute();

/** People with tasks that wait for a reply after at least one letter. */
const waitingPeople = async (db: Database, conferenceId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('speaker_invitation')
    .select('expert_id')
    .distinct()
    .where('conference_id', '=', conferenceId)
    .where('state', '=', 'none')
    .where('gone_at', 'is', null)
    .where('written_at', 'is not', null)
    .orderBy('expert_id')
    .execute();
  return rows.map(({ expert_id: id }) => id);
};

/** Reminds everybody whose reminder is due now, one letter each. Running again sends nothing twice. Returns the number of letters. */
export async function sendReminders(db: Database, around: LetterSurroundings): Promise<number> {
  let letters = 0;
  for (const row of await reminding(db, around.now)) {
    const conference = await conferenceOfLetter(db, row.conference_id);
    if (!conference || row.answer_by === null) continue;
    const rules = { days: row.remind_days, most: row.remind_most, from: row.remind_from, until: row.remind_until };
    const { zone } = conference;
    if (!isReminderTime(rules, { answerBy: row.answer_by, zone, now: around.now })) continue;
    for (const expertId of await waitingPeople(db, conference.id)) {
      const told = await remindOne(db, { expertId, conference, answerBy: row.answer_by, rules }, around);
      if (told) letters += 1;
    }
  }
  return letters;
}

interface Reminder {
  expertId: number;
  conference: NonNullable<Awaited<ReturnType<typeof conferenceOfLetter>>>;
  answerBy: Date;
  rules: ReminderRules;
}

/** The rows are locked, so that two processes do not write to one person. */
const remindOne = (
  db: Database,
  { expertId, conference, answerBy, rules }: Reminder,
  around: LetterSurroundings,
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const rows = await transaction
      .selectFrom('speaker_invitation')
      .select(['id', 'letters', 'written_at'])
      .where('expert_id', '=', expertId)
      .where('conference_id', '=', conference.id)
      .where('state', '=', 'none')
      .where('gone_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    const due = rows.filter(({ letters, written_at: writtenAt }) =>
      isReminderDue(rules, { letters, writtenAt }, conference.zone, around.now),
    );
    const ids = due.map(({ id }) => id);
    const [expert] = await expertsBy(transaction, [expertId]);
    if (ids.length === 0 || !expert) return false;
    const letter = { kind: 'reminded' as const, conference, tasks: await letterTasks(transaction, ids), answerBy };
    if (!(await sendLetter(transaction, expert, letter, around))) return false;
    await noteLetter(transaction, ids, around.now);
    return true;
  });
