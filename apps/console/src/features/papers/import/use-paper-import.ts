import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { paperImportCalls as calls } from '@meetingapp/contract/papers/import.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import type { ImportStep } from '../../../lib/imports/ImportSteps.tsx';
import { useStep } from '../../../lib/imports/use-step.ts';

const SOON_MS = 1000;
type Answer = AnswerOf<typeof calls.paperImport>;

const runs = ({ state: { apply, undo } }: Answer) => [apply, undo].some((task) => task && task.endedAt === null);

/** The imported file that the address names, and its step. */
export function usePaperImport(cid: number) {
  const [{ id, step: wanted }, go] = useStep();
  const asked = useCall(
    calls.paperImport,
    { cid, id: id ?? 1 },
    { enabled: id !== null, again: (latest) => (latest && runs(latest) ? SOON_MS : false) },
  );
  const answer = asked.answer?.state.id === id ? asked.answer : undefined;
  return { id, asked: { ...asked, answer }, step: stepOf(id, answer, wanted === 'columns'), go };
}

function stepOf(id: number | null, answer: Answer | undefined, mapping: boolean): ImportStep {
  if (id === null) return 'file';
  if (!answer) return 'check';
  const { state, sheet } = answer;
  if (state.apply !== null) return 'result';
  return sheet && (mapping || !sheet.complete) ? 'columns' : 'check';
}
