import { describe, expect, it } from 'vitest';
import { symposiumPeople, symposiumPlan, type SymposiumSession } from './symposium.ts';

const overlap = (a: SymposiumSession, b: SymposiumSession) => a.day === b.day && a.from < b.to && b.from < a.to;
const peopleOf = ({ chairs = [], talks = [] }: SymposiumSession) => [...chairs, ...talks.map(({ speaker }) => speaker)];
const everyMinute = Array.from({ length: 24 * 60 - 5 }, (_, minute) => minute);

describe('the symposium that runs today', () => {
  it.each(['river', 'bund'] as const)('has one session on air in the hall %s until just before midnight', (hall) => {
    const running = everyMinute.map((minute) => {
      const time = new Date(minute * 60_000).toISOString().slice(11, 16);
      return symposiumPlan(minute).filter(
        (one) => one.day === 1 && one.hall === hall && one.from <= time && time < one.to,
      ).length;
    });
    expect(new Set(running)).toEqual(new Set([1]));
  });

  it('has its other sessions at waking hours', () => {
    for (const minute of everyMinute) {
      const odd = symposiumPlan(minute).filter(({ from, to }) => from < '06:00' || to > '22:00');
      expect(odd.length).toBeLessThanOrEqual(2);
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
