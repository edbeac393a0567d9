import type { ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { commentCalls } from '@meetingapp/contract/comments/comment.ts';
import { useCall } from '../../../lib/calls/use-call.ts';

/** Number of public questions about a session; 0 until it is known, and for a break, about which nobody asks. */
export function useQuestionCount(cid: number, { id, kind }: ProgrammeSession): number {
  const { answer } = useCall(commentCalls.list, kind === 'break' ? null : questionsBody(cid, id, 'public'), {
    quiet: true,
  });
  return answer?.counts.public ?? 0;
}

export const questionParts = ['public', 'mine', 'answered'] as const;
export type QuestionPart = (typeof questionParts)[number];

export const questionsBody = (cid: number, sessionId: number, part: QuestionPart) => ({ cid, part, sessionId });
