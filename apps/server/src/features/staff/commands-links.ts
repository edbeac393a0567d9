import { isWeakPassword } from '@meetingapp/domain/accounts/password.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/database.ts';
import { queueMessage } from '../../db/outbox.ts';
import { forgetWrongPasswords, passwordIdentity } from '../../db/password-lock.ts';
import { endStaffSessions } from '../../db/sessions.ts';
import { hashToken, newToken } from '../../db/token-hash.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/transaction.ts';
import { hashPassword } from '../../http/passwords.ts';
import { findStaffByEmail } from './queries.ts';
import { findLink, latestReset } from './queries-links.ts';

const HOUR_MS = 3_600_000;
const lasts = { invitation: 7 * 24 * HOUR_MS, reset: HOUR_MS } as const;
/** Not more than one mail in so long, whoever asks. */
const PAUSE_MS = 60_000;

export interface NewLink {
  staff: { id: number; name: string; email: string };
  purpose: 'invitation' | 'reset';
  publicUrl: string;
  language: Language;
  now: Date;
  /** For the words of the mail. */
  variables?: Record<string, string>;
}

/** Sends a link to set a password; earlier ones of the same person are over. It stands behind `#`, which no log sees. */
export async function sendLink(transaction: DatabaseTransaction, link: NewLink): Promise<void> {
  const { staff, purpose, publicUrl, language, now, variables = {} } = link;
  const token = newToken();
  await transaction.deleteFrom('staff_link').where('staff_id', '=', staff.id).execute();
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
  });
}

export async function sendReset(
  db: Database,
  { email, ...where }: { email: string; publicUrl: string; language: Language; now: Date },
): Promise<void> {
  const staff = await findStaffByEmail(db, email);
  // Who was invited and has no password yet keeps the invitation.
  if (!staff || staff.password_hash === null) return;
  const last = await latestReset(db, staff.id);
  if (last && where.now.getTime() - last.created_at.getTime() < PAUSE_MS) return;
  await inTransaction(db, (transaction) => sendLink(transaction, { staff, purpose: 'reset', ...where }));
}

type Outcome = { ok: true } | { ok: false; reason: 'link_over' | 'password_weak' };

/** Sets the password; every log-in of the person ends, and the link has served. */
export async function useLink(db: Database, token: string, password: string, now: Date): Promise<Outcome> {
  const link = await findLink(db, token, now);
  if (!link) return { ok: false, reason: 'link_over' };
  if (isWeakPassword(password)) return { ok: false, reason: 'password_weak' };
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (transaction) => {
    const used = await transaction.deleteFrom('staff_link').where('hash', '=', hashToken(token)).executeTakeFirst();
    if (used.numDeletedRows === 0n) return { ok: false, reason: 'link_over' };
    await transaction
      .updateTable('staff_member')
      .set({ password_hash: passwordHash })
      .where('id', '=', link.staff_id)
      .execute();
    await endStaffSessions(transaction, { staffId: link.staff_id, now });
    await forgetWrongPasswords(transaction, [passwordIdentity('staff', link.email)]);
    return { ok: true };
  });
}
