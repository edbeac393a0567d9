import type { Answer } from '@meetingapp/contract/exam/answer.ts';
import type { Question } from '@meetingapp/contract/exam/item.ts';
import type { SpotMarks } from '@meetingapp/contract/exam/result.ts';
import { spotFigures } from '@meetingapp/domain/exam/spots.ts';

/** Where people marked each picture of a question: the picture itself, or those in the parts of a case. */
export function presentMarks(question: Question, answers: readonly (Answer | null)[]): SpotMarks[] {
  const parts = question.kind === 'case' ? question.parts : [{ id: '', question }];
  return parts.flatMap((part, at) => {
    if (part.question.kind !== 'spot') return [];
    const given = answers.map((answer) => (answer?.kind === 'case' ? answer.parts[at] : answer));
    const points = given.flatMap((answer) => (answer?.kind === 'spot' ? [{ x: answer.x, y: answer.y }] : []));
    const figures = spotFigures(part.question.regions, points);
    return [{ part: part.id, people: answers.length, unmarked: answers.length - points.length, ...figures }];
  });
}
