import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/database.ts';
import { programmeInForce } from '../agenda/queries-released.ts';
import { entrancesOf } from '../live/queries-entrances.ts';
import type { HomeProgramme } from './present.ts';
import { presentFaculty, presentHomeDay } from './present-programme.ts';

interface Asked {
  conferenceId: number;
  now: Date;
  language: Language;
}

/** What a home shows of the programme: the sessions of the day that is on or comes next, and the experts. Nothing until one is released. */
export async function homeProgramme(db: Database, { conferenceId, now, language }: Asked): Promise<HomeProgramme> {
  const [programme, entrances] = await Promise.all([programmeInForce(db, conferenceId), entrancesOf(db, conferenceId)]);
  if (!programme) return { nowNext: [], faculty: [], halls: [] };
  return {
    nowNext: presentHomeDay(programme, { now, language, entrances }),
    faculty: presentFaculty(programme, language),
    halls: programme.halls,
  };
}
