import * as v from 'valibot';
import { call } from './call.ts';
import { Id, Nothing } from './shapes.ts';

export const agendaFeedCalls = {
  /** A secret address under which a calendar programme fetches my plan, in the language of this request. An earlier one ends. */
  feed: call({
    path: '/medapp/api/agenda/feed',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id }),
    answer: v.object({ address: v.string() }),
    errors: ['conference_unknown'],
  }),
  /** The address opens nothing any more, in either language. */
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
