import type { Task } from '@meetingapp/contract/tasks/task.ts';
import type { console as texts } from '@meetingapp/locales/zh/console.ts';
import type { TextKey } from '@meetingapp/locales/texts.ts';
import { useT } from '../texts/texts.ts';

type KindText = TextKey<(typeof texts)['taskKinds']>;

/** Name of a task kind, from the texts under `console.taskKinds`. */
export function useTaskName(): (kind: string) => string {
  const t = useT('console');
  return (kind) => t(`taskKinds.${kind as KindText}`);
}

/** `4,261 of 6,842`, or only the count so far when the total is unknown. */
export function useTaskFigures(): (task: Pick<Task, 'done' | 'total'>) => string {
  const t = useT('console');
  return ({ done, total }) =>
    total === null
      ? done.toLocaleString('en')
      : t('tasks.figures', { done: done.toLocaleString('en'), total: total.toLocaleString('en') });
}
