import type { Task } from '@meetingapp/contract/tasks/task.ts';

/** Tag colour of each state; the tag's text says the same. */
export const stateColours = {
  waiting: 'default',
  running: 'processing',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
} as const satisfies Record<Task['state'], string>;

/** A file that was imported, of any kind, with the address at which it goes on. */
export interface RecentImport {
  key: string;
  kind:
    | 'registrations'
    | 'members'
    | 'inventory'
    | 'rooms'
    | 'codes'
    | 'questions'
    | 'agency'
    | 'programme'
    | 'papers'
    | 'bank';
  /** Its page, where that is not the one of the kind. */
  page?: 'roomNumbers' | 'itemImport';
  name: string;
  by: string;
  createdAt: string;
  step: 'columns' | 'check' | 'result' | 'undone';
  /** Search part of the address of its page. */
  search: Readonly<Record<string, string | number>>;
}

/** The latest first, whatever their kind. */
export const latestFirst = (imports: readonly RecentImport[]): RecentImport[] =>
  [...imports].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
