import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clashesAround } from './clashes-around.ts';
import { findClashes, type PlannedSession, type PlannedTalk } from './clashes.ts';

const at = (minutes: number) => new Date(Date.UTC(2027, 3, 15, 8) + minutes * 60_000).toISOString();
const parts = fc
  .uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 2 })
  .map((experts) => experts.map((expert) => ({ expert, role: 'host' as const })));
const stretch = fc.record({ begins: fc.integer({ min: 0, max: 40 }), long: fc.integer({ min: 1, max: 20 }) });
const hall = fc.option(fc.integer({ min: 1, max: 3 }), { nil: null });

const sessions = fc
  .array(fc.record({ stretch, hall, parts }), { minLength: 1, maxLength: 8 })
  .map((all): PlannedSession[] =>
    all.map((one, index) => ({
      id: index + 1,
      hall: one.hall,
      from: at(one.stretch.begins),
      to: at(one.stretch.begins + one.stretch.long),
      parts: one.parts,
    })),
  );
const talks = fc
  .array(fc.record({ session: fc.integer({ min: 0, max: 8 }), stretch, timed: fc.boolean(), parts }), { maxLength: 8 })
  .map((all): PlannedTalk[] =>
    all.map((one, index) => ({
      id: index + 1,
      session: one.session || null,
      from: one.timed && one.session !== 0 ? at(one.stretch.begins) : null,
      minutes: one.stretch.long,
      parts: one.parts,
    })),
  );

it('[O9] the predicted clashes of a session equal those found by checking the whole programme again', () => {
  fc.assert(
    fc.property(sessions, talks, fc.record({ stretch, hall }), (planned, all, wish) => {
      const [own] = planned as [PlannedSession];
      const speaking = all.filter(({ session }) => session === null || session <= planned.length);
      const { begins, long } = wish.stretch;
      const place = { hall: wish.hall, from: at(begins), to: at(begins + long) };
      const ms = Date.parse(place.from) - Date.parse(own.from);
      const moved = planned.map((one) => (one === own ? { ...own, ...place } : one));
      const along = speaking.map((talk) =>
        talk.session === own.id && talk.from !== null
          ? { ...talk, from: new Date(Date.parse(talk.from) + ms).toISOString() }
          : talk,
      );
      const found = findClashes(moved, along).some(
        (clash) => clash.kind !== 'outside' && clash.sessions.includes(own.id),
      );
      expect(clashesAround(planned, speaking, own)(place)).toBe(found);
    }),
    { numRuns: 1000 },
  );
});
