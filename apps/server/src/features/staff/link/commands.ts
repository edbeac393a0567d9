import { isWeakPassword } from '@meetingapp/domain/accounts/password.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import { queueMessage } from '../../../db/rows/outbox.ts';
import { revokeDevices } from '../../../db/sessions/known-devices.ts';
import { endWaits, typedIdentity } from '../../../db/sessions/log-in-failures.ts';
import { endStaffSessions } from '../../../db/sessions/sessions.ts';
import { hashToken, newToken } from '../../../db/sessions/token-hash.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { hashPassword } from '../../../http/security/passwords.ts';
import { findStaffByEmail } from '../account/queries.ts';
import { findLink, resetsSince } from './queries.ts';

const HOUR_MS = 3_600_000;
const lasts = { invitation: 7 * 24 * HOUR_MS, reset: HOUR_MS } as const;
/** Milliseconds between two mails to one person. */
const PAUSE_MS = 60_000;
/** Reset links per person and hour; all of them are valid. */
const RESETS = 5;

export interface NewLink {
  staff: { id: number; name: string; email: string };
  purpose: 'invitation' | 'reset';
  publicUrl: string;
  language: Language;
  now: Date;
  /** Variables of the mail's template. */
  variables?: Record<string, string>;
}

/**
 * Sends a link to set a password. An invitation invalidates the person's earlier links; a reset does not, because a stranger can
 * request one. The token follows `#`, which is not sent to servers and so is never logged.
 */
export async function sendLink(transaction: DatabaseTransaction, link: NewLink): Promise<void> {
  const { staff, purpose, publicUrl, language, now, variables = {} } = link;
  const token = newToken();
  if (purpose === 'invitation') await transaction.deleteFrom('staff_link').where('staff_id', '=', staff.id).execute();
  await transaction
    .insertInto('staff_link')
    .values({
      hash: hashToken(token),
      staff_id: staff.id,
      purpose,
      created_at: now,
      expires_at: new Date(now.getTime() + lasts[purpose]),
    })
    .execute();
  const page = `${publicUrl}/console/password?lang=${language === 'en' ? 'en' : 'ch'}`;
  await queueMessage(transaction, {
    channel: 'email',
    recipient: staff.email,
    language,
    template: `staff_${purpose}`,
    variables: { ...variables, name: staff.name, link: `${page}#${token}` },
    conferenceId: null,
  });
}

export async function sendReset(
  db: Database,
  { email, ...where }: { email: string; publicUrl: string; language: Language; now: Date },
): Promise<void> {
  const staff = await findStaffByEmail(db, email);
  // An invited person without a password keeps the invitation instead.
  if (!staff || staff.password_hash === null) return;
  const sent = await resetsSince(db, staff.id, new Date(where.now.getTime() - HOUR_MS));
  const [last] = sent;
  if (sent.length >= RESETS || (last && where.now.getTime() - last.created_at.getTime() < PAUSE_MS)) return;
  await inTransaction(db, (transaction) => sendLink(transaction, { staff, purpose: 'reset', ...where }));
}

type Outcome = { ok: true } | { ok: false; reason: 'link_over' | 'password_weak' };

/** Sets the password, ends every session of the person and invalidates their links. */
export async function useLink(db: Database, token: string, password: string, now: Date): Promise<Outcome> {
  const link = await findLink(db, token, now);
  if (!link) return { ok: false, reason: 'link_over' };
  if (isWeakPassword(password)) return { ok: false, reason: 'password_weak' };
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (transaction) => {
    const used = await transaction.deleteFrom('staff_link').where('hash', '=', hashToken(token)).executeTakeFirst();
    if (used.numDeletedRows === 0n) return { ok: false, reason: 'link_over' };
    await transaction.deleteFrom('staff_link').where('staff_id', '=', link.staff_id).execute();
    await transaction
      .updateTable('staff_member')
      .set({ password_hash: passwordHash })
      .where('id', '=', link.staff_id)
      .execute();
    await endStaffSessions(transaction, { staffId: link.staff_id, now });
    await revokeDevices(transaction, { staffId: link.staff_id });
    await endWaits(transaction, [typedIdentity('staff', link.email)]);
    return { ok: true };
  });
}
