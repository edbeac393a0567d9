import type { AnswerInputProps } from './answer-input.ts';

/** A heading, an explanation or a page break: nothing to enter. */
export function PartInput({ item }: AnswerInputProps) {
  return item.cfgSettings?.text ? <p className="small quiet pre-line">{item.cfgSettings.text}</p> : null;
}
