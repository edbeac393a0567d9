import type { Database } from '../../../db/connection/database.ts';
import type { MessageRow } from './queries.ts';
import { letterOf } from './writer.ts';

/** Saves a message of a sandbox in its list instead of sending it, once. No port of a channel is asked. */
export async function saveSandboxMessage(
  db: Database,
  { id, channel, recipient, language, template, variables, file_name }: MessageRow,
  conferenceId: number,
  now: Date,
): Promise<{ ok: true; id: string }> {
  const letter = letterOf(template, variables, language) ?? { subject: template, body: '' };
  await db
    .insertInto('sandbox_message')
    .values({
      conference_id: conferenceId,
      message_id: id,
      channel,
      recipient,
      language,
      template,
      ...letter,
      file_name,
      at: now,
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
  return { ok: true, id: '' };
}
