import type { DraftSession, DraftTalk } from '@meetingapp/contract/agenda/draft.ts';
import type { Edit } from './edits.ts';

/**
 * Places a talk in a session before another one (null: at the end). If talks have times, the later ones shift, and pauses remain at
 * their position in the order; if they have none, no times are set.
 */
export function placeInOrder(
  session: Pick<DraftSession, 'id' | 'from'>,
  talks: readonly DraftTalk[],
  talk: DraftTalk,
  before: number | null,
): Edit[] {
  const old = talks.filter((one) => one.session === session.id);
  const stays = old.some(({ id }) => id === talk.id);
  const order = old.filter(({ id }) => id !== talk.id);
  const found = order.findIndex(({ id }) => id === before);
  const at = found < 0 ? order.length : found;
  order.splice(at, 0, talk);
  const timed = old.every(({ from }) => from !== null);
  const pauses = timed ? pausesOf(session, old) : [];
  if (!stays) pauses.splice(at === 0 ? 1 : at, 0, 0);
  let now = Date.parse(session.from);
  const edits: Edit[] = [];
  order.forEach((one, index) => {
    now += pauses[index] ?? 0;
    const from = timed ? new Date(now).toISOString() : one.id === talk.id ? null : one.from;
    now += one.minutes * 60_000;
    if (one.id === talk.id || from !== one.from)
      edits.push({ act: 'placeTalk', id: one.id, session: session.id, before: order[index + 1]?.id ?? null, from });
  });
  // The moved talk first, so that the other edits find it in its new place.
  return edits.sort((one, other) => Number(other.id === talk.id) - Number(one.id === talk.id));
}

/** All talks consecutively from the session's start, without pauses. */
export function inARow(session: Pick<DraftSession, 'id' | 'from'>, talks: readonly DraftTalk[]): Edit[] {
  const own = talks.filter((one) => one.session === session.id);
  let now = Date.parse(session.from);
  return own.flatMap((one, index) => {
    const from = new Date(now).toISOString();
    now += one.minutes * 60_000;
    const before = own[index + 1]?.id ?? null;
    return from === one.from ? [] : [{ act: 'placeTalk', id: one.id, session: session.id, before, from } as const];
  });
}

/** Pause before each talk, since the end of the previous one or the session's start. */
function pausesOf(session: Pick<DraftSession, 'from'>, talks: readonly DraftTalk[]): number[] {
  let end = Date.parse(session.from);
  return talks.map(({ from, minutes }) => {
    const begins = Date.parse(from ?? session.from);
    const pause = begins - end;
    end = begins + minutes * 60_000;
    return pause;
  });
}
