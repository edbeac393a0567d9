import type { HomeExpert, HomeSession } from '@meetingapp/contract/home.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/database.ts';
import { programmeInForce } from '../agenda/queries-released.ts';
import { presentFaculty, presentHomeDay } from './present-programme.ts';

interface Asked {
  conferenceId: number;
  now: Date;
  language: Language;
}

/** What a home shows of the programme: the sessions of the day that is on or comes next, and the experts. Nothing until one is released. */
export async function homeProgramme(
  db: Database,
  { conferenceId, now, language }: Asked,
): Promise<{ nowNext: HomeSession[]; faculty: HomeExpert[] }> {
  const programme = await programmeInForce(db, conferenceId);
  if (!programme) return { nowNext: [], faculty: [] };
  return {
    nowNext: presentHomeDay(programme, { now, language }),
    faculty: presentFaculty(programme, language),
  };
}
