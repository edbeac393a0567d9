import { moveIn, type Move, type Transitions } from '../state-machine.ts';

export type ConferenceState = 'draft' | 'published' | 'closed' | 'stopped';
export type ConferenceEvent = 'publish' | 'withdraw' | 'close' | 'reopen' | 'stop';

/** `withdraw` hides a conference again; the caller allows it only while nobody has paid. */
const table: Transitions<ConferenceState, ConferenceEvent> = {
  draft: { publish: 'published' },
  published: { withdraw: 'draft', close: 'closed', stop: 'stopped' },
  closed: { withdraw: 'draft', reopen: 'published', stop: 'stopped' },
  stopped: { reopen: 'published' },
};

/** The state after an event, or `not_from_here`. */
export const moveConference = (state: ConferenceState, event: ConferenceEvent): Move<ConferenceState> =>
  moveIn(table, state, event);
