import type { Question } from '@meetingapp/contract/exam/item.ts';

/** The question with another key: the chosen option instead of the right one, or besides those of several. Null: it cannot be changed here. */
export function withKey(question: Question, chosen: string | null): Question | null {
  if (chosen === null) return null;
  if (question.kind === 'single') return { ...question, right: chosen };
  if (question.kind === 'multiple') return { ...question, right: [...question.right, chosen] };
  return question.kind === 'boolean' ? { ...question, right: chosen === 'true' } : null;
}
