import { staffRoles, type Call, type Calls } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import type { RightsArea } from '@meetingapp/contract/staff-people.ts';

/** Rights as the contract states them. What is about one's own log-in is everybody's and left out. */
export function presentRights(): RightsArea[] {
  return Object.entries<Calls>(contract).flatMap(([feature, calls]) => {
    const judged = Object.values<Call>(calls).flatMap(({ who, effect }) =>
      typeof who === 'string' || who.own ? [] : [{ ...who, effect }],
    );
    if (judged.length === 0) return [];
    const rights = staffRoles.flatMap((role) => {
      const open = judged.filter(({ staff }) => staff.includes(role));
      if (open.length === 0) return [];
      const may: 'write' | 'read' = open.some(({ effect }) => effect === 'write') ? 'write' : 'read';
      return [{ role, may, societyOnly: open.every(({ society }) => society === true) }];
    });
    return [{ feature, calls: judged.length, rights }];
  });
}
