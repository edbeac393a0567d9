import { agendaConsoleCalls as calls } from '@meetingapp/contract/agenda-console.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { useCid } from '../../lib/conference.ts';
import { useCall } from '../../lib/use-call.ts';

/** The programme as the organiser works on it. */
export type Draft = AnswerOf<(typeof calls)['read']>;
export type DraftHall = Draft['halls'][number];
export type DraftTopic = Draft['topics'][number];

export const useDraftProgramme = () => useCall(calls.read, { cid: useCid() });

/** What changes of halls and topics make old. */
export const changed = [calls.read, calls.changes] as const;
