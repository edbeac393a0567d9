import { sql } from 'kysely';
import { href } from '@meetingapp/contract/paths.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { DatabaseTransaction } from '../../db/connection/transaction.ts';
import { notifyAccount } from '../../db/rows/outbox.ts';

interface Addressee {
  accountId: number | null;
  conferenceId: number;
  conference: Bilingual;
  body: string;
}

const EXCERPT = 40;
const excerpt = (text: string) => ([...text].length > EXCERPT ? `${[...text].slice(0, EXCERPT).join('')}…` : text);

async function notify(
  transaction: DatabaseTransaction,
  { accountId, conferenceId, conference, body }: Addressee,
  { template, commentId, replyId, reason, event }: Notice,
): Promise<void> {
  if (accountId === null) return;
  await notifyAccount(transaction, {
    accountId,
    conferenceId,
    kind: 'organiser',
    template,
    variables: { conference, text: excerpt(body), ...(reason === undefined ? {} : { reason }) },
    link: href('commentReply', { comtUid: commentId, relid: replyId ?? 0 }, { cid: conferenceId }),
    ...(event === undefined ? {} : { event }),
  });
}

interface Notice {
  template: 'comment_answered' | 'comment_asked' | 'comment_refused' | 'comment_refused_plain';
  commentId: number;
  replyId: number | null;
  reason?: string;
  event?: string;
}

/** Notifies the asker of an answer, once. */
export async function notifyAnswered(transaction: DatabaseTransaction, commentId: number, replyId: number) {
  const { rows } = await sql<Addressee>`
    select comment.account_id as "accountId", conference_id as "conferenceId", conference.title as conference, body
    from comment join conference on conference.id = conference_id where comment.id = ${commentId}`.execute(transaction);
  const event = `comment/answer/${replyId}`;
  if (rows[0]) await notify(transaction, rows[0], { template: 'comment_answered', commentId, replyId, event });
}

/** Notifies the speaker to whom a shown comment is addressed, once; a speaker without an account is asked through the organisers. */
export async function notifyAsked(transaction: DatabaseTransaction, commentId: number) {
  const { rows } = await sql<Addressee>`
    select expert.account_id as "accountId", comment.conference_id as "conferenceId", conference.title as conference, body
    from comment join conference on conference.id = comment.conference_id join expert on expert.id = comment.expert_id
    where comment.id = ${commentId}`.execute(transaction);
  const event = `comment/asked/${commentId}`;
  if (rows[0]) await notify(transaction, rows[0], { template: 'comment_asked', commentId, replyId: null, event });
}

/** Notifies the author that staff refused or hid their text, with staff's reason. */
export async function notifyRefused(
  transaction: DatabaseTransaction,
  { commentId, replyId, reason }: { commentId: number; replyId: number | null; reason: string },
) {
  const { rows } = await sql<Addressee>`
    select coalesce(reply.account_id, comment.account_id) as "accountId", conference_id as "conferenceId",
      conference.title as conference, coalesce(reply.body, comment.body) as body
    from comment join conference on conference.id = conference_id
      left join comment_reply as reply on reply.id = ${replyId} and reply.comment_id = comment.id
    where comment.id = ${commentId}`.execute(transaction);
  if (!rows[0]) return;
  const notice = { commentId, replyId };
  if (reason === '') await notify(transaction, rows[0], { template: 'comment_refused_plain', ...notice });
  else await notify(transaction, rows[0], { template: 'comment_refused', ...notice, reason });
}
