import type { Programme, ProgrammeRole } from '@meetingapp/contract/agenda/programme.ts';
import type { PlanItem } from '@meetingapp/contract/agenda/plan.ts';
import type { Summary } from '@meetingapp/contract/overview/summary.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { nextItem } from '@meetingapp/domain/agenda/next-item.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { itemKey, itemsOf, type TaskItem } from '@meetingapp/domain/speakers/tasks.ts';
import type { LegRow } from '../speakers/travel/queries.ts';

interface Person {
  expertIds: readonly number[];
  plan: readonly PlanItem[];
  /** Keys of the items in which the person rejected their task, as `itemKey` writes them. */
  rejected: ReadonlySet<string>;
}

const rolesIn = (item: TaskItem, { expertIds, rejected }: Person): ProgrammeRole[] =>
  rejected.has(itemKey(item)) ? [] : [...new Set(expertIds.flatMap((id) => item.people.get(id) ?? []))];

/** What is next for a person by the programme in force, and how much of it they planned. */
export function presentNext(
  programme: Programme,
  person: Person,
  { now, language }: { now: Date; language: Language },
): Pick<Summary, 'next' | 'planned'> {
  const items = itemsOf(programme);
  const plan = new Set(
    person.plan.map(({ item, id }) => itemKey({ item, itemId: id })).filter((key) => items.has(key)),
  );
  const concerned = [...items.values()].flatMap((item) => {
    const roles = rolesIn(item, person);
    return roles.length > 0 || plan.has(itemKey(item)) ? [{ ...item, roles, own: roles.length > 0 }] : [];
  });
  const next = nextItem(concerned, now);
  if (!next) return { next: null, planned: plan.size };
  return {
    next: {
      sessionId: next.sessionId,
      talkId: next.item === 'talk' ? next.itemId : null,
      title: pickLanguage(next.title, language),
      hall: programme.halls.find(({ id }) => id === next.hall)?.name ?? null,
      from: next.from,
      to: next.to,
      roles: next.roles,
    },
    planned: plan.size,
  };
}

/** The journey that comes next: the arrival until it is over, then the departure. Null for people without a task. */
export function presentJourney(legs: readonly LegRow[], hasTasks: boolean, now: Date): Summary['journey'] {
  const timed = legs
    .map(({ direction, pickup_leaves_at, leaves_at, arrives_at }) => ({
      state: direction,
      at: pickup_leaves_at ?? (direction === 'arrival' ? arrives_at : leaves_at),
      car: pickup_leaves_at !== null,
    }))
    .filter(({ at }) => at !== null);
  const next = timed.find(({ at }) => at !== null && at > now) ?? timed.at(-1);
  if (next) return { ...next, at: next.at?.toISOString() ?? null };
  return hasTasks && legs.length === 0 ? { state: 'missing', at: null, car: false } : null;
}
