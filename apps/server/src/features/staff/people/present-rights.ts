import { staffRoles, type Call, type Calls } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import type { RightsArea } from '@meetingapp/contract/staff/people.ts';

/** Rights as stated in the contract, without calls about the person's own log-in, which everybody has. */
export function presentRights(): RightsArea[] {
  return [...byFeature()].flatMap(([feature, calls]) => {
    const judged = calls.flatMap(({ who, effect }) => (typeof who === 'string' || who.own ? [] : [{ ...who, effect }]));
    if (judged.length === 0) return [];
    const rights = staffRoles.flatMap((role) => {
      const open = judged.filter(({ staff }) => staff.includes(role));
      if (open.length === 0) return [];
      // What even a reader can write is only a view or a file for themselves.
      const changes = open.some(({ effect, staff }) => effect === 'write' && !staff.includes('reader'));
      const may: 'write' | 'read' = changes ? 'write' : 'read';
      return [{ role, may, societyOnly: open.every(({ society }) => society === true) }];
    });
    return [{ feature, calls: judged.length, rights }];
  });
}

/** `hotel` and `hotelConsole` are one area for staff. */
function byFeature(): Map<string, Call[]> {
  const found = new Map<string, Call[]>();
  for (const [key, calls] of Object.entries<Calls>(contract)) {
    const feature = /^[a-z]+/.exec(key)?.[0] ?? key;
    found.set(feature, [...(found.get(feature) ?? []), ...Object.values<Call>(calls)]);
  }
  return found;
}
