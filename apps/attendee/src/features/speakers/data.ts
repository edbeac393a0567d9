import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { speakerCalls, type TaskState } from '@meetingapp/contract/speakers/task.ts';
import { useEffect, useEffectEvent } from 'react';
import { invalidate } from '../../lib/calls/call-cache.ts';
import { send, type Outcome } from '../../lib/calls/call.ts';
import { randomKey } from '../../lib/calls/random-key.ts';
import { useCall, type Asked } from '../../lib/calls/use-call.ts';
import type { Rejection, Task } from './view.ts';

export type Tasks = AnswerOf<typeof speakerCalls.tasks>;

/** The key of a personal link, for this tab only: a phone that is handed on does not keep it. */
const nameOf = (cid: string): string => `speaker:${cid}`;
const memory = new Map<string, string>();

export const speakerKey = {
  get(cid: string): string | null {
    try {
      return sessionStorage.getItem(nameOf(cid)) ?? memory.get(cid) ?? null;
    } catch {
      return memory.get(cid) ?? null;
    }
  },
  set(cid: string, key: string): void {
    memory.set(cid, key);
    try {
      sessionStorage.setItem(nameOf(cid), key);
    } catch {
      // Private windows have no storage: the key lasts until the page is closed.
    }
  },
  remove(cid: string): void {
    memory.delete(cid);
    try {
      sessionStorage.removeItem(nameOf(cid));
    } catch {
      // Nothing was stored.
    }
  },
};

/** The tasks of the person whose key this tab has, else of the account. Notes once that the person has seen them. */
export function useTasks(cid: string | null): Asked<Tasks> {
  const linkKey = cid === null ? null : speakerKey.get(cid);
  const tasks = useCall(speakerCalls.tasks, cid === null ? null : { cid, linkKey }, {
    fresh: 0,
    every: 60_000,
    quiet: true,
    kept: true,
  });
  const seen = tasks.answer !== undefined;
  const noteOpened = useEffectEvent(() => {
    if (cid !== null) void send(speakerCalls.opened, { cid, linkKey }, { key: randomKey(), quiet: true });
  });
  useEffect(() => {
    if (seen) noteOpened();
  }, [seen]);
  return tasks;
}

/** What the person still has to do. Kept on the phone like the tasks. */
export const useSteps = (cid: string): Asked<AnswerOf<typeof speakerCalls.steps>> =>
  useCall(speakerCalls.steps, { cid, linkKey: speakerKey.get(cid) }, { fresh: 0, quiet: true, kept: true });

const nothing: Rejection = { reason: null, words: '', suggestion: '' };

/** Sends one answer for some tasks: all or none. Afterwards, and after a refusal, the list is asked again. */
export async function sendAnswer(
  cid: string,
  tasks: readonly Pick<Task, 'id' | 'version'>[],
  { reply, ...rejection }: { reply: TaskState } & Partial<Rejection>,
): Promise<Outcome<AnswerOf<typeof speakerCalls.answer>>> {
  const outcome = await send(
    speakerCalls.answer,
    {
      cid,
      linkKey: speakerKey.get(cid),
      tasks: tasks.map(({ id, version }) => ({ id, seen: version })),
      reply,
      ...nothing,
      ...rejection,
    },
    { key: randomKey(), quiet: true },
  );
  invalidate(speakerCalls.tasks);
  invalidate(speakerCalls.steps);
  return outcome;
}

/** Opens the person's calendar in the phone's calendar program, which refreshes it automatically. */
export async function openCalendar(cid: string): Promise<void> {
  const outcome = await send(speakerCalls.calendar, { cid, linkKey: speakerKey.get(cid) }, { key: randomKey() });
  if (outcome.ok) location.assign(outcome.answer.address.replace(/^https?:/, 'webcal:'));
}
