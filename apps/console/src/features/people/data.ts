import { agendaConsoleCalls } from '@meetingapp/contract/agenda-console.ts';
import { peopleConsoleCalls as calls } from '@meetingapp/contract/people-console.ts';

/** What a change of people or groups makes old. */
export const changed = [
  calls.list,
  calls.read,
  calls.groups,
  agendaConsoleCalls.read,
  agendaConsoleCalls.changes,
] as const;
