import type { Part } from '@meetingapp/contract/agenda/programme.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { isOwnHall, strangeExperts, strangeTopics } from './queries-access.ts';

interface Named {
  hall?: number | null;
  topics?: readonly number[];
  parts?: readonly Part[];
  from?: string;
  to?: string;
}

/** Faults, each with its field: rows of another conference, and an end before the beginning. */
export async function programmeFaults(
  db: Database,
  conferenceId: number,
  { hall, topics, parts, from, to }: Named,
  under: string,
): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  const wrong = (field: string, reason: string) => faults.push({ field: `${under}${field}`, reason });
  if (hall && !(await isOwnHall(db, conferenceId, hall))) wrong('hall', 'not_an_option');
  if (topics?.length && (await strangeTopics(db, conferenceId, topics)).length > 0) wrong('topics', 'not_an_option');
  const strangers = new Set(
    parts
      ? await strangeExperts(
          db,
          conferenceId,
          parts.map(({ expert }) => expert),
        )
      : [],
  );
  parts?.forEach(({ expert }, at) => strangers.has(expert) && wrong(`parts.${at}.expert`, 'not_an_option'));
  if (from !== undefined && to !== undefined && Date.parse(to) <= Date.parse(from)) wrong('to', 'moments_order');
  return faults;
}
