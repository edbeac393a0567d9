import { roomNumberSheet as en } from '@meetingapp/locales/en/hotel/room-number.ts';
import { roomNumberSheet as zh } from '@meetingapp/locales/zh/hotel/room-number.ts';
import { defineImport, type LineOutcome, type LineValidator } from '../../../jobs/import-kind.ts';
import { arrangedNights } from '../rooming/queries-nights.ts';
import { findHotels } from '../stay/queries.ts';
import { applyNumbers, undoNumbers } from './commands-apply.ts';
import { numberPlanner, type PlannedNumber } from './queries-plan.ts';
import { namesOf, numberTargets } from './reader.ts';

const texts = { zh, en };

/** Import of room numbers into the rooming list of one hotel, named by `about`. */
export const roomNumberImport = defineImport({
  kind: 'hotel.numbers',
  named: 'name',
  canReplace: false,
  exists: async (db, { conferenceId, about }) => (await findHotels(db, conferenceId)).some(({ id }) => id === about),
  targets: async (_db, _conferenceId, language) =>
    numberTargets.map((id) => ({
      id,
      names: namesOf(id),
      label: texts[language].columns[id],
      required: id === 'door',
      inExample: id !== 'how',
    })),
  examples: async (_db, _conferenceId, language) => [texts[language].example],
  words: (language) => {
    const { template, failedFile, reason } = texts[language];
    return { template, failedFile, reason };
  },
  // Bookings in the hotel wait for these rows.
  together: 200,
  judge: async (db, place): Promise<LineValidator> => {
    const plan = numberPlanner(db, place, await arrangedNights(db, place.conferenceId, place.about ?? 0));
    return { lines: async (lines) => (await plan(lines)).map((row, at) => outcomeOf(row, lines[at]?.number ?? 0)) };
  },
  apply: applyNumbers,
  undo: undoNumbers,
});

/** A person has a row for each night: only what differs is a fault, which the planner finds. The key says whose row it is. */
const outcomeOf = ({ name, regId, door, before, fate, fault }: PlannedNumber, number: number): LineOutcome => ({
  name,
  fate,
  faults: fault ? [fault] : [],
  changes: fate === 'change' ? [{ field: 'door', from: before, to: door }] : [],
  keys: regId === null ? [] : [`#${regId}@${number}`],
});
