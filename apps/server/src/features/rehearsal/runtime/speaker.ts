import { randomUUID } from 'node:crypto';
import { programmeFile } from '@meetingapp/contract/agenda/files.ts';
import { agendaCalls } from '@meetingapp/contract/agenda/plan.ts';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { speakerCalls } from '@meetingapp/contract/speakers/task.ts';
import { applyDifference, type ProgrammeDifference } from '@meetingapp/domain/agenda/difference.ts';
import { isOk, type Caller, type Player } from './caller.ts';

/** One answer in seven is sent again, as after a reply that was lost. */
const SENT_AGAIN = 7;

export interface InventedSpeaker {
  email: string;
  talkId: number;
  /** When the talk begins before the change. */
  from: Date;
}

/** An answer of a speaker of which the server said that it is saved: the invitation and its version. */
export interface Reply {
  id: number;
  version: number;
}

/** Opens the tasks by the key of a letter and accepts all of them; null: it could not be made to the end. */
export async function accept(
  caller: Caller,
  { cid, linkKey }: { cid: number; linkKey: string },
  { player, index }: { player: Player; index: number },
): Promise<Reply[] | null> {
  const who = { cid, linkKey };
  const shown = await caller.ask(speakerCalls.tasks, who, player);
  if (!isOk(shown) || shown.tasks.length === 0) return null;
  if (!isOk(await caller.ask(speakerCalls.opened, who, player))) return null;
  const tasks = shown.tasks.map(({ id, version }) => ({ id, seen: version }));
  const body = { ...who, tasks, reply: 'accepted' as const, reason: null, words: '', suggestion: '' };
  const key = randomUUID();
  const answer = await caller.ask(speakerCalls.answer, body, player, { key });
  // A link has no log-in under which keys are kept: the version of the task keeps the answer from being given twice.
  const expected = ['changed_meanwhile'] as const;
  if (index % SENT_AGAIN === 0) await caller.ask(speakerCalls.answer, body, player, { key, expected });
  return isOk(answer) ? answer.versions : null;
}

/** Looks at the programme as a phone does that has an earlier release: the present number, then what has changed. Null: not answered. */
export async function lookAgain(
  caller: Caller,
  { cid, known }: { cid: number; known: Programme },
  player: Player,
): Promise<Programme | null> {
  const current = await caller.ask(agendaCalls.current, { cid }, player);
  if (!isOk(current) || current.release === null) return null;
  const { number } = current.release;
  if (number === known.release) return known;
  const difference = await caller.file<ProgrammeDifference>(programmeFile.since(cid, number, known.release), player);
  return difference && applyDifference(known, difference);
}

/** When a talk begins by a programme; null: it is not in it. */
export function beginOf({ sessions }: Programme, talkId: number): number | null {
  const from = sessions.flatMap(({ talks }) => talks).find(({ id }) => id === talkId)?.from ?? null;
  return from === null ? null : new Date(from).getTime();
}
