import { describe, expect, it } from 'vitest';
import { registrationTime } from './registration-time.ts';

const now = Date.parse('2026-05-10T04:00:00.000Z');

describe('[S4] the registration state', () => {
  const times = {
    startsOn: '2026-06-01',
    endsOn: '2026-06-03',
    zone: 'Asia/Shanghai',
    registrationOpensAt: null,
    registrationClosesAt: null,
  };

  it('is open between its times, and until the end when none are set', () => {
    expect(registrationTime(times, now)).toEqual({ state: 'open', until: null });
    const until = '2026-05-20T00:00:00.000Z';
    expect(registrationTime({ ...times, registrationClosesAt: until }, now)).toEqual({ state: 'open', until });
  });

  it('says when it opens, that it has closed, and that the conference is over', () => {
    const at = '2026-05-10T04:00:01.000Z';
    expect(registrationTime({ ...times, registrationOpensAt: at }, now)).toEqual({ state: 'later', at });
    expect(registrationTime({ ...times, registrationClosesAt: '2026-05-10T04:00:00.000Z' }, now)).toEqual({
      state: 'closed',
    });
    expect(registrationTime({ ...times, endsOn: '2026-05-09', startsOn: '2026-05-08' }, now)).toEqual({
      state: 'ended',
    });
  });
});
