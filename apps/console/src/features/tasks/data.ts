import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import type { Task } from '@meetingapp/contract/tasks/task.ts';
import { useCall } from '../../lib/calls/use-call.ts';

const SOON_MS = 1000;

const runs = ({ state }: Task) => state === 'running' || state === 'waiting';

/** Polls while a task is running. */
export const useTasks = (cid: number) =>
  useCall(taskCalls.list, { cid }, { again: (answer) => (answer?.tasks.some(runs) ? SOON_MS : false) });

export const useTask = (cid: number, id: number) =>
  useCall(taskCalls.detail, { cid, id }, { again: (answer) => (answer && runs(answer.task) ? SOON_MS : false) });
