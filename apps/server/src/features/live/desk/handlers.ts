import type { liveDeskCalls } from '@meetingapp/contract/live/desk.ts';
import { isBlank } from '@meetingapp/domain/is-blank.ts';
import type { StaffContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { pinMessage, removeMessage, setChat, setQuestion } from '../chat/commands-posted.ts';
import { moderate } from '../chat/commands-moderate.ts';
import { appendEvents, type LogPlace, type NewEvent } from '../log/commands.ts';
import { moveByStaff } from '../state/commands.ts';
import { presentReplay } from '../recording/present-replay.ts';
import { messageBody } from '../log/runtime/log-item.ts';
import {
  askedQuestions,
  countCaught,
  pendingMessages,
  mutesOf,
  ownBroadcasts,
  staffName,
  waitingOf,
} from './queries.ts';
import { endedBroadcasts } from '../recording/queries-replay.ts';
import { liftMute, muteWriter } from '../chat/commands-mute.ts';
import { closePoll, openPoll } from '../poll/commands.ts';
import { queueReplay } from '../recording/commands-replay.ts';

const placeOf = ({ db, ports, now }: StaffContext, broadcastId: number): LogPlace => ({
  db,
  fanOut: ports.fanOut,
  broadcastId,
  now,
});

/** Runs only when the broadcast belongs to this conference; `not_found` otherwise. */
async function inOwn<T>(
  { db }: StaffContext,
  { cid, broadcastId }: { cid: number; broadcastId: number },
  work: () => Promise<T>,
) {
  const [own] = await ownBroadcasts(db, cid, [broadcastId]);
  return own === undefined ? refuse('not_found') : work();
}

/** In all of these broadcasts or none; ordered by id, so that concurrent staff do not deadlock. */
async function inEach(
  context: StaffContext,
  { cid, broadcastIds }: { cid: number; broadcastIds: number[] },
  event: NewEvent,
) {
  const own = await ownBroadcasts(context.db, cid, broadcastIds);
  if (own.length < new Set(broadcastIds).size) return refuse('not_found');
  for (const id of own) await appendEvents(placeOf(context, id), [{ ...event, staffId: context.staff.id }]);
  return {};
}

const done = (found: boolean) => (found ? {} : refuse('not_found'));

export const liveDeskHandlers: Handlers<typeof liveDeskCalls> = {
  feed: async ({ cid, broadcastIds }, { db }) => {
    const own = await ownBroadcasts(db, cid, broadcastIds);
    const [held, waiting, caught] = await Promise.all([
      pendingMessages(db, own),
      waitingOf(db, own),
      countCaught(db, own),
    ]);
    return { held: held.map((one) => ({ ...one, at: one.at.toISOString() })), waiting, caught };
  },
  judge: async ({ cid, heldIds, verdict }, { db, ports, now, staff }) => {
    const moderation = { db, fanOut: ports.fanOut, now, conferenceId: cid, staffId: staff.id };
    const changed = await moderate(moderation, heldIds, verdict);
    return changed === null ? refuse('not_found') : { changed };
  },
  questions: (body, context) =>
    inOwn(context, body, async () => {
      const rows = await askedQuestions(context.db, body.broadcastId);
      return { questions: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
    }),
  setQuestion: (body, context) =>
    inOwn(context, body, async () =>
      done(await setQuestion(placeOf(context, body.broadcastId), body, context.staff.id)),
    ),
  remove: (body, context) =>
    inOwn(context, body, async () =>
      done(await removeMessage(placeOf(context, body.broadcastId), body.sequence, context.staff.id)),
    ),
  pin: (body, context) =>
    inOwn(context, body, async () =>
      done(await pinMessage(placeOf(context, body.broadcastId), body.sequence, context.staff.id)),
    ),
  mute: (body, context) =>
    inOwn(context, body, async () => {
      const { db, ports, now, staff } = context;
      const { cid, ...wish } = body;
      const muteId = await muteWriter(
        { db, fanOut: ports.fanOut, now },
        { ...wish, conferenceId: cid, staffId: staff.id },
      );
      return muteId === null ? refuse('not_found') : { muteId };
    }),
  unmute: async ({ cid, muteId }, { db, ports, now }) =>
    done(await liftMute({ db, fanOut: ports.fanOut, now }, cid, muteId)),
  mutes: async ({ cid }, { db, now }) => ({
    mutes: (await mutesOf(db, cid, now)).map((row) => ({
      ...row,
      at: row.at.toISOString(),
      until: row.until?.toISOString() ?? null,
    })),
  }),
  replays: async ({ cid }, { db }) => ({ replays: (await endedBroadcasts(db, cid)).map(presentReplay) }),
  remakeReplay: async ({ cid, broadcastId }, { db }) => {
    const outcome = await queueReplay(db, cid, broadcastId);
    return outcome === 'done' ? {} : refuse(outcome);
  },
  say: (body, context) =>
    inOwn(context, body, async () => {
      const by = { id: 0, name: await staffName(context.db, context.staff.id), staff: true };
      const event: NewEvent = { kind: 'message', body: messageBody(by, body.text), staffId: context.staff.id };
      const [item] = await appendEvents(placeOf(context, body.broadcastId), [event]);
      return { sequence: item?.s ?? 0 };
    }),
  notice: async ({ text, ...where }, context) =>
    isBlank(text)
      ? refuse('body_invalid', [{ field: 'text', reason: 'required' }])
      : inEach(context, where, { kind: 'notice', body: { text } }),
  signUp: async ({ text, link, ...where }, context) =>
    isBlank(text)
      ? refuse('body_invalid', [{ field: 'text', reason: 'required' }])
      : inEach(context, where, { kind: 'sign_up', body: { text, to: link } }),
  move: async ({ cid, broadcastId, event }, { db, ports, now, staff }) => {
    const moved = await moveByStaff({ db, ports, now }, { conferenceId: cid, broadcastId, event, staffId: staff.id });
    if (moved.ok) return { state: moved.state };
    return refuse(moved.reason === 'not_found' ? 'not_found' : 'broadcast_state');
  },
  setChat: (body, context) =>
    inOwn(context, body, async () => {
      const { chat, slowSeconds } = body;
      await setChat(placeOf(context, body.broadcastId), { chat, slowSeconds }, context.staff.id);
      return {};
    }),
  openPoll: async ({ cid, pollId }, { db, ports, now, staff }) => {
    const place = { db, fanOut: ports.fanOut, now, conferenceId: cid, staffId: staff.id };
    const outcome = await openPoll(place, pollId);
    return outcome.ok ? {} : refuse(outcome.reason);
  },
  closePoll: async ({ cid, pollId, publish }, { db, ports, now, staff }) => {
    const place = { db, fanOut: ports.fanOut, now, conferenceId: cid, staffId: staff.id };
    const outcome = await closePoll(place, { pollId, publish });
    if (outcome.ok) return { question: outcome.question, counts: outcome.counts, voters: outcome.voters };
    return refuse(outcome.reason === 'poll_open' ? 'poll_state' : outcome.reason);
  },
};
