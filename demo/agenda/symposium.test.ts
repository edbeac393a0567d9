import { describe, expect, it } from 'vitest';
import { symposiumPeople, symposiumPlan, type SymposiumSession } from './symposium.ts';

const overlap = (a: SymposiumSession, b: SymposiumSession) => a.day === b.day && a.from < b.to && b.from < a.to;
const peopleOf = ({ chairs = [], talks = [] }: SymposiumSession) => [...chairs, ...talks.map(({ speaker }) => speaker)];
const everyMinute = Array.from({ length: 24 * 60 }, (_, minute) => minute);

describe('the symposium that runs today', () => {
  it.each(['river', 'bund'] as const)('has a session on air in the hall %s at every minute of the day', (hall) => {
    for (const minute of everyMinute) {
      const time = new Date(minute * 60_000).toISOString().slice(11, 16);
      const running = symposiumPlan(minute).filter(
        (one) => one.day === 1 && one.hall === hall && one.from <= time && time < one.to,
      );
      // In the last minutes before midnight the day is over.
      if (minute < 24 * 60 - 5) expect(running.map(({ hall: where }) => where)).toEqual([hall]);
    }
  });

  it('has nobody in two places at once, and talks that fit into their session', () => {
    for (const minute of [0, 9 * 60, 14 * 60 + 3, 24 * 60 - 1]) {
      const plan = symposiumPlan(minute);
      for (const [at, one] of plan.entries()) {
        const busy = plan
          .slice(at + 1)
          .filter((other) => overlap(one, other))
          .flatMap(peopleOf);
        expect(busy.filter((person) => peopleOf(one).includes(person))).toEqual([]);
        const [from, to] = [one.from, one.to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
        const minutes = (one.talks ?? []).reduce((sum, talk) => sum + talk.minutes, 0);
        expect(minutes).toBeLessThanOrEqual((to ?? 0) - (from ?? 0));
        for (const person of peopleOf(one)) expect(symposiumPeople).toContain(person);
      }
    }
  });
});
