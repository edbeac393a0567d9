import type { HomeExpert, HomeSession } from '@meetingapp/contract/home.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/database.ts';

interface Asked {
  conferenceId: number;
  now: Date;
  language: Language;
}

/** What a home shows of the programme: the sessions of the day that is on or comes next, and the experts. Nothing until one is released. */
export async function homeProgramme(
  db: Database,
  asked: Asked,
): Promise<{ nowNext: HomeSession[]; faculty: HomeExpert[] }> {
  const [nowNext, faculty] = await Promise.all([homeSessions(db, asked), homeFaculty(db, asked)]);
  return { nowNext, faculty };
}

async function homeSessions(_db: Database, _asked: Asked): Promise<HomeSession[]> {
  return [];
}

async function homeFaculty(_db: Database, _asked: Asked): Promise<HomeExpert[]> {
  return [];
}
