import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { NextStep, TaskState } from '@meetingapp/contract/speakers/task.ts';
import { slidesAwaited } from './slides.ts';

interface OwnTask {
  id: number;
  title: Bilingual;
  /** ISO 8601. */
  to: string;
  roles: readonly string[];
  state: TaskState;
  /** Until when it may be answered; null: not any more. */
  until: string | null;
  /** Of its newest file; undefined: there is none. */
  slides: 'waiting' | 'checked' | 'returned' | undefined;
}

interface OwnFacts {
  tasks: readonly OwnTask[];
  /** Agreements that can be signed now. */
  toSign: readonly { id: number; title: Bilingual; by: string }[];
  /** Interests and consent are stated to the text in force. */
  stated: boolean;
  /** Journeys there and back that are known. */
  journeys: number;
  /** The organiser's date for slides; null: none. */
  slidesBy: string | null;
  /** ISO 8601. */
  now: string;
}

/** There and back. */
const JOURNEYS = 2;
/** After every date. */
const LAST = '9999';
const earliest = (moments: readonly string[]): string | null => moments.toSorted()[0] ?? null;

/** What a person still has to do for a conference: replies first, then by date, what has no date last. */
export function nextSteps({ tasks, toSign, stated, journeys, slidesBy, now }: OwnFacts): NextStep[] {
  const waiting = tasks.filter(({ state, until }) => state === 'none' && until !== null);
  const taken = tasks.filter(({ state, to }) => state === 'accepted' && to > now);
  const blank = { id: null, title: null, by: null, count: 1 };
  const reply: NextStep[] =
    waiting.length === 0
      ? []
      : [{ ...blank, step: 'reply', by: earliest(waiting.flatMap(({ until }) => until ?? [])), count: waiting.length }];
  const [first] = taken;
  const rest: NextStep[] = [
    ...toSign.map(({ id, title, by }) => ({ ...blank, step: 'agreement' as const, id, title, by })),
    ...taken
      .filter((task) => task.slides === 'returned' || (task.slides === undefined && slidesAwaited(task)))
      .map(({ id, title }) => ({ ...blank, step: 'slides' as const, id, title, by: slidesBy })),
    ...(first && !stated ? [{ ...blank, step: 'statement' as const, id: first.id }] : []),
    ...(first && journeys < JOURNEYS ? [{ ...blank, step: 'travel' as const, count: JOURNEYS - journeys }] : []),
  ];
  // A stable order: steps of one date stay as they are listed above.
  return [...reply, ...rest.toSorted((one, other) => (one.by ?? LAST).localeCompare(other.by ?? LAST))];
}
