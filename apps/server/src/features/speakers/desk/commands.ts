import type { Reminders } from '@meetingapp/contract/speakers/desk.ts';
import type { Database } from '../../../db/connection/database.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';

interface SettingsInput {
  conferenceId: number;
  /** 0: never saved. */
  seen: number;
  answerBy: Date | null;
  slidesBy: Date | null;
  remind: Reminders;
  staffId: number;
}

export async function saveSettings(
  db: Database,
  { conferenceId, seen, answerBy, slidesBy, remind, staffId }: SettingsInput,
): Promise<{ ok: true; version: number } | { ok: false; reason: 'changed_meanwhile' }> {
  const values = {
    answer_by: answerBy,
    slides_by: slidesBy,
    remind_days: [...new Set(remind.days)].sort((one, other) => other - one),
    remind_most: remind.most,
    remind_from: remind.from,
    remind_until: remind.until,
    remind_by: staffId,
  };
  const row =
    seen === 0
      ? await db
          .insertInto('speaker_settings')
          .values({ ...values, conference_id: conferenceId })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('speaker_settings')
          .set({ ...values, version: nextVersion })
          .where('conference_id', '=', conferenceId)
          .where('version', '=', seen)
          .returning('version')
          .executeTakeFirst();
  return row ? { ok: true, version: row.version } : { ok: false, reason: 'changed_meanwhile' };
}
