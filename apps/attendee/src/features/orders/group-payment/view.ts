import type { Group, GroupPerson } from '@meetingapp/contract/groups/group.ts';

/** People for whom this account may pay now. */
export const payableOf = (group: Group): GroupPerson[] =>
  group.people.filter((one) => one.orderState === 'open' && (group.payer === 'contact' || one.byContact));
