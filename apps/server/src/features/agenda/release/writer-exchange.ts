import { createHash } from 'node:crypto';
import type { Exchange, StoredState } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import type { Draft } from '../draft/queries.ts';

/** A guid derived from these words: the same words always give the same guid. */
export function guidFor(...words: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** Identifies a person in exchange files: as in the file that the person came with, else always the same for this person. */
export const expertGuid = (conferenceId: number, id: number, { guid }: StoredState): string =>
  typeof guid === 'string' ? guid : guidFor('expert', conferenceId, id);

/** The data that an exchange format needs in addition to the programme. */
export function exchangeOf(conferenceId: number, draft: Draft, conference: StoredState): Exchange {
  const hallGuid = (id: number, { guid }: StoredState) =>
    typeof guid === 'string' ? guid : guidFor('hall', conferenceId, id);
  const lines: [string, Exchange['items'][string]][] = [
    ...draft.halls.map(({ id, kept }) => [`hall/${id}`, { guid: hallGuid(id, kept), kept }] as [string, object]),
    ...draft.topics.map(({ id, kept }) => [`topic/${id}`, { kept }] as [string, object]),
    ...draft.experts.map(
      ({ id, kept }) => [`expert/${id}`, { guid: expertGuid(conferenceId, id, kept), kept }] as [string, object],
    ),
    ...draft.sessions.map(({ id, guid, kept }) => [`session/${id}`, { guid, kept }] as [string, object]),
    ...draft.talks.map(({ id, guid, minutes, kept }) => [`talk/${id}`, { guid, minutes, kept }] as [string, object]),
  ];
  return { items: Object.fromEntries(lines), conference };
}
