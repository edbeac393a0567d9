import type { DraftSession, DraftTalk } from '@meetingapp/contract/agenda/draft.ts';
import type { Edit } from './edits.ts';

const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;
const nothing = { zh: '', en: '' };

/**
 * Creates a session for a talk placed outside any session, with the talk's title and length. Uses a temporary id that no row has until
 * it is stored.
 */
export function sessionOfItsOwn(
  talk: Pick<DraftTalk, 'id' | 'title' | 'minutes'>,
  place: { hall: number | null; topic: number | null; from: string },
): Edit[] {
  const was = -talk.id;
  const fields = {
    kind: 'session' as const,
    title: talk.title,
    introduction: nothing,
    sponsor: nothing,
    hall: place.hall,
    from: place.from,
    to: new Date(Date.parse(place.from) + talk.minutes * MINUTE_MS).toISOString(),
    topics: place.topic === null ? [] : [place.topic],
    parts: [],
  };
  return [
    { act: 'saveSession', id: null, was, fields },
    { act: 'placeTalk', id: talk.id, session: was, before: null, from: place.from },
  ];
}

/** The first time of a day, in 5-minute steps, at which a hall is free for that duration; the end of the day when there is none. */
export function firstFree(
  sessions: readonly Pick<DraftSession, 'hall' | 'from' | 'to'>[],
  hall: number | null,
  minutes: number,
  { earliest, latest }: { earliest: string; latest: string },
): string {
  const taken = sessions
    .filter((one) => one.hall === hall && one.hall !== null)
    .map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));
  const end = Date.parse(latest);
  for (let from = Date.parse(earliest); from + minutes * MINUTE_MS <= end; from += STEP_MS)
    if (!taken.some((one) => one.from < from + minutes * MINUTE_MS && one.to > from))
      return new Date(from).toISOString();
  return latest;
}

/** Topics of a session moved to another topic's column: the column's topic first, the other topics after it. */
export function topicsIn(topics: readonly number[], column: number | null): number[] {
  return column === null ? [] : [column, ...topics.slice(1).filter((one) => one !== column)];
}
