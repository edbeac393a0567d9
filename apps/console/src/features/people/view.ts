import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';

/** In one language, or in the other one where there is only that. */
export const said = (text: Bilingual, language: Language): string =>
  text[language] || text[language === 'zh' ? 'en' : 'zh'];

/** The list with one of its items at another place. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = [...items];
  const [one] = rest.splice(from, 1);
  if (one !== undefined) rest.splice(to, 0, one);
  return rest;
}
