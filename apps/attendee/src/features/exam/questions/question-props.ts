import type { SimpleAnswer } from '@meetingapp/contract/exam/answer.ts';
import type { SimpleShown } from '@meetingapp/contract/exam/attempt.ts';

export interface QuestionProps<Kind extends SimpleShown['kind'] = SimpleShown['kind']> {
  question: Extract<SimpleShown, { kind: Kind }>;
  answer: SimpleAnswer | null;
  /** Id of the element that names the question. */
  labelledBy: string;
  onAnswer: (answer: SimpleAnswer) => void;
}
