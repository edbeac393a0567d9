import { agendaCalls } from '@meetingapp/contract/agenda/plan.ts';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { BootCall } from './boot.ts';

/** Returns one release of a conference's programme; null when the conference has none with this number. */
export type Programmes = (conferenceId: number, number: number) => Promise<Programme | null>;

interface Current {
  body: { cid?: string };
  answer: { release?: { number: number } | null };
}

/** The programme that a page shows: the release that its first calls name as current. */
export async function programmeIn(calls: readonly BootCall[], programmes: Programmes): Promise<Programme | null> {
  const current = calls.find(({ path }) => path === agendaCalls.current.path) as Current | undefined;
  const number = current?.answer.release?.number;
  return number === undefined ? null : programmes(Number(current?.body.cid), number);
}
