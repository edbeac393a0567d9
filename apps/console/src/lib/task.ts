import type { Task } from '@meetingapp/contract/tasks.ts';
import type { console as texts } from '@meetingapp/locales/zh/console.ts';
import type { TextKey } from '@meetingapp/locales/texts.ts';
import { useT } from './texts.ts';

type KindText = TextKey<(typeof texts)['taskKinds']>;

/** What a task is called; the texts stand in `console.taskKinds`. */
export function useTaskName(): (kind: string) => string {
  const t = useT('console');
  return (kind) => t(`taskKinds.${kind as KindText}`);
}

/** `4,261 / 6,842`, or how many so far where nobody knows how many there will be. */
export function taskFigures({ done, total }: Pick<Task, 'done' | 'total'>): string {
  return total === null ? done.toLocaleString('en') : `${done.toLocaleString('en')} / ${total.toLocaleString('en')}`;
}
