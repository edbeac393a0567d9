import { describe, expect, it } from 'vitest';
import { nextHold } from './hold.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 8, minute));

describe('[S116] saving again renews the hold on a place', () => {
  it('begins with the length of the conference', () => {
    expect(nextHold({ until: null, renewals: 0 }, 15, at(0))).toEqual({ ok: true, until: at(15), renewals: 0 });
  });

  it('twice, and then keeps its end', () => {
    expect(nextHold({ until: at(15), renewals: 0 }, 15, at(10))).toEqual({ ok: true, until: at(25), renewals: 1 });
    expect(nextHold({ until: at(25), renewals: 1 }, 15, at(20))).toEqual({ ok: true, until: at(35), renewals: 2 });
    expect(nextHold({ until: at(35), renewals: 2 }, 15, at(34))).toEqual({ ok: true, until: at(35), renewals: 2 });
  });

  it('and gives the place to others after it has lapsed, for as long as a hold lasts', () => {
    expect(nextHold({ until: at(35), renewals: 2 }, 15, at(35))).toEqual({ ok: false, again: at(50) });
    expect(nextHold({ until: at(35), renewals: 2 }, 15, at(49))).toEqual({ ok: false, again: at(50) });
    expect(nextHold({ until: at(35), renewals: 2 }, 15, at(50))).toEqual({ ok: true, until: at(65), renewals: 0 });
  });

  it('waiting for the end of each hold does not evade the limit', () => {
    expect(nextHold({ until: at(15), renewals: 0 }, 15, at(16))).toEqual({ ok: true, until: at(31), renewals: 1 });
  });

  it('never shortens a longer hold, such as that of an offer from the waiting list', () => {
    expect(nextHold({ until: at(59), renewals: 0 }, 15, at(1))).toEqual({ ok: true, until: at(59), renewals: 1 });
  });
});
