const han = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/gu;
const word = /[\p{L}\p{N}]+(?:[.'’\-–/][\p{L}\p{N}]+)*/gu;

/**
 * Length of a text as authors' guidelines count it: each Chinese character counts as one, each word or number in another script as one
 * (`12.5`, `COVID-19`, `patient's` are one each); punctuation does not count.
 */
export function countWords(text: string): number {
  const characters = text.match(han)?.length ?? 0;
  return characters + (text.replace(han, ' ').match(word)?.length ?? 0);
}
