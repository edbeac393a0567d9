import { describe, expect, it } from 'vitest';
import { staffRoles, type Call, type Calls } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import { staffPeopleCalls } from '@meetingapp/contract/staff/people.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId });
const token = await buildStaffToken(db, await buildStaff(db, societyId));

/** Calls of staff as the contract declares them, without those about the own log-in. */
const declared = Object.entries<Calls>(contract).flatMap(([key, calls]) =>
  Object.entries<Call>(calls).flatMap(([name, { who, effect }]) =>
    typeof who === 'string' || who.own ? [] : [{ name: `${key}.${name}`, roles: [...who.staff], effect }],
  ),
);

describe('[O19] the matrix of rights', () => {
  it('has each call of the contract once, with the roles that the contract gives it', async () => {
    const { areas } = await test.call(staffPeopleCalls.rights, { cid }, { token });
    const shown = areas.flatMap(({ actions }) => actions.map(({ name, roles, effect }) => ({ name, roles, effect })));
    const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
    expect(shown.toSorted(byName)).toEqual(declared.toSorted(byName));
    expect(new Set(areas.map(({ area }) => area)).size).toBe(areas.length);
  });

  it('sums an area up: a role that may make no call of it is left out, and one that only reads cannot change', async () => {
    const { areas } = await test.call(staffPeopleCalls.rights, { cid }, { token });
    for (const { area, rights, actions } of areas)
      for (const role of staffRoles) {
        const own = actions.filter(({ roles }) => roles.includes(role));
        const right = rights.find((one) => one.role === role);
        expect(right === undefined, `${role} in ${area}`).toBe(own.length === 0);
        if (own.every(({ effect }) => effect === 'read')) expect(right?.may ?? 'read').toBe('read');
      }
    expect(areas.find(({ area }) => area === 'orders')?.rights.map(({ role }) => role)).not.toContain('reviewer');
  });
});
