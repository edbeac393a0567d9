import type { ItemVersion } from '@meetingapp/contract/exam/console.ts';
import type { ItemContent, ItemKind, Option, Question, SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { examConsoleCalls } from '@meetingapp/contract/exam/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { changedFields, only } from '../../../lib/forms/typed-fields.ts';

/** What the editor of an item changes, field by field. `topicId` 0: none chosen; an empty key: none marked. */
export interface ItemFields {
  code: string;
  topicId: number;
  difficulty: number;
  source: string;
  stem: Bilingual;
  media: ItemContent['media'];
  question: Question;
  reason: Bilingual;
}

export type ReadItem = AnswerOf<typeof examConsoleCalls.item>;

const blank: Bilingual = { zh: '', en: '' };
const MIDDLE = 3;

/** A key that no entry of the list has. */
export function freeId(list: readonly { id: string }[], letter = 'o'): string {
  const taken = new Set(list.map(({ id }) => id));
  let number = list.length + 1;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}

const options = (count: number, letter: string): Option[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${letter}${at + 1}`, text: blank }));

export const blankPicture = { address: '', width: 1, height: 1, alt: blank };

/** A question of a kind, with the options of the question before where the new kind has options. */
export function asSimple(kind: SimpleQuestion['kind'], before: Question): SimpleQuestion {
  if (before.kind === kind) return before;
  const kept = 'options' in before ? before.options : options(4, 'o');
  const right = before.kind === 'single' ? [before.right] : before.kind === 'multiple' ? before.right : [];
  switch (kind) {
    case 'single':
      return { kind, options: kept, right: right[0] ?? '' };
    case 'multiple':
      return { kind, options: kept, right: right.filter((id) => id !== ''), partial: false };
    case 'ordering':
      return { kind, options: kept, partial: false };
    case 'matching':
      return { kind, options: kept, matches: options(kept.length, 'm'), right: {}, partial: false };
    case 'boolean':
      return { kind, right: true };
    case 'spot':
      return { kind, picture: blankPicture, regions: [] };
    case 'number':
      return { kind, right: '', tolerance: '0', unit: '' };
  }
}

/** A question of any kind; a case begins with the question before as its first part. */
export function asKind(kind: ItemKind, before: Question): Question {
  if (kind !== 'case')
    return asSimple(kind, before.kind === 'case' ? (before.parts[0]?.question ?? blankSingle) : before);
  return before.kind === 'case' ? before : { kind, parts: [{ id: 'p1', stem: blank, question: before }] };
}

const blankSingle: SimpleQuestion = { kind: 'single', options: options(4, 'o'), right: '' };
export const blankPart = (parts: readonly { id: string }[]) => ({
  id: freeId(parts, 'p'),
  stem: blank,
  question: blankSingle,
});

export const blankFields: ItemFields = {
  code: '',
  topicId: 0,
  difficulty: MIDDLE,
  source: '',
  stem: blank,
  media: null,
  question: blankSingle,
  reason: blank,
};

export function fieldsOf(code: string, { topicId, difficulty, source, content }: ItemVersion): ItemFields {
  return { code, topicId, difficulty, source, ...content };
}

/** The fields of `to` that differ from those of `from`. */
export const changedPart = (from: ItemFields, to: ItemFields): Partial<ItemFields> =>
  only(to, changedFields({ mine: to, base: {} }, from));

export const itemOf = ({ code, topicId, difficulty, source, ...content }: ItemFields) => ({
  code,
  topicId,
  difficulty,
  source,
  content,
});

/** What stops an item from being saved, before its texts and keys are checked by the server. */
export type Missing = 'code' | 'topic' | 'key' | 'fewOptions' | 'picture' | 'region' | 'decimal' | 'parts';

/** Missing parts by field, as the server names fields; empty: it can be sent. */
export function missingOf({ code, topicId, media, question }: ItemFields): Record<string, Missing> {
  const missing: Record<string, Missing> = {};
  if (code.trim() === '') missing['code'] = 'code';
  if (topicId === 0) missing['topicId'] = 'topic';
  if (media?.address === '') missing['content.media'] = 'picture';
  if (question.kind !== 'case') return { ...missing, ...missingIn(question, 'content.question') };
  if (question.parts.length === 0) missing['content.question.parts'] = 'parts';
  for (const [at, part] of question.parts.entries())
    Object.assign(missing, missingIn(part.question, `content.question.parts.${at}.question`));
  return missing;
}

const decimal = /^-?\d{1,9}(\.\d{1,9})?$/;
const LEAST_OPTIONS = 2;

function missingIn(question: SimpleQuestion, at: string): Record<string, Missing> {
  const missing: Record<string, Missing> = {};
  if ('options' in question && question.options.length < LEAST_OPTIONS) missing[`${at}.options`] = 'fewOptions';
  switch (question.kind) {
    case 'single':
      if (question.right === '') missing[`${at}.right`] = 'key';
      break;
    case 'multiple':
      if (question.right.length === 0) missing[`${at}.right`] = 'key';
      break;
    case 'matching':
      if (question.matches.length < LEAST_OPTIONS) missing[`${at}.matches`] = 'fewOptions';
      for (const { id } of question.options) if (!question.right[id]) missing[`${at}.right.${id}`] = 'key';
      break;
    case 'spot':
      if (question.picture.address === '') missing[`${at}.picture`] = 'picture';
      else if (question.regions.length === 0) missing[`${at}.regions`] = 'region';
      break;
    case 'number':
      if (!decimal.test(question.right)) missing[`${at}.right`] = 'decimal';
      if (!decimal.test(question.tolerance) || question.tolerance.startsWith('-'))
        missing[`${at}.tolerance`] = 'decimal';
      break;
    case 'boolean':
    case 'ordering':
      break;
  }
  return missing;
}

/** True while a picture is lacking, so that the phone could not show the question. */
export const lacksPicture = (question: Question): boolean =>
  question.kind === 'case'
    ? question.parts.some((part) => lacksPicture(part.question))
    : question.kind === 'spot' && question.picture.address === '';
