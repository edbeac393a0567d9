import type { livePollCalls } from '@meetingapp/contract/live/poll.ts';
import { isBlank } from '@meetingapp/domain/is-blank.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { removePoll, savePoll } from './commands.ts';
import { pollsOf } from './queries.ts';
import { presentPoll } from './present.ts';

export const livePollHandlers: Handlers<typeof livePollCalls> = {
  polls: async ({ cid, broadcastId }, { db }) => {
    const rows = await pollsOf(db, cid, broadcastId);
    return rows ? { polls: rows.map(presentPoll) } : refuse('not_found');
  },
  savePoll: async ({ cid, ...wish }, { db }) => {
    const { question, options, most } = wish.poll;
    const faults = [
      ...(isBlank(question) ? [{ field: 'poll.question', reason: 'required' }] : []),
      ...options.flatMap((one, at) => (isBlank(one) ? [{ field: `poll.options.${at}`, reason: 'required' }] : [])),
      ...(most > options.length ? [{ field: 'poll.most', reason: 'not_an_option' }] : []),
    ];
    if (faults.length > 0) return refuse('body_invalid', faults);
    const outcome = await savePoll(db, cid, wish);
    return outcome.ok ? { pollId: outcome.pollId } : refuse(outcome.reason);
  },
  removePoll: async ({ cid, pollId }, { db }) => {
    const outcome = await removePoll(db, cid, pollId);
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};
