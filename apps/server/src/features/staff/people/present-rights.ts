import { staffRoles, type Call, type Calls } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import {
  rightsAreas,
  type RightsAction,
  type RightsArea,
  type RightsAreaName,
} from '@meetingapp/contract/staff/people.ts';

/** Parts of the contract that belong to an area of another name. */
const elsewhere: Readonly<Record<string, RightsAreaName>> = {
  agreement: 'speakers',
  departments: 'exhibition',
  document: 'speakers',
  leads: 'exhibition',
  mailing: 'messages',
  member: 'members',
  message: 'messages',
  order: 'orders',
  paper: 'papers',
  receipt: 'speakers',
  slides: 'speakers',
  speaker: 'speakers',
  statement: 'speakers',
  travel: 'speakers',
  waiting: 'registration',
};

/** `hotel` and `hotelConsole` are one area for staff. Throws at a part of the contract without an area. */
function areaOf(key: string): RightsAreaName {
  const word = /^[a-z]+/.exec(key)?.[0] ?? key;
  const area = elsewhere[word] ?? rightsAreas.find((one) => one === word);
  if (area === undefined) throw new Error(`${key} belongs to no area of the rights`);
  return area;
}

/** Rights as stated in the contract, without calls about the person's own log-in, which everybody has. */
export function presentRights(): RightsArea[] {
  const all = Object.entries<Calls>(contract).flatMap(([key, calls]) => actionsOf(key, calls));
  return rightsAreas.flatMap((area) => {
    const actions = all.filter((one) => one.area === area).map(({ area: _area, ...action }) => action);
    return actions.length === 0 ? [] : [{ area, rights: rightsOf(actions), actions }];
  });
}

const actionsOf = (key: string, calls: Calls): (RightsAction & { area: RightsAreaName })[] =>
  Object.entries<Call>(calls).flatMap(([name, { who, path, effect }]) => {
    if (typeof who === 'string' || who.own) return [];
    const societyOnly = who.society === true;
    return [{ area: areaOf(key), name: `${key}.${name}`, path, effect, roles: [...who.staff], societyOnly }];
  });

function rightsOf(actions: readonly RightsAction[]): RightsArea['rights'] {
  return staffRoles.flatMap((role) => {
    const open = actions.filter(({ roles }) => roles.includes(role));
    if (open.length === 0) return [];
    // What even a reader can write is only a view or a file for themselves.
    const changes = open.some(({ effect, roles }) => effect === 'write' && !roles.includes('reader'));
    const may: 'write' | 'read' = changes ? 'write' : 'read';
    return [{ role, may, societyOnly: open.every(({ societyOnly }) => societyOnly) }];
  });
}
