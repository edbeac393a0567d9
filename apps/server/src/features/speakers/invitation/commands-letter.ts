import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { href } from '@meetingapp/contract/paths.ts';
import { sql } from 'kysely';
import { notifyAccount, queueMessage } from '../../../db/rows/outbox.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { Signatures } from '../../../ports/signatures.ts';
import { letterKey } from './commands-link.ts';
import { reachedBy, type SpeakerRow } from './queries.ts';
import { speakerAddress } from './writer.ts';
import { letterTexts, type Letter } from './writer-letter.ts';

export interface LetterSurroundings {
  signatures: Signatures;
  publicUrl: string;
  now: Date;
}

/** Queues a letter with the person's link. False when the person has no account, e-mail or phone. */
export async function sendLetter(
  transaction: DatabaseTransaction,
  expert: SpeakerRow,
  letter: Letter,
  { signatures, publicUrl, now }: LetterSurroundings,
): Promise<boolean> {
  const way = reachedBy(expert);
  if (way === null) return false;
  const { conference, kind } = letter;
  const key = await letterKey(transaction, { expertId: expert.id, signatures, now });
  const { count, ...texts } = letterTexts(expert, letter);
  const link = (language: 'zh' | 'en') => speakerAddress(publicUrl, conference.id, key, language);
  const template = `speaker_${kind}`;
  if (way === 'account' && expert.account_id !== null) {
    await notifyAccount(transaction, {
      accountId: expert.account_id,
      conferenceId: conference.id,
      kind: 'programme',
      template,
      variables: { ...texts, count, link: { zh: link('zh'), en: link('en') } },
      link: href('schedule1', { cid: conference.id }),
      required: true,
    });
    return true;
  }
  const language = expert.name.zh === '' ? 'en' : 'zh';
  const variables = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[language]]));
  await queueMessage(transaction, {
    channel: way === 'phone' ? 'phone' : 'email',
    recipient: way === 'phone' ? (readAddress(expert.phone)?.value ?? '') : expert.email,
    language,
    template,
    variables: { ...variables, count, link: link(language) },
  });
  return true;
}

/** Notes that a letter about these invitations was queued. */
export const noteLetter = (transaction: DatabaseTransaction, ids: readonly number[], now: Date) =>
  transaction
    .updateTable('speaker_invitation')
    .set({
      invited_at: sql<Date>`coalesce(invited_at, ${now})`,
      written_at: now,
      letters: sql<number>`letters + 1`,
    })
    .where('id', 'in', [...ids])
    .execute();
