/** Placeholders of an acceptance letter. */
export const letterPlaces = [
  'title',
  'authors',
  'number',
  'decision',
  'session',
  'board',
  'conference',
  'dates',
  'venue',
] as const;
export type LetterPlace = (typeof letterPlaces)[number];

const place = /\{([^{}\n]*)\}/g;

/** Unknown placeholders in a letter, such as a typing mistake: `{tittle}`. */
export const unknownPlaces = (text: string): string[] =>
  [...new Set([...text.matchAll(place)].map(([, name = '']) => name))].filter(
    (name) => !(letterPlaces as readonly string[]).includes(name),
  );

/** Fills all placeholders. Filled-in values are never expanded again. */
export const fillPlaces = (text: string, values: Readonly<Record<LetterPlace, string>>): string =>
  text.replace(place, (all, name: string) => (values as Record<string, string>)[name] ?? all);
