import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberFaults, personKeys, readMember, validityOn, type Member } from './entry.ts';
import { repeatedRows } from '../tasks/sheet-row.ts';
import { leftOutMembers, memberPlanner, type PlanRow as Row } from './plan.ts';

type PlanRow = Row & { number: number };
type Listed = Member & { id: number };

/** A whole file, as the shared steps import it. */
function planMembers(list: readonly Member[], rows: readonly PlanRow[], replace: boolean) {
  const known = list.map((one, at): Listed => ({ ...one, id: at + 1 }));
  const plan = memberPlanner(known);
  const earlier = repeatedRows();
  const named = new Set<string>();
  const planned = rows.map((row) => {
    const one = plan(row);
    const before = one.outcome === 'wrong' ? null : earlier(row.number, one.keys);
    if (one.outcome !== 'wrong' && before === null) for (const key of one.keys) named.add(key);
    return before === null
      ? one
      : { ...one, outcome: 'wrong' as const, faults: [{ field: 'row' as const, reason: 'row_twice', limit: before }] };
  });
  const wrong = rows.filter((_, at) => planned[at]?.outcome === 'wrong');
  return {
    rows: planned.map(({ outcome, faults, changes }) => ({ fate: outcome, faults, changes })),
    added: planned.filter(({ outcome }) => outcome === 'new').map(({ member }) => member),
    changed: planned.flatMap(({ outcome, known: one, member }) =>
      outcome === 'change' && one ? [{ known: list[one.id - 1] as Member, member }] : [],
    ),
    removed: replace ? leftOutMembers(known, named, wrong).map(({ id }) => list[id - 1] as Member) : [],
  };
}

const member = (wish: Partial<Member>): Member => ({
  name: '林知远',
  phone: '',
  email: '',
  validFrom: null,
  validUntil: null,
  ...wish,
});
const row = (number: number, wish: Partial<Member>): PlanRow => ({ number, typed: member(wish), faults: [] });
const fates = (known: Member[], rows: PlanRow[], replace = false) =>
  planMembers(known, rows, replace).rows.map(({ fate }) => fate);

/** Few distinct values, so that people coincide. */
const someone = fc.record({
  name: fc.constantFrom('林知远', 'Lin Zhiyuan', 'LIN  zhiyuan', ''),
  phone: fc.constantFrom('', '13800001111', '+86 138 0000 2222', '12'),
  email: fc.constantFrom('', 'a@example.org', 'B@example.org'),
  validFrom: fc.constantFrom(null, '2026-01-01', '2027-06-01'),
  validUntil: fc.constantFrom(null, '2026-12-31', 'soon'),
});
const file = fc
  .array(someone, { maxLength: 12 })
  .map((people) => people.map((typed, at) => ({ number: at + 2, typed, faults: [] })));
/** A realistic list: the result of an import. */
const list = file.map((rows) => planMembers([], rows, false).added);
const after = (known: Member[], rows: PlanRow[], replace: boolean) => {
  const plan = planMembers(known, rows, replace);
  const gone = new Set(plan.removed);
  const changed = new Map(plan.changed.map((one) => [one.known, one.member]));
  return [...known.filter((one) => !gone.has(one)).map((one) => changed.get(one) ?? one), ...plan.added];
};

describe('[O7] an import of members', () => {
  it('repeated changes nothing', () => {
    fc.assert(
      fc.property(list, file, fc.boolean(), (known, rows, replace) => {
        const right = rows.filter((_, at) => fates(known, rows, replace)[at] !== 'wrong');
        expect(fates(after(known, right, replace), right, replace)).toEqual(right.map(() => 'same'));
      }),
    );
  });

  it('leaves a list in which every entry is valid, and changes nobody twice', () => {
    fc.assert(
      fc.property(list, file, fc.boolean(), (known, rows, replace) => {
        const plan = planMembers(known, rows, replace);
        const touched = [...plan.changed.map((one) => one.known), ...plan.removed];
        expect(new Set(touched).size).toBe(touched.length);
        for (const one of after(known, rows, replace)) {
          expect(memberFaults(one)).toEqual([]);
          expect(readMember(one)).toEqual({ member: one, faults: [] });
        }
      }),
    );
  });

  it('removes nobody unless requested, and never somebody whose row is wrong', () => {
    fc.assert(
      fc.property(list, file, (known, rows) => {
        expect(planMembers(known, rows, false).removed).toEqual([]);
        const plan = planMembers(known, rows, true);
        const inFile = new Set(rows.flatMap(({ typed }) => personKeys(readMember(typed).member)));
        for (const one of plan.removed) for (const key of personKeys(one)) expect(inFile.has(key)).toBe(false);
      }),
    );
    expect(
      planMembers([member({ phone: '13800001111' })], [row(2, { phone: '13800001111', validUntil: 'x' })], true)
        .removed,
    ).toEqual([]);
  });

  it('matches a person by name and phone or e-mail, and keeps values of empty cells', () => {
    const known = member({ phone: '13800001111', email: 'a@example.org', validUntil: '2026-12-31' });
    const plan = planMembers([known], [row(2, { phone: '13900000000', email: 'A@example.org' })], false);
    expect(plan.rows[0]).toMatchObject({
      fate: 'change',
      changes: [{ field: 'phone', from: '13800001111', to: '13900000000' }],
    });
    expect(plan.changed[0]?.member.validUntil).toBe('2026-12-31');
    expect(fates([known], [row(2, { name: '周晓晴', phone: '13800001111' })])).toEqual(['new']);
  });

  it('reports a row that repeats an earlier person, or matches two', () => {
    const rows = [row(2, { phone: '13800001111' }), row(3, { phone: '+8613800001111' })];
    expect(planMembers([], rows, false).rows[1]?.faults).toEqual([{ field: 'row', reason: 'row_twice', limit: 2 }]);
    const two = [member({ phone: '13800001111' }), member({ email: 'a@example.org' })];
    expect(planMembers(two, [row(2, { phone: '13800001111', email: 'a@example.org' })], false).rows[0]?.faults).toEqual(
      [{ field: 'row', reason: 'member_two' }],
    );
  });

  it('names the invalid field', () => {
    const reasons = (wish: Partial<Member>) => planMembers([], [row(2, wish)], false).rows[0]?.faults;
    expect(reasons({ name: '', phone: '13800001111' })).toEqual([{ field: 'name', reason: 'required' }]);
    expect(reasons({ phone: '1380' })).toEqual([{ field: 'phone', reason: 'phone' }]);
    expect(reasons({ email: '13800001111' })).toEqual([{ field: 'email', reason: 'email' }]);
    expect(reasons({})).toEqual([{ field: 'row', reason: 'contact_needed_row' }]);
    expect(reasons({ phone: '13800001111', validFrom: '2027-01-02', validUntil: '2027-01-01' })).toEqual([
      { field: 'validUntil', reason: 'days_order' },
    ]);
    expect(reasons({ phone: '13800001111', validUntil: '2027-02-30' })).toEqual([
      { field: 'validUntil', reason: 'date_invalid' },
    ]);
  });
});

it('a membership is valid on its first and its last day', () => {
  const year = { validFrom: '2027-01-01', validUntil: '2027-12-31' };
  expect(['2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01'].map((day) => validityOn(day, year))).toEqual([
    'later',
    'valid',
    'valid',
    'ended',
  ]);
});
