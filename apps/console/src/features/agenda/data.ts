import { agendaConsoleCalls as calls } from '@meetingapp/contract/agenda/draft.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { useCid } from '../../lib/session/conference.ts';
import { useCall } from '../../lib/calls/use-call.ts';

/** Programme draft as the organiser edits it. */
export type Draft = AnswerOf<(typeof calls)['read']>;
export type DraftHall = Draft['halls'][number];
export type DraftTopic = Draft['topics'][number];

export const useDraftProgramme = () => useCall(calls.read, { cid: useCid() });

/** Calls to refresh after halls or topics change. */
export const changed = [calls.read, calls.changes] as const;
