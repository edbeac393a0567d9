import { agendaCalls } from '@meetingapp/contract/agenda.ts';
import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import type { BootCall } from './boot.ts';

/** Gives one release of a conference's programme; null where there is none of that number. */
export type Programmes = (conferenceId: number, number: number) => Promise<Programme | null>;

interface Current {
  body: { cid?: string };
  answer: { release?: { number: number } | null };
}

/** The programme that a page shows: the one which its first calls say is in force. */
export async function programmeIn(calls: readonly BootCall[], programmes: Programmes): Promise<Programme | null> {
  const current = calls.find(({ path }) => path === agendaCalls.current.path) as Current | undefined;
  const number = current?.answer.release?.number;
  return number === undefined ? null : programmes(Number(current?.body.cid), number);
}
