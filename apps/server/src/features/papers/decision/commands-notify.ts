import { href } from '@meetingapp/contract/paths.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { notifyAccount, notifyByMail, queueMessage } from '../../../db/rows/outbox.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { templateOf, noticeVariables } from './writer.ts';
import { contactOfPaper, lockToNotify } from './queries-notify.ts';

interface Telling {
  cid: number;
  paperId: number;
  /** Also true once notified: the authors have no known address. */
  unreachable: boolean;
  conference: { zh: string; en: string };
  link: string;
  now: Date;
}

/** Notifies the authors of one paper: queues the message and marks them as notified in one transaction, so that it happens once. */
export async function notifyAuthorsOf(
  transaction: DatabaseTransaction,
  { cid, paperId, unreachable, conference, link, now }: Telling,
): Promise<null | 'not_found' | 'no_contact'> {
  const row = await lockToNotify(transaction, cid, paperId);
  if (!row) return 'not_found';
  const { decision } = row;
  // Already notified, or no longer decided: nothing to do.
  if (row.told_at !== null || row.state !== 'decided' || decision === null) return null;
  const contact = contactOfPaper(row);
  if (!contact && !unreachable) return 'no_contact';
  await transaction
    .updateTable('paper')
    .set((column) => ({ told_at: now, changed_at: now, version: column('version', '+', 1) }))
    .where('id', '=', row.id)
    .execute();
  if (!contact) return null;
  const template = templateOf(decision);
  const inLanguage = (language: Language) => noticeVariables({ ...row, decision }, language, { conference, link });
  const { account_id: accountId } = row;
  if (accountId === null) {
    await queueMessage(transaction, {
      ...contact,
      template,
      variables: inLanguage(contact.language),
      conferenceId: cid,
    });
    return null;
  }
  const notification = {
    accountId,
    conferenceId: cid,
    kind: 'papers' as const,
    template,
    variables: bothLanguages(inLanguage('zh'), inLanguage('en')),
    link: href('contributeHome', { cid }),
    required: true,
  };
  // The paper's own address is that of its corresponding author.
  if (row.email === '') await notifyAccount(transaction, notification);
  else
    await notifyByMail(transaction, notification, {
      recipient: row.email,
      language: contact.language,
      template,
      variables: inLanguage(contact.language),
    });
  return null;
}

const bothLanguages = (zh: Record<string, string>, en: Record<string, string>): Record<string, Bilingual> =>
  Object.fromEntries(Object.entries(zh).map(([name, value]) => [name, { zh: value, en: en[name] ?? value }]));
