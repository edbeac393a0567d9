import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { href } from '@meetingapp/contract/paths.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
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

interface SpeakerMessage {
  conferenceId: number;
  /** Key of the message template. */
  template: string;
  /** Values of its placeholders, without `link`. */
  variables: Record<string, Bilingual | string>;
}

/** Queues a message with the person's link. False when the person has no account, e-mail or phone. */
export async function sendToSpeaker(
  transaction: DatabaseTransaction,
  expert: SpeakerRow,
  { conferenceId, template, variables }: SpeakerMessage,
  { signatures, publicUrl, now }: LetterSurroundings,
): Promise<boolean> {
  const way = reachedBy(expert);
  if (way === null) return false;
  const key = await letterKey(transaction, { expertId: expert.id, signatures, now });
  const link = (language: 'zh' | 'en') => speakerAddress(publicUrl, conferenceId, key, language);
  if (way === 'account' && expert.account_id !== null) {
    await notifyAccount(transaction, {
      accountId: expert.account_id,
      conferenceId,
      kind: 'programme',
      template,
      variables: { ...variables, link: { zh: link('zh'), en: link('en') } },
      link: href('schedule1', { cid: conferenceId }),
      required: true,
    });
    return true;
  }
  const language = expert.name.zh === '' ? 'en' : 'zh';
  const values = Object.entries(variables).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value[language],
  ]);
  await queueMessage(transaction, {
    channel: way === 'phone' ? 'phone' : 'email',
    recipient: way === 'phone' ? (readAddress(expert.phone)?.value ?? '') : expert.email,
    language,
    template,
    variables: { ...Object.fromEntries(values), link: link(language) },
    conferenceId,
  });
  return true;
}

/** Queues a letter about tasks with the person's link. False when the person cannot be reached. */
export const sendLetter = (
  transaction: DatabaseTransaction,
  expert: SpeakerRow,
  letter: Letter,
  around: LetterSurroundings,
): Promise<boolean> =>
  sendToSpeaker(
    transaction,
    expert,
    {
      conferenceId: letter.conference.id,
      template: `speaker_${letter.kind}`,
      variables: letterTexts(expert, letter),
    },
    around,
  );

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
