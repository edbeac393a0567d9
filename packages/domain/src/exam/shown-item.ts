import type { ShownItem, ShownPicture, ShownQuestion, SimpleShown } from '@meetingapp/contract/exam/attempt.ts';
import type { ItemContent, Picture, Question, SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '../bilingual.ts';
import type { Arrangement } from './paper.ts';

/** The only place where an item becomes what a person sees before the end: no key, no reason, no stored ids. */
export function shownItem(
  { stem, media, question }: ItemContent,
  arrangement: Arrangement,
  language: Language,
): ShownItem {
  return {
    stem: pickLanguage(stem, language),
    media:
      media === null
        ? null
        : media.kind === 'picture'
          ? { kind: 'picture', ...shownPicture(media, language) }
          : { kind: 'video', address: media.address, alt: pickLanguage(media.alt, language) },
    question: shownQuestion(question, arrangement, language),
  };
}

function shownQuestion(question: Question, arrangement: Arrangement, language: Language): ShownQuestion {
  if (question.kind !== 'case') return shownSimple(question, arrangement, language);
  return {
    kind: 'case',
    parts: question.parts.map((part, at) => ({
      stem: pickLanguage(part.stem, language),
      question: shownSimple(part.question, arrangement.parts[at] ?? none, language),
    })),
  };
}

const none: Arrangement = { options: [], matches: [], parts: [] };

/** Texts of options in the order of their stored indices. */
const optionsInOrder = (
  options: readonly { text: Bilingual }[],
  order: readonly number[],
  language: Language,
): string[] => order.map((index) => pickLanguage(options[index]?.text, language));

function shownSimple(question: SimpleQuestion, { options, matches }: Arrangement, language: Language): SimpleShown {
  switch (question.kind) {
    case 'single':
    case 'multiple':
    case 'ordering':
      return { kind: question.kind, options: optionsInOrder(question.options, options, language) };
    case 'matching':
      return {
        kind: 'matching',
        options: optionsInOrder(question.options, options, language),
        matches: optionsInOrder(question.matches, matches, language),
      };
    case 'spot':
      return { kind: 'spot', picture: shownPicture(question.picture, language) };
    case 'number':
      return { kind: 'number', unit: question.unit };
    case 'boolean':
      return { kind: 'boolean' };
  }
}

/** A picture with its description in one language. Width and height in pixels. */
export const shownPicture = ({ address, width, height, alt }: Picture, language: Language): ShownPicture => ({
  address,
  width,
  height,
  alt: pickLanguage(alt, language),
});
