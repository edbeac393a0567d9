import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grantFault, grantsBeyond, type StaffGrant } from './grants.ts';

const role = fc.constantFrom('owner', 'organiser', 'finance', 'reader') as fc.Arbitrary<StaffGrant['role']>;
const grants = fc.array(fc.record({ cid: fc.constantFrom(null, 1, 2), role }), { maxLength: 5 });

describe('[O19] roles', () => {
  it('are granted and revoked only by an owner, so nobody raises their own', () => {
    fc.assert(
      fc.property(grants, grants, grants, (actor, before, after) => {
        const fault = grantFault({ actor, before, after, otherOwners: 1, active: true });
        const touched = [...grantsBeyond(after, before), ...grantsBeyond(before, after)];
        const everywhere = actor.some((grant) => grant.cid === null && grant.role === 'owner');
        const mine = touched.every(
          ({ cid }) => everywhere || actor.some((grant) => grant.role === 'owner' && grant.cid === cid),
        );
        expect(fault).toBe(mine ? null : 'rights_beyond');
      }),
    );
  });

  it('never leave the society without an owner who can log in', () => {
    const owner: StaffGrant = { cid: null, role: 'owner' };
    const change = { actor: [owner], before: [owner], after: [] };
    expect(grantFault({ ...change, otherOwners: 0, active: true })).toBe('last_owner');
    expect(grantFault({ ...change, otherOwners: 1, active: true })).toBeNull();
    expect(grantFault({ ...change, otherOwners: 0, active: false })).toBeNull();
    expect(grantFault({ ...change, after: [owner], otherOwners: 0, active: true })).toBeNull();
  });
});
