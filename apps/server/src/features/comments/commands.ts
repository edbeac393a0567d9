import { sql } from 'kysely';
import type { CommentState, CommentTarget } from '@meetingapp/contract/comments/comment.ts';
import { holdReason } from '@meetingapp/domain/comments/hold-reason.ts';
import { wordList } from '@meetingapp/domain/live/words.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { isOfConference } from '../../db/rows/of-conference.ts';
import { notifyAnswered, notifyAsked } from './commands-notify.ts';
import { barOf, findReadable, settingsOf, type Bar } from './queries.ts';
import { areOwnPictures, liveWordsOf, textsSince, writerOf } from './queries-posting.ts';

/** Texts of one person in an hour. */
export const MOST_IN_AN_HOUR = 30;
const HOUR_MS = 3_600_000;

interface Author {
  accountId: number;
  now: Date;
}

interface Written {
  text: string;
  pictures: string[];
  open: boolean;
}

type Refused = { ok: false; reason: Bar | 'comment_too_many' | 'pictures' };
type Held = { ok: true; state: 'waiting' | 'shown'; hold: 'all' | 'word' | 'repeated' | 'patient' | null };

/** Whether the person may post this text now, and whether it is shown at once. Texts of one account are checked one after another. */
async function checkPosting(
  db: Database,
  conferenceId: number,
  { accountId, now }: Author,
  { text, pictures, open }: Written,
  trusted = false,
): Promise<Held | Refused> {
  await sql`select from account where id = ${accountId} for no key update`.execute(db);
  const bar = await barOf(db, { conferenceId, accountId, now });
  if (bar !== null) return { ok: false, reason: bar };
  if (!(await areOwnPictures(db, accountId, pictures))) return { ok: false, reason: 'pictures' };
  const earlier = await textsSince(db, { conferenceId, accountId, since: new Date(now.getTime() - HOUR_MS) });
  if (earlier.length >= MOST_IN_AN_HOUR) return { ok: false, reason: 'comment_too_many' };
  const { mode } = await settingsOf(db, conferenceId);
  const words = wordList(await liveWordsOf(db, conferenceId));
  const hold = trusted ? null : holdReason({ text, open, mode: mode === 'open' ? 'open' : 'before', words, earlier });
  return { ok: true, state: hold === null ? 'shown' : 'waiting', hold };
}

interface Question extends Written {
  conferenceId: number;
  target: CommentTarget;
  expertId: number | null;
  sessionId: number | null;
  anonymous: boolean;
}

type Asked = { ok: true; id: number; state: CommentState } | Refused | { ok: false; reason: 'expert' | 'session' };

/** Posts a comment or consultation; one to a speaker alone reaches them at once. */
export function askComment(db: Database, author: Author, question: Question): Promise<Asked> {
  return inTransaction(db, async (transaction): Promise<Asked> => {
    const { conferenceId, target, expertId, sessionId } = question;
    if (target === 'speaker' && !(expertId && (await isOfConference(transaction, 'expert', conferenceId, expertId))))
      return { ok: false, reason: 'expert' };
    if (
      target === 'session' &&
      !(sessionId && (await isOfConference(transaction, 'programme_session', conferenceId, sessionId)))
    )
      return { ok: false, reason: 'session' };
    const checked = await checkPosting(transaction, conferenceId, author, question);
    if (!checked.ok) return checked;
    const writer = await writerOf(transaction, conferenceId, author.accountId);
    const { id } = await transaction
      .insertInto('comment')
      .values({
        conference_id: conferenceId,
        account_id: author.accountId,
        ...writer,
        anonymous: question.anonymous,
        target,
        expert_id: target === 'speaker' ? expertId : null,
        session_id: target === 'session' ? sessionId : null,
        body: question.text,
        pictures: JSON.stringify(question.pictures),
        open: question.open,
        state: checked.state,
        hold_reason: checked.hold,
        at: author.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (checked.state === 'shown') await notifyAsked(transaction, id);
    return { ok: true, id, state: checked.state };
  });
}

type Changed = { ok: true; state: CommentState } | Refused | { ok: false; reason: 'not_found' | 'comment_shown' };

/** Changes a comment that waits or was refused; it is checked like a new one. */
export function changeComment(
  db: Database,
  author: Author,
  id: number,
  written: Written & { anonymous: boolean },
): Promise<Changed> {
  return inTransaction(db, async (transaction): Promise<Changed> => {
    const row = await transaction
      .selectFrom('comment')
      .select(['conference_id', 'state'])
      .where('id', '=', id)
      .where('account_id', '=', author.accountId)
      .where('state', '<>', 'removed')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'not_found' };
    if (row.state !== 'waiting' && row.state !== 'refused') return { ok: false, reason: 'comment_shown' };
    const checked = await checkPosting(transaction, row.conference_id, author, written);
    if (!checked.ok) return checked;
    // Its own earlier text is no repetition, and a refused one is always read again.
    const again = written.open && (row.state === 'refused' || checked.hold !== null);
    const hold = again ? (checked.hold === 'repeated' || checked.hold === null ? 'all' : checked.hold) : null;
    const state = again ? 'waiting' : 'shown';
    await transaction
      .updateTable('comment')
      .set({
        body: written.text,
        pictures: JSON.stringify(written.pictures),
        open: written.open,
        anonymous: written.anonymous,
        state,
        hold_reason: hold,
        reason: '',
      })
      .where('id', '=', id)
      .execute();
    if (state === 'shown') await notifyAsked(transaction, id);
    return { ok: true, state };
  });
}

interface Reply {
  commentId: number;
  replyTo: number | null;
  text: string;
  pictures: string[];
}

type Replied = { ok: true; id: number; state: CommentState } | Refused | { ok: false; reason: 'not_found' };

/** A reply; that of a speaker who was asked is an answer and shown at once. In a private thread nothing is held. */
export function replyToComment(db: Database, author: Author, reply: Reply): Promise<Replied> {
  return inTransaction(db, async (transaction): Promise<Replied> => {
    const comment = await findReadable(transaction, author.accountId, reply.commentId);
    if (!comment || comment.state !== 'shown') return { ok: false, reason: 'not_found' };
    if (reply.replyTo !== null && !(await isShownReply(transaction, reply.commentId, reply.replyTo)))
      return { ok: false, reason: 'not_found' };
    const own = comment.account_id === author.accountId;
    const role = own ? 'asker' : comment.asked ? 'speaker' : 'attendee';
    const written = { text: reply.text, pictures: reply.pictures, open: comment.open };
    const checked = await checkPosting(transaction, comment.conference_id, author, written, role === 'speaker');
    if (!checked.ok) return checked;
    const { name } = await writerOf(transaction, comment.conference_id, author.accountId);
    const { id } = await transaction
      .insertInto('comment_reply')
      .values({
        comment_id: reply.commentId,
        reply_to: reply.replyTo,
        account_id: author.accountId,
        role,
        name,
        body: reply.text,
        pictures: JSON.stringify(reply.pictures),
        state: checked.state,
        hold_reason: checked.hold,
        at: author.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (role === 'speaker') await noteAnswer(transaction, reply.commentId, id);
    return { ok: true, id, state: checked.state };
  });
}

interface Answer extends Reply {
  conferenceId: number;
  staffId: number;
  now: Date;
}

/** An answer of the committee; null when the conference has no such comment, or it is not shown. */
export function answerComment(db: Database, answer: Answer): Promise<number | null> {
  const { conferenceId, staffId, now, commentId, replyTo, text, pictures } = answer;
  return inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ name: string }>`
      select staff_member.name from comment, staff_member where comment.id = ${commentId}
        and conference_id = ${conferenceId} and state = 'shown' and staff_member.id = ${staffId}`.execute(transaction);
    if (!rows[0]) return null;
    if (replyTo !== null && !(await isShownReply(transaction, commentId, replyTo))) return null;
    const { id } = await transaction
      .insertInto('comment_reply')
      .values({
        comment_id: commentId,
        reply_to: replyTo,
        staff_id: staffId,
        role: 'staff',
        name: rows[0].name,
        body: text,
        pictures: JSON.stringify(pictures),
        state: 'shown',
        at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await noteAnswer(transaction, commentId, id);
    return id;
  });
}

/** The first shown answer fixes the time in which the asker may review it. */
export const noteAnswerTime = (db: Database, commentId: number) =>
  sql`update comment set answered_at = (select min(reply.at) from comment_reply as reply
      where reply.comment_id = comment.id and reply.state = 'shown' and reply.role in ('speaker', 'staff'))
    where id = ${commentId}`.execute(db);

async function noteAnswer(db: Parameters<typeof notifyAnswered>[0], commentId: number, replyId: number) {
  await noteAnswerTime(db, commentId);
  await notifyAnswered(db, commentId, replyId);
}

async function isShownReply(db: Database, commentId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('comment_reply')
    .select('id')
    .where('id', '=', id)
    .where('comment_id', '=', commentId)
    .where('state', '=', 'shown')
    .executeTakeFirst();
  return row !== undefined;
}
