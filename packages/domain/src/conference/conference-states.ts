import { moveIn, type Move, type Transitions } from '../state-machine.ts';

export type ConferenceState = 'draft' | 'published' | 'closed' | 'stopped';
export type ConferenceEvent = 'publish' | 'close' | 'reopen' | 'stop';

/** A published conference never becomes a draft again. */
const table: Transitions<ConferenceState, ConferenceEvent> = {
  draft: { publish: 'published' },
  published: { close: 'closed', stop: 'stopped' },
  closed: { reopen: 'published', stop: 'stopped' },
  stopped: { reopen: 'published' },
};

export const moveConference = (state: ConferenceState, event: ConferenceEvent): Move<ConferenceState> =>
  moveIn(table, state, event);
