import type { Answer, SimpleAnswer } from '@meetingapp/contract/exam/answer.ts';
import type { ShownQuestion, SimpleShown } from '@meetingapp/contract/exam/attempt.ts';

/** True when nothing of the answer is missing. */
export function isComplete(question: ShownQuestion, answer: Answer | null): boolean {
  if (answer === null) return false;
  if (question.kind !== 'case') return answer.kind !== 'case' && isSimpleComplete(question, answer);
  return (
    answer.kind === 'case' &&
    question.parts.every((part, at) => {
      const given = answer.parts[at];
      return given !== null && given !== undefined && isSimpleComplete(part.question, given);
    })
  );
}

function isSimpleComplete(question: SimpleShown, answer: SimpleAnswer): boolean {
  switch (answer.kind) {
    case 'multiple':
      return answer.places.length > 0;
    case 'ordering':
      return question.kind === 'ordering' && answer.places.length === question.options.length;
    case 'matching':
      return question.kind === 'matching' && question.options.every((_, at) => typeof answer.places[at] === 'number');
    case 'number':
      return /\d/.test(answer.text);
    case 'single':
    case 'boolean':
    case 'spot':
      return true;
  }
}

/** `28:46`, or `1:28:46`. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : two(minutes)}:${two(seconds % 60)}`;
}

/** Hundredths of a point as people read them: `82`, `2.67`. */
export const pointsText = (hundredths: number): string => String(Math.round(hundredths) / 100);

/** Letter of an option, from A. */
export const letterOf = (place: number): string => String.fromCodePoint(65 + place);
