import type { ShownItem, ShownQuestion } from '@meetingapp/contract/exam/attempt.ts';

/** A question in which options without a text say `blank`, because a button on the phone has to have a name. */
export const nameBlanks = (item: ShownItem, blank: string): ShownItem => ({
  ...item,
  question: withNames(item.question, blank),
});

function withNames<Question extends ShownQuestion>(question: Question, blank: string): Question {
  const named = (texts: readonly string[]) => texts.map((text) => text || blank);
  if (question.kind === 'case')
    return {
      ...question,
      parts: question.parts.map((part) => ({ ...part, question: withNames(part.question, blank) })),
    };
  if (question.kind === 'matching')
    return { ...question, options: named(question.options), matches: named(question.matches) };
  return 'options' in question ? { ...question, options: named(question.options) } : question;
}
