const han = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/gu;
const word = /[\p{L}\p{N}]+(?:[.'’\-–/][\p{L}\p{N}]+)*/gu;

/**
 * Length of a text as authors' guidelines count it: each Chinese character is one, each word or number in another script is one
 * (`12.5`, `COVID-19`, `patient's` are one each); punctuation is none.
 */
export function countWords(text: string): number {
  const characters = text.match(han)?.length ?? 0;
  return characters + (text.replace(han, ' ').match(word)?.length ?? 0);
}
