import { registrationConsoleCalls as calls } from '@meetingapp/contract/registration/console.ts';
import type { RegistrationFilter, RegistrationSort } from '@meetingapp/contract/registration/list.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { usePages } from '../../lib/calls/use-pages.ts';

export interface ListInput {
  filter: RegistrationFilter;
  sort: RegistrationSort;
  descending: boolean;
}

export const useRegistrations = (cid: number, wish: ListInput) =>
  usePages(calls.list, { cid, ...wish, limit: 100 }, (page) => page.next);

export const useChoices = (cid: number) => useCall(calls.choices, { cid });

export const useRegistration = (cid: number, id: number) => useCall(calls.detail, { cid, id });

/** Calls to refresh after a change of a registration. */
export const changed = [calls.list, calls.choices, calls.detail] as const;
