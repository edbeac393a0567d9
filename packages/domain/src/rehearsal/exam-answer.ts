import type { Answer, SimpleAnswer } from '@meetingapp/contract/exam/answer.ts';
import type { ShownQuestion, SimpleShown } from '@meetingapp/contract/exam/attempt.ts';

/** The middle of a picture, in ten thousandths of its sides. */
const MIDDLE = 5000;

/** What an invented person answers: complete, and the same for the same number. Whether it is right does not matter. */
export function syntheticAnswer(question: ShownQuestion, index: number): Answer {
  if (question.kind === 'case')
    return { kind: 'case', parts: question.parts.map((part) => simpleAnswer(part.question, index)) };
  return simpleAnswer(question, index);
}

function simpleAnswer(question: SimpleShown, index: number): SimpleAnswer {
  switch (question.kind) {
    case 'single':
      return { kind: 'single', place: index % Math.max(1, question.options.length) };
    case 'multiple':
      return { kind: 'multiple', places: [index % Math.max(1, question.options.length)] };
    case 'ordering':
      return { kind: 'ordering', places: question.options.map((_, place) => place) };
    case 'boolean':
      return { kind: 'boolean', value: index % 2 === 0 };
    case 'matching': {
      const { options, matches } = question;
      return { kind: 'matching', places: options.map((_, place) => (place < matches.length ? place : null)) };
    }
    case 'spot':
      return { kind: 'spot', x: MIDDLE, y: MIDDLE };
    case 'number':
      return { kind: 'number', text: String(index % 10) };
  }
}
