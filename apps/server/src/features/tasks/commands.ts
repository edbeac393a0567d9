import { randomBytes } from 'node:crypto';
import { taskFileDays } from '@meetingapp/domain/tasks/file-days.ts';
import type { Database } from '../../db/connection/database.ts';
import { hashToken } from '../../db/sessions/token-hash.ts';

const TICKET_MS = 5 * 60_000;
const DAY_MS = 86_400_000;

/** Asks a task to stop after its current row; completed rows stay. A task that has not begun ends at once. */
export async function cancelTask(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('task')
    .set({ cancel_asked: true })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
  await db
    .updateTable('task')
    .set({ state: 'cancelled', ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Issues a ticket that opens the file of a task for five minutes, so that the browser itself can fetch it. */
export async function issueTicket(db: Database, id: number, now: Date): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  await db
    .updateTable('task')
    .set({ ticket_hash: hashToken(ticket), ticket_until: new Date(now.getTime() + TICKET_MS) })
    .where('id', '=', id)
    .execute();
  return ticket;
}

/** Takes the files from tasks that ended long ago, and returns their keys; the tasks stay in the list. */
export async function clearOldFiles(db: Database, now: Date): Promise<string[]> {
  const kept = await db
    .selectFrom('task')
    .select(['id', 'kind', 'file_id', 'ended_at'])
    .where('file_id', 'is not', null)
    .where('ended_at', 'is not', null)
    .execute();
  const old = kept.filter(
    ({ kind, ended_at: ended }) => ended && now.getTime() - ended.getTime() > taskFileDays(kind) * DAY_MS,
  );
  for (const { id } of old)
    await db.updateTable('task').set({ file_id: null, ticket_hash: null }).where('id', '=', id).execute();
  return old.flatMap(({ file_id: key }) => key ?? []);
}
