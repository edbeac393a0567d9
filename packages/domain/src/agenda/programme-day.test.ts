import { describe, expect, it } from 'vitest';
import { dayInProgress, programmeDay } from './programme-day.ts';

const shanghai = { zone: 'Asia/Shanghai', startsOn: '2026-04-16' };
const on = (from: string, to: string, days = shanghai) => programmeDay(days, { from, to });

describe('[S44] the day under which a session stands', () => {
  it('is the evening before for what begins after midnight and is over by the morning', () => {
    expect(on('2026-04-16T14:30:00Z', '2026-04-16T16:30:00Z')).toBe('2026-04-16');
    expect(on('2026-04-16T16:15:00Z', '2026-04-16T17:00:00Z')).toBe('2026-04-16');
    expect(on('2026-04-16T19:59:00Z', '2026-04-16T22:00:00Z')).toBe('2026-04-16');
  });

  it('is its own for an early morning, and for what lasts through the night or all day', () => {
    expect(on('2026-04-16T20:00:00Z', '2026-04-16T21:00:00Z')).toBe('2026-04-17');
    expect(on('2026-04-16T16:00:00Z', '2026-04-17T15:59:00Z')).toBe('2026-04-17');
    expect(on('2026-04-16T18:00:00Z', '2026-04-16T22:01:00Z')).toBe('2026-04-17');
  });

  it('is never before the first day of the conference', () => {
    expect(on('2026-04-15T16:30:00Z', '2026-04-15T17:00:00Z')).toBe('2026-04-16');
  });

  it('follows the local clock through the night in which summer time begins', () => {
    const berlin = { zone: 'Europe/Berlin', startsOn: '2026-03-27' };
    expect(on('2026-03-29T01:30:00Z', '2026-03-29T02:30:00Z', berlin)).toBe('2026-03-28');
    expect(on('2026-03-29T02:00:00Z', '2026-03-29T02:30:00Z', berlin)).toBe('2026-03-29');
  });
});

describe('[S44] the day in progress', () => {
  const programme = {
    ...shanghai,
    sessions: [
      { from: '2026-04-16T14:30:00Z', to: '2026-04-16T15:30:00Z' },
      { from: '2026-04-16T16:15:00Z', to: '2026-04-16T17:00:00Z' },
      { from: '2026-04-16T01:00:00Z', to: '2026-04-18T09:00:00Z' },
    ],
  };
  const at = (now: string, sessions = programme.sessions) => dayInProgress({ ...programme, sessions }, Date.parse(now));

  it('begins at midnight in the conference’s zone when no session of the evening lasts longer', () => {
    const early = programme.sessions.filter(({ from }) => from !== '2026-04-16T16:15:00Z');
    expect(at('2026-04-16T15:59:59.999Z', early)).toBe('2026-04-16');
    expect(at('2026-04-16T16:00:00Z', early)).toBe('2026-04-17');
  });

  it('begins when the last late session is over', () => {
    expect(at('2026-04-16T16:00:00Z')).toBe('2026-04-16');
    expect(at('2026-04-16T16:59:59.999Z')).toBe('2026-04-16');
    expect(at('2026-04-16T17:00:00Z')).toBe('2026-04-17');
  });
});
