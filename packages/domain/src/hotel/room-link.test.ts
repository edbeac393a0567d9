import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROOM_LINK_DAYS, roomLinkEnd, roomLinkState } from './room-link.ts';

const now = new Date('2027-03-10T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const open = { expiresAt: minutes(1), withdrawnAt: null, accepted: null, stays: true };

describe('[A4] the link of a room', () => {
  it('is open until its time is over, it is withdrawn, answered, or the stay is gone', () => {
    expect(roomLinkState(open, now)).toBe('open');
    expect(roomLinkState({ ...open, expiresAt: now }, now)).toBe('expired');
    expect(roomLinkState({ ...open, withdrawnAt: minutes(-1) }, now)).toBe('withdrawn');
    expect(roomLinkState({ ...open, stays: false }, now)).toBe('ended');
    expect(roomLinkState({ ...open, accepted: true, expiresAt: minutes(-9) }, now)).toBe('accepted');
    expect(roomLinkState({ ...open, accepted: true, withdrawnAt: minutes(-1) }, now)).toBe('withdrawn');
    expect(roomLinkState({ ...open, accepted: false, withdrawnAt: minutes(-1) }, now)).toBe('declined');
  });

  it('can be answered in no other state than open', () => {
    fc.assert(
      fc.property(
        fc.record({
          expiresAt: fc.integer({ min: -5, max: 5 }).map(minutes),
          withdrawnAt: fc.option(fc.constant(minutes(-3))),
          accepted: fc.option(fc.boolean()),
          stays: fc.boolean(),
        }),
        (link) => {
          const mayAnswer = link.accepted === null && link.withdrawnAt === null && link.stays && link.expiresAt > now;
          expect(roomLinkState(link, now) === 'open').toBe(mayAnswer);
        },
      ),
    );
  });

  it('ends after seven days, and never after the stay', () => {
    expect(roomLinkEnd(now, '2027-04-19').getTime() - now.getTime()).toBe(ROOM_LINK_DAYS * 86_400_000);
    expect(roomLinkEnd(now, '2027-03-12')).toEqual(new Date('2027-03-12T00:00:00Z'));
  });
});
