import { describe, expect, it } from 'vitest';
import { dayBegins, dayOf, phaseOf } from './phase.ts';

const congress = { startsOn: '2026-10-15', endsOn: '2026-10-18', zone: 'Asia/Shanghai' };
const at = (text: string) => Date.parse(text);

describe('[T3] the phase of a conference', () => {
  it('counts down to the first midnight in its zone', () => {
    expect(phaseOf(congress, at('2026-09-03T07:23:48Z'))).toEqual({
      phase: 'before',
      startsAt: at('2026-10-14T16:00:00Z'),
      days: 41,
      hours: 8,
      minutes: 36,
      seconds: 12,
    });
    expect(phaseOf(congress, at('2026-10-14T15:59:59.400Z'))).toMatchObject({ phase: 'before', days: 0, seconds: 1 });
  });

  it('is in progress from its first midnight to its last, and shows the current day', () => {
    expect(phaseOf(congress, at('2026-10-14T16:00:00Z'))).toEqual({ phase: 'during', day: 1, of: 4 });
    expect(phaseOf(congress, at('2026-10-16T15:59:59Z'))).toEqual({ phase: 'during', day: 2, of: 4 });
    expect(phaseOf(congress, at('2026-10-18T15:59:59Z'))).toEqual({ phase: 'during', day: 4, of: 4 });
  });

  it('is over after its last day', () => {
    expect(phaseOf(congress, at('2026-10-18T16:00:00Z'))).toEqual({ phase: 'after' });
  });
});

describe('a day in a zone', () => {
  it('starts at local midnight, also when summer time begins or ends', () => {
    expect(dayBegins('2026-03-29', 'Europe/London')).toBe(at('2026-03-29T00:00:00Z'));
    expect(dayBegins('2026-03-30', 'Europe/London')).toBe(at('2026-03-29T23:00:00Z'));
    expect(dayBegins('2026-10-26', 'Europe/London')).toBe(at('2026-10-26T00:00:00Z'));
    expect(dayBegins('2026-11-01', 'America/New_York')).toBe(at('2026-11-01T04:00:00Z'));
  });

  it('is the local calendar day', () => {
    expect(dayOf(at('2026-10-14T23:30:00Z'), 'Asia/Shanghai')).toBe('2026-10-15');
    expect(dayOf(at('2026-10-14T23:30:00Z'), 'America/New_York')).toBe('2026-10-14');
  });
});
