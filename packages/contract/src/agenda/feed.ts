import * as v from 'valibot';
import { call } from '../call.ts';
import { Id, Nothing } from '../shapes.ts';

export const agendaFeedCalls = {
  /** A secret URL from which a calendar app fetches the person's plan, in the language of this request. Replaces an earlier URL. */
  feed: call({
    path: '/medapp/api/agenda/feed',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id }),
    answer: v.object({ address: v.string() }),
    errors: ['conference_unknown'],
  }),
  /** Revokes the feed URL in both languages. */
  endFeed: call({
    path: '/medapp/api/agenda/feed/end',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id }),
    answer: Nothing,
    errors: [],
  }),
} as const;
