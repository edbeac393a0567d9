import { createHash } from 'node:crypto';
import type { Exchange, Kept } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import type { Draft } from './queries-draft.ts';

/** A guid that is always the same for the same words. */
export function guidFor(...words: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** What a programme needs beside itself to be given out as a file of an exchange format. */
export function exchangeOf(conferenceId: number, draft: Draft, conference: Kept): Exchange {
  const hallGuid = (id: number, { guid }: Kept) =>
    typeof guid === 'string' ? guid : guidFor('hall', conferenceId, id);
  const lines: [string, Exchange['items'][string]][] = [
    ...draft.halls.map(({ id, kept }) => [`hall/${id}`, { guid: hallGuid(id, kept), kept }] as [string, object]),
    ...draft.experts.map(({ id, kept }) => [`expert/${id}`, { kept }] as [string, object]),
    ...draft.sessions.map(({ id, guid, kept }) => [`session/${id}`, { guid, kept }] as [string, object]),
    ...draft.talks.map(({ id, guid, minutes, kept }) => [`talk/${id}`, { guid, minutes, kept }] as [string, object]),
  ];
  return { items: Object.fromEntries(lines), conference };
}
