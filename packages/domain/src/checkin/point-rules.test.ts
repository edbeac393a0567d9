import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verdictOf, type Passage, type PointRules, type ScanFacts, type TicketFacts } from './point-rules.ts';
import { presencesOf } from './presence.ts';

const open: PointRules = {
  opens: [],
  roles: [],
  feeIds: [],
  branchIds: [],
  most: null,
  ways: 'in',
  antiPassback: false,
  capacity: null,
  moving: false,
};
const doctor: TicketFacts = { role: 'attendee', feeId: 1, branchId: null, valid: true };
const scan: ScanFacts = { direction: 'in', at: 1000, dayOf: (at) => String(Math.floor(at / 1000)), inside: 0 };
const passage = (at: number, direction: 'in' | 'out' = 'in'): Passage => ({ id: `s${at}`, at, direction });

describe('[O16] the verdict of a point', () => {
  it('says who may enter: ticket, role, fee, branch', () => {
    expect(verdictOf(open, doctor, [], scan)).toEqual({ kind: 'admit', remark: 'none' });
    expect(verdictOf(open, { ...doctor, valid: false }, [], scan)).toEqual({ kind: 'refuse', reason: 'void' });
    expect(verdictOf({ ...open, roles: ['speaker'] }, doctor, [], scan)).toMatchObject({ reason: 'role' });
    expect(verdictOf({ ...open, feeIds: [2] }, doctor, [], scan)).toMatchObject({ reason: 'fee' });
    expect(verdictOf({ ...open, branchIds: [2] }, doctor, [], scan)).toMatchObject({ reason: 'branch' });
  });

  it('says when: before the first opening, between two, after the last', () => {
    const rules = {
      ...open,
      opens: [
        { from: 1000, until: 2000 },
        { from: 3000, until: 4000 },
      ],
    };
    const reasonAt = (at: number) => verdictOf(rules, doctor, [], { ...scan, at });
    expect(reasonAt(999)).toMatchObject({ reason: 'not_yet' });
    expect(reasonAt(1000)).toMatchObject({ kind: 'admit' });
    expect(reasonAt(2000)).toMatchObject({ reason: 'not_yet' });
    expect(reasonAt(4000)).toMatchObject({ reason: 'over' });
  });

  it('says how often, per day or ever, and names the passage that stands against it', () => {
    const meal = { ...open, most: { times: 1, per: 'day' as const } };
    expect(verdictOf(meal, doctor, [passage(1500)], { ...scan, at: 1900 })).toMatchObject({
      previous: { id: 's1500' },
    });
    expect(verdictOf(meal, doctor, [passage(1500)], { ...scan, at: 2000 })).toMatchObject({ kind: 'admit' });
    const gift = { ...open, most: { times: 1, per: 'ever' as const } };
    expect(verdictOf(gift, doctor, [passage(1500)], { ...scan, at: 9000 })).toMatchObject({ kind: 'already' });
  });

  it('counts who is inside, and lets anybody out', () => {
    const hall: PointRules = { ...open, ways: 'both', antiPassback: true, capacity: 2 };
    expect(verdictOf(hall, doctor, [], { ...scan, inside: 2 })).toEqual({ kind: 'refuse', reason: 'full' });
    expect(verdictOf(hall, doctor, [passage(1)], scan)).toMatchObject({ kind: 'already' });
    expect(verdictOf(hall, doctor, [passage(1), passage(2, 'out')], scan)).toMatchObject({ kind: 'admit' });
    const leaving = { ...scan, direction: 'out' as const };
    expect(verdictOf(hall, { ...doctor, valid: false }, [], leaving)).toEqual({ kind: 'admit', remark: 'not_in' });
    expect(verdictOf(hall, doctor, [passage(1)], leaving)).toEqual({ kind: 'admit', remark: 'none' });
  });
});

describe('[O16] attendance', () => {
  it('is the time between ways in and out, without overlaps, whatever the order of the rows', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(10_000), fc.constantFrom('in' as const, 'out' as const)), { maxLength: 20 }),
        (rows) => {
          const presences = presencesOf(rows.map(([at, direction]) => passage(at, direction)));
          for (const [index, { from, until }] of presences.entries()) {
            if (until !== null) expect(until).toBeGreaterThanOrEqual(from);
            else expect(index).toBe(presences.length - 1);
            const before = presences[index - 1];
            if (before) expect(before.until).toBeLessThanOrEqual(from);
          }
        },
      ),
    );
    expect(presencesOf([passage(5), passage(9, 'out'), passage(7)])).toEqual([{ from: 5, until: 9 }]);
  });
});
