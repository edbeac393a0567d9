import { randomUUID } from 'node:crypto';
import type { Answer } from '@meetingapp/contract/exam/answer.ts';
import { examCalls, type PaperItem } from '@meetingapp/contract/exam/attempt.ts';
import { syntheticAnswer } from '@meetingapp/domain/rehearsal/exam-answer.ts';
import { isOk, type Caller, type Player } from './caller.ts';

/** Questions that one person answers at most. */
const MOST_ANSWERS = 5;
/** One answer in seven is sent again, as after a reply that was lost. */
const SENT_AGAIN = 7;
/** One person in three changes the first answer. */
const CHANGES = 3;

/** An answer of which the server said that it is saved. */
export interface Acknowledged {
  attemptId: number;
  position: number;
  seq: number;
  answer: Answer;
}

export interface Sitting {
  examId: number;
  caller: Caller;
  /** Collects what was acknowledged, the newest of each question. */
  acknowledged: Map<string, Acknowledged>;
}

/** One exam as a phone makes it: begin, paper, answers, hand in. False: it could not be made to the end. */
export async function sit(sitting: Sitting, player: Player, index: number): Promise<boolean> {
  const { examId, caller } = sitting;
  const begin = () => caller.ask(examCalls.start, { examId }, player);
  // Some tap twice: both get the same attempt.
  const [begun, again] = await Promise.all(index % SENT_AGAIN === 0 ? [begin(), begin()] : [begin()]);
  if (!isOk(begun) || (again && (!isOk(again) || again.attemptId !== begun.attemptId))) return false;
  const { attemptId } = begun;
  const paper = await caller.ask(examCalls.paper, { attemptId }, player);
  if (!isOk(paper)) return false;
  const asked = paper.items.slice(0, MOST_ANSWERS);
  for (const [at, item] of asked.entries())
    if (!(await answer(sitting, player, { attemptId, item, index: index + at }))) return false;
  const [first] = asked;
  if (first && index % CHANGES === 0) {
    const changed = { attemptId, item: { ...first, seq: first.seq + 1 }, index: index + 1 };
    if (!(await answer(sitting, player, changed))) return false;
  }
  const handedIn = await caller.ask(examCalls.handIn, { attemptId }, player);
  return isOk(handedIn);
}

async function answer(
  { caller, acknowledged }: Sitting,
  player: Player,
  { attemptId, item, index }: { attemptId: number; item: PaperItem; index: number },
): Promise<boolean> {
  const { position } = item;
  const wish = { attemptId, position, seq: item.seq + 1, answer: syntheticAnswer(item.question, index) };
  const body = { ...wish, flagged: false, seconds: 1, typedAt: null };
  const key = randomUUID();
  const send = () => caller.ask(examCalls.answer, body, player, { key });
  const saved = await send();
  if (index % SENT_AGAIN === 0) await send();
  if (!isOk(saved) || !saved.saved) return false;
  acknowledged.set(`${attemptId}/${position}`, wish);
  return true;
}
