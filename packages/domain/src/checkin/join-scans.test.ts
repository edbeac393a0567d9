import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinScans, type AcceptedScan } from './join-scans.ts';
import { verdictOf, type PointRules } from './point-rules.ts';

const rules: PointRules = {
  opens: [],
  roles: [],
  feeIds: [],
  branchIds: [],
  most: null,
  ways: 'both',
  antiPassback: true,
  capacity: null,
  moving: false,
};
const once: PointRules = { ...rules, ways: 'in', antiPassback: false, most: { times: 1, per: 'ever' } };
const dayOf = (at: number) => String(Math.floor(at / 1000));
const ticket = { role: 'attendee', feeId: null, branchId: null, valid: true } as const;

const scans = fc.uniqueArray(
  fc.record<AcceptedScan>({
    id: fc.uuid(),
    at: fc.nat(5000),
    direction: fc.constantFrom('in', 'out'),
    forced: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 15 },
);

describe('[O16] scans of several devices', () => {
  it('give the same result in any order, with repetitions, and lose none', () => {
    fc.assert(
      fc.property(scans, fc.constantFrom(rules, once), fc.nat(), (made, rule, turn) => {
        const whole = joinScans(rule, made, new Set(), dayOf);
        const turned = [...made.slice(turn % (made.length || 1)), ...made, ...made.toReversed()];
        expect(joinScans(rule, turned, new Set(), dayOf)).toEqual(whole);
        const ids = [...whole.passages, ...whole.doubles.map(({ scan }) => scan)].map(({ id }) => id);
        expect(ids.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('leave nothing that the rule forbids but what is listed as a double', () => {
    fc.assert(
      fc.property(scans, fc.constantFrom(rules, once), (made, rule) => {
        const { passages, doubles } = joinScans(rule, made, new Set(), dayOf);
        for (const [index, scan] of passages.entries()) {
          if (scan.forced) continue;
          const verdict = verdictOf(rule, ticket, passages.slice(0, index), { ...scan, dayOf, inside: 0 });
          expect(verdict.kind).toBe('admit');
        }
        for (const { scan, previous } of doubles) expect(previous.at).toBeLessThanOrEqual(scan.at);
      }),
    );
  });

  it('admit a ticket at most once per device that was offline', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(11), { minLength: 1, maxLength: 60 }), (doors) => {
        const known = new Map<number, AcceptedScan[]>();
        const accepted: AcceptedScan[] = [];
        for (const [at, device] of doors.entries()) {
          const own = known.get(device) ?? [];
          if (verdictOf(once, ticket, own, { direction: 'in', at, dayOf, inside: 0 }).kind !== 'admit') continue;
          const scan = { id: `${device}-${at}`, at, direction: 'in' as const, forced: false };
          known.set(device, [...own, scan]);
          accepted.push(scan);
        }
        const { passages, doubles } = joinScans(once, accepted, new Set(), dayOf);
        expect(accepted.length).toBe(new Set(doors).size);
        expect(passages).toHaveLength(1);
        expect(doubles).toHaveLength(accepted.length - 1);
      }),
    );
  });

  it('forget what was taken back', () => {
    const first = { id: 'a', at: 1, direction: 'in' as const, forced: false };
    const second = { id: 'b', at: 2, direction: 'in' as const, forced: false };
    expect(joinScans(once, [first, second], new Set(), dayOf).doubles).toEqual([{ scan: second, previous: first }]);
    expect(joinScans(once, [first, second], new Set(['a']), dayOf)).toEqual({ passages: [second], doubles: [] });
  });
});
