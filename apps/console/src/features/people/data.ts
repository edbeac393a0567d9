import { agendaConsoleCalls } from '@meetingapp/contract/agenda/draft.ts';
import { peopleConsoleCalls as calls } from '@meetingapp/contract/people.ts';

/** Calls to refresh after a change of people or groups. */
export const changed = [
  calls.list,
  calls.read,
  calls.groups,
  agendaConsoleCalls.read,
  agendaConsoleCalls.changes,
] as const;
