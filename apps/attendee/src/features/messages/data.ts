import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { inboxCalls } from '@meetingapp/contract/messages/inbox.ts';
import { useEffect, useEffectEvent } from 'react';
import { cache, cacheKey, invalidate } from '../../lib/calls/call-cache.ts';
import { send } from '../../lib/calls/call.ts';
import type { Outcome } from '../../lib/calls/call.ts';
import { randomKey } from '../../lib/calls/random-key.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import type { Asked } from '../../lib/calls/use-call.ts';
import { useAccount } from '../../lib/session/account.ts';
import { language } from '../../lib/texts/language.ts';
import { useUnseen } from '../../shared/inbox/use-unseen.ts';
import { withSeen } from './view.ts';

type Inbox = AnswerOf<typeof inboxCalls.list>;

/** The person's messages, kept for offline use; requested again when their unseen number changes. */
export function useInbox(): Asked<Inbox> {
  const { loggedIn } = useAccount();
  const inbox = useCall(inboxCalls.list, loggedIn ? {} : null, { fresh: 0, kept: true, quiet: true });
  const unseen = useUnseen();
  const refresh = useEffectEvent((count: number | null) => {
    if (count !== null && inbox.answer && inbox.answer.unseen !== count) inbox.again();
  });
  useEffect(() => refresh(unseen), [unseen]);
  return inbox;
}

/** Marks messages as seen, on the screen at once; null: all. A failure restores them. */
export async function markSeen(ids: number[] | null): Promise<Outcome<unknown>> {
  const { path } = inboxCalls.list;
  const key = cacheKey(path, {}, language.get());
  const before = cache.read(key).answer as Inbox | undefined;
  if (before) cache.put(key, path, withSeen(before, ids));
  const outcome = await send(inboxCalls.see, { ids }, { key: randomKey(), quiet: true });
  if (!outcome.ok && before) cache.put(key, path, before);
  invalidate(inboxCalls.list);
  invalidate(inboxCalls.unseen);
  return outcome;
}
