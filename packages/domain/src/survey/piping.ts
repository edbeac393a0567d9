import { partsOf } from './answer-value.ts';
import type { SurveyKind } from '@meetingapp/contract/survey/survey.ts';
import { givenTo, type Answers } from './progress.ts';

interface PipedItem {
  code: string;
  kind: SurveyKind;
  options: readonly { value: string; label: string }[];
}

const place = /\{([A-Za-z]\w{0,39})\}/g;

/** Codes that a text names in braces. */
export const pipedCodes = (text: string): string[] => [...text.matchAll(place)].map(([, code]) => code ?? '');

/**
 * The text with the earlier answers that it names in braces, as the person chose them, joined by `between`. What is not answered, and a
 * name that is none of the items, is replaced by `open`.
 */
export function piped(
  text: string,
  items: readonly PipedItem[],
  answers: Answers,
  { between, open }: { between: string; open: string },
): string {
  return text.replaceAll(place, (_, code: string) => {
    const item = items.find((one) => one.code === code);
    const value = item === undefined ? '' : (givenTo(answers, code) ?? '');
    if (item === undefined || value === '') return open;
    const parts = item.kind === 'MS' || item.kind === 'ranking' ? partsOf(value) : [value];
    return parts.map((part) => item.options.find((option) => option.value === part)?.label ?? part).join(between);
  });
}
