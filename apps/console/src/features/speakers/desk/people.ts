import type { DeskInvitation } from '@meetingapp/contract/speakers/desk.ts';
import { marksOf, stateOf, type DeskState, type Mark } from '../view.ts';

/** A person with their tasks, as the desk lists people. */
export interface DeskPerson extends Pick<DeskInvitation, 'name' | 'affiliation' | 'way'> {
  /** Of the person. */
  id: number;
  tasks: DeskInvitation[];
  accepted: number;
  /** What staff must act on first among the tasks. */
  state: DeskState;
  marks: Record<'slides' | 'travel' | 'agreement', Mark>;
  /** The last time that the person answered, read or was written to; null: never. */
  lastAt: string | null;
}

/** Who rejects one task and accepts others is not one who has rejected. */
const states: readonly DeskState[] = [
  'clash',
  'changed',
  'none',
  'opened',
  'unwritten',
  'accepted',
  'rejected',
  'filled',
];
const marks: readonly Mark[] = ['missing', 'waiting', 'there', 'unneeded'];
const parts = ['slides', 'travel', 'agreement'] as const;
const first = <Value>(order: readonly Value[], found: readonly Value[], none: Value): Value =>
  order.find((one) => found.includes(one)) ?? none;

/** People of these tasks in the order of their first one; of several tasks the state and marks that need staff most. */
export function peopleOf(rows: readonly DeskInvitation[]): DeskPerson[] {
  const tasks = new Map<number, DeskInvitation[]>();
  for (const row of rows) tasks.set(row.expertId, [...(tasks.get(row.expertId) ?? []), row]);
  return [...tasks].flatMap(([id, own]) => {
    const [one] = own;
    if (!one) return [];
    const all = own.map(marksOf);
    const mark = (part: (typeof parts)[number]) =>
      first(
        marks,
        all.map((each) => each[part]),
        'unneeded',
      );
    const moments = own.flatMap(({ answeredAt, openedAt, writtenAt }) => [answeredAt, openedAt, writtenAt]);
    return {
      id,
      name: one.name,
      affiliation: one.affiliation,
      way: one.way,
      tasks: own,
      accepted: own.filter(({ state }) => state === 'accepted').length,
      state: first(states, own.map(stateOf), 'none'),
      marks: { slides: mark('slides'), travel: mark('travel'), agreement: mark('agreement') },
      lastAt: moments.reduce((last, at) => (at !== null && (last === null || at > last) ? at : last), null),
    };
  });
}
