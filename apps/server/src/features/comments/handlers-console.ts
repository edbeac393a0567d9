import type { commentConsoleCalls } from '@meetingapp/contract/comments/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Database } from '../../db/connection/database.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import type { FanOut } from '../../ports/fan-out/fan-out.ts';
import { mutesOf } from '../live/desk/queries.ts';
import { answerComment } from './commands.ts';
import { moderateComments, saveSettings } from './commands-moderate.ts';
import { presentComment, presentReply } from './present.ts';
import { findForStaff, listForStaff, repliesOf, settingsOf } from './queries.ts';
import { authorOf, countWork, queueOf } from './queries-console.ts';
import { liveWordsOf } from './queries-posting.ts';

const A_PAGE = 50;

/** Commands of the live desk, under which also comments are muted. */
interface Mutes {
  muteAccount: (
    place: { db: Database; fanOut: FanOut; now: Date },
    mute: { conferenceId: number; broadcastId: null; accountId: number; minutes: number | null; staffId: number },
  ) => Promise<number>;
  liftMute: (
    place: { db: Database; fanOut: FanOut; now: Date },
    conferenceId: number,
    muteId: number,
  ) => Promise<boolean>;
}

export const commentConsoleHandlers = ({ muteAccount, liftMute }: Mutes): Handlers<typeof commentConsoleCalls> => ({
  queue: async ({ cid }, { db, language }) => {
    const [items, work] = await Promise.all([queueOf(db, cid), countWork(db, cid)]);
    return {
      items: items.map((row) => ({ ...row, at: row.at.toISOString(), aim: pickLanguage(row.aim, language) })),
      ...work,
    };
  },

  moderate: async ({ cid, ...moderation }, { db }) => {
    const changed = await moderateComments(db, { conferenceId: cid, ...moderation });
    return changed === null ? refuse('not_found') : { changed };
  },

  list: async ({ cid, part, ...filter }, { db, language }) => {
    const rows = await listForStaff(db, part, { ...filter, conferenceId: cid, most: A_PAGE + 1 });
    return {
      comments: rows.slice(0, A_PAGE).map((row) => presentComment(row, { accountId: null, language, staff: true })),
      more: rows.length > A_PAGE,
    };
  },

  read: async ({ cid, commentId }, { db, language }) => {
    const row = await findForStaff(db, cid, commentId);
    if (!row) return refuse('not_found');
    const reader = { accountId: null, language, staff: true } as const;
    const comment = presentComment(row, reader);
    const replies = await repliesOf(db, null, commentId);
    return {
      comment,
      person: row.name,
      review: comment.review,
      replies: replies.map((reply) => presentReply(reply, row, reader)),
    };
  },

  answer: async ({ cid, ...answer }, { db, staff, now }) => {
    const replyId = await answerComment(db, { ...answer, conferenceId: cid, staffId: staff.id, now });
    return replyId === null ? refuse('not_found') : { replyId };
  },

  mute: async ({ cid, item, minutes }, { db, ports, staff, now }) => {
    const accountId = await authorOf(db, cid, item);
    if (accountId === null) return refuse('not_found');
    const mute = { conferenceId: cid, broadcastId: null, accountId, minutes, staffId: staff.id };
    return { muteId: await muteAccount({ db, fanOut: ports.fanOut, now }, mute) };
  },

  unmute: async ({ cid, muteId }, { db, ports, now }) =>
    (await liftMute({ db, fanOut: ports.fanOut, now }, cid, muteId)) ? {} : refuse('not_found'),

  settings: async ({ cid }, { db, now }) => {
    const [settings, mutes, words] = await Promise.all([
      settingsOf(db, cid),
      mutesOf(db, cid, now),
      liveWordsOf(db, cid),
    ]);
    return {
      ...settings,
      words,
      mutes: mutes
        .filter(({ broadcastId }) => broadcastId === null)
        .map(({ id, name, at, until, by }) => ({
          id,
          name,
          by,
          at: at.toISOString(),
          until: until?.toISOString() ?? null,
        })),
    };
  },

  saveSettings: async ({ cid, ...settings }, { db }) => {
    const version = await saveSettings(db, { conferenceId: cid, ...settings });
    return version === null ? refuse('changed_meanwhile') : { version };
  },
});
