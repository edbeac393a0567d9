import type { ReviewedItem } from '@meetingapp/contract/exam/attempt.ts';
import type { Answer, SimpleAnswer } from '@meetingapp/contract/exam/answer.ts';
import type { Question, SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Arrangement } from '@meetingapp/domain/exam/paper.ts';
import { regionCentre } from '@meetingapp/domain/exam/region.ts';
import { shownPicture } from '@meetingapp/domain/exam/shown-item.ts';
import { examReview as en } from '@meetingapp/locales/en/exam/server.ts';
import { examReview as zh } from '@meetingapp/locales/zh/exam/server.ts';
import type { DrawnRow } from './queries.ts';

const texts = { zh, en };
const letter = (place: number): string => String.fromCodePoint(65 + place);

/** A finished item with the person's answer and the key, in words. Only for attempts whose answers may be shown. */
export function presentReviewed(row: DrawnRow, language: Language, withReason: boolean): ReviewedItem {
  const { position, content, arrangement, answer, mark, counted, most } = row;
  const { question } = content;
  return {
    position,
    stem: pickLanguage(content.stem, language),
    mark: mark ?? 0,
    most: counted ?? most,
    given: answer === null ? [] : linesOf(question, arrangement, answer, language),
    right: keyOf(question, arrangement, language),
    reason: withReason ? pickLanguage(content.reason, language) : '',
    spot:
      question.kind === 'spot'
        ? {
            picture: shownPicture(question.picture, language),
            point: answer?.kind === 'spot' ? { x: answer.x, y: answer.y } : null,
            centres: question.regions.filter(({ percent }) => percent === 100).map(regionCentre),
          }
        : null,
  };
}

function linesOf(question: Question, arrangement: Arrangement, answer: Answer, language: Language): string[] {
  if (question.kind !== 'case')
    return answer.kind === 'case' ? [] : simpleLines(question, arrangement, answer, language);
  if (answer.kind !== 'case') return [];
  return question.parts.flatMap((part, at) => {
    const [given, order] = [answer.parts[at], arrangement.parts[at]];
    return given && order ? numbered(at, simpleLines(part.question, order, given, language)) : [];
  });
}

function keyOf(question: Question, arrangement: Arrangement, language: Language): string[] {
  if (question.kind !== 'case') return simpleKey(question, arrangement, language);
  return question.parts.flatMap((part, at) => {
    const order = arrangement.parts[at];
    return order ? numbered(at, simpleKey(part.question, order, language)) : [];
  });
}

const numbered = (at: number, lines: readonly string[]): string[] => lines.map((line) => `${at + 1}. ${line}`);

type Options = readonly { id: string; text: Bilingual }[];

const lineAt = (options: Options, order: readonly number[], place: number, language: Language): string[] => {
  const option = options[order[place] ?? -1];
  return option ? [`${letter(place)}　${pickLanguage(option.text, language)}`] : [];
};

function simpleLines(
  question: SimpleQuestion,
  { options, matches }: Arrangement,
  answer: SimpleAnswer,
  language: Language,
): string[] {
  if (question.kind === 'single' && answer.kind === 'single')
    return lineAt(question.options, options, answer.place, language);
  if (question.kind === 'multiple' && answer.kind === 'multiple')
    return [...answer.places]
      .sort((one, other) => one - other)
      .flatMap((place) => lineAt(question.options, options, place, language));
  if (question.kind === 'ordering' && answer.kind === 'ordering')
    return answer.places.flatMap((place) => lineAt(question.options, options, place, language));
  if (question.kind === 'boolean' && answer.kind === 'boolean') return [truth(answer.value, language)];
  if (question.kind === 'number' && answer.kind === 'number') return [withUnit(answer.text, question.unit)];
  if (question.kind === 'spot') return [texts[language].point];
  if (question.kind === 'matching' && answer.kind === 'matching')
    return answer.places.flatMap((place, at) => {
      const option = question.options[options[at] ?? -1];
      const match = question.matches[place === null ? -1 : (matches[place] ?? -1)];
      return option && match ? [pair(option.text, match.text, language)] : [];
    });
  return [];
}

function simpleKey(question: SimpleQuestion, { options }: Arrangement, language: Language): string[] {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return options.flatMap((index, place) => {
        const option = question.options[index];
        const isRight =
          option && (question.kind === 'single' ? question.right === option.id : question.right.includes(option.id));
        return isRight ? lineAt(question.options, options, place, language) : [];
      });
    case 'ordering':
      return question.options.flatMap((_, index) =>
        lineAt(question.options, options, options.indexOf(index), language),
      );
    case 'boolean':
      return [truth(question.right, language)];
    case 'number':
      return [withUnit(question.right, question.unit)];
    case 'spot':
      return [texts[language].region];
    case 'matching':
      return options.flatMap((index) => {
        const option = question.options[index];
        const match = question.matches.find(({ id }) => option && id === question.right[option.id]);
        return option && match ? [pair(option.text, match.text, language)] : [];
      });
  }
}

const truth = (value: boolean, language: Language): string => texts[language][value ? 'yes' : 'no'];
const withUnit = (text: string, unit: string): string => (unit === '' ? text : `${text} ${unit}`);
const pair = (one: Bilingual, other: Bilingual, language: Language): string =>
  `${pickLanguage(one, language)} → ${pickLanguage(other, language)}`;
