import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { TaskRefusal } from '../../../db/schema/json-shapes.ts';
import { rowRefused } from '../../../db/outcome.ts';
import {
  type AppliedLine,
  type DoneLine,
  type ImportPlace,
  type SheetLine,
  unwritten,
} from '../../../jobs/import-kind.ts';
import { lockHotelNights, saveNumbers } from '../rooming/commands-numbers.ts';
import { arrangedNights, type ArrangedNights } from '../rooming/queries-nights.ts';
import { numberPlanner } from './queries-plan.ts';

/** What a row did. */
export interface DoneNumber {
  /** Registration of the person. */
  id: number;
  before: string;
  after: string;
}

/** Writes rows as announced under the locks of the hotel's nights; a row is refused when its room has changed since. */
export async function applyNumbers(
  transaction: DatabaseTransaction,
  place: ImportPlace,
  lines: readonly (SheetLine & { fate: string })[],
): Promise<AppliedLine[]> {
  const { conferenceId, about } = place;
  await lockHotelNights(transaction, conferenceId, about ?? 0);
  const arranged = await arrangedNights(transaction, conferenceId, about ?? 0);
  const planned = await numberPlanner(transaction, place, arranged)(lines);
  const writes = new Map<number, string>();
  const outcomes = planned.map(({ fate, fault, regId, before, door }, at): AppliedLine => {
    const left = unwritten({ fate, faults: fault ? [fault] : [] });
    if (left) return left;
    if (regId === null || fate !== lines[at]?.fate) return { refusal: rowRefused('changed_meanwhile') };
    writes.set(regId, door);
    const done: DoneNumber = { id: regId, before, after: door };
    return { refusal: null, done };
  });
  await saveNumbers(transaction, arranged, writes);
  return outcomes;
}

/** The numbers of everybody's rooms as they are now, night by night. */
function doorsByPerson({ nights }: ArrangedNights): ReadonlyMap<number, readonly string[]> {
  const doors = new Map<number, string[]>();
  for (const { people, door } of nights.flatMap(({ roomTypes }) => roomTypes.flatMap(({ rooms }) => rooms)))
    for (const person of people) {
      const known = doors.get(person);
      if (known) known.push(door);
      else doors.set(person, [door]);
    }
  return doors;
}

/** Sets room numbers back to what they were before a file; a number that was changed since stays. */
export async function undoNumbers(
  transaction: DatabaseTransaction,
  { conferenceId, about }: ImportPlace,
  lines: readonly DoneLine[],
): Promise<(TaskRefusal | null)[]> {
  await lockHotelNights(transaction, conferenceId, about ?? 0);
  const arranged = await arrangedNights(transaction, conferenceId, about ?? 0);
  const wishes = lines.map(({ done }) => done as unknown as DoneNumber);
  const now = doorsByPerson(arranged);
  const stays = wishes.map(({ id, after }) => {
    const doors = now.get(id) ?? [];
    return doors.length === 0 || doors.some((door) => door !== after);
  });
  const back = new Map(wishes.flatMap(({ id, before }, at) => (stays[at] ? [] : [[id, before] as const])));
  await saveNumbers(transaction, arranged, back);
  return stays.map((one) => (one ? rowRefused('import_touched') : null));
}
