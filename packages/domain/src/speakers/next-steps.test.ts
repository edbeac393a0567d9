import { describe, expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';

const title = { zh: '溶栓', en: 'Thrombolysis' };
const task = {
  id: 1,
  title,
  to: '2027-04-16T10:40:00.000Z',
  roles: ['speaker'],
  state: 'accepted' as const,
  until: '2027-03-20T10:00:00.000Z',
  slides: undefined,
};
const facts = {
  tasks: [task],
  toSign: [],
  stated: true,
  journeys: 2,
  slidesBy: '2027-04-14T10:00:00.000Z',
  now: '2027-03-01T00:00:00.000Z',
};
const steps = (more: object) => nextSteps({ ...facts, ...more }).map(({ step }) => step);

describe('[S54] [S55] what a speaker still has to do', () => {
  it('is the reply first, then by date, and what has no date last', () => {
    const all = nextSteps({
      ...facts,
      tasks: [
        task,
        { ...task, id: 2, state: 'none' },
        { ...task, id: 3, state: 'none', until: '2027-03-18T10:00:00.000Z' },
      ],
      toSign: [{ id: 7, title, by: '2027-04-18T10:00:00.000Z' }],
      stated: false,
      journeys: 1,
    });
    expect(all.map(({ step, by, count }) => [step, by?.slice(0, 10) ?? null, count])).toEqual([
      ['reply', '2027-03-18', 2],
      ['slides', '2027-04-14', 1],
      ['agreement', '2027-04-18', 1],
      ['statement', null, 1],
      ['travel', null, 1],
    ]);
  });

  it('is nothing where nothing is missing, and nothing for a task that was rejected or is over', () => {
    expect(steps({ tasks: [{ ...task, slides: 'checked' }] })).toEqual([]);
    expect(steps({ tasks: [{ ...task, state: 'rejected' }], stated: false, journeys: 0 })).toEqual([]);
    expect(steps({ now: task.to, stated: false, journeys: 0 })).toEqual([]);
    expect(steps({ tasks: [{ ...task, state: 'none', until: null }] })).toEqual([]);
  });

  it('is a new file where the organiser has returned one, and none where a chair has nothing to show', () => {
    expect(steps({ tasks: [{ ...task, slides: 'returned' }] })).toEqual(['slides']);
    expect(steps({ tasks: [{ ...task, slides: 'waiting' }] })).toEqual([]);
    expect(steps({ tasks: [{ ...task, roles: ['host'] }] })).toEqual([]);
  });
});
