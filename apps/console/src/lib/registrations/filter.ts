import type { RegistrationFilter } from '@meetingapp/contract/registration/list.ts';

/** All registrations except drafts and lapsed ones. */
export const noFilter: RegistrationFilter = {
  states: [],
  branches: [],
  fees: [],
  orders: [],
  from: null,
  until: null,
  words: '',
};

export const isFiltered = (filter: RegistrationFilter): boolean =>
  JSON.stringify({ ...noFilter, ...filter }) !== JSON.stringify(noFilter);
