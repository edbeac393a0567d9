/** What is filled into an acceptance letter. */
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

/** Places that a letter names and that nothing is known for, such as a typing mistake: `{tittle}`. */
export const unknownPlaces = (text: string): string[] =>
  [...new Set([...text.matchAll(place)].map(([, name = '']) => name))].filter(
    (name) => !(letterPlaces as readonly string[]).includes(name),
  );

/** Everything filled in. What is filled in is never read as a place again. */
export const fillPlaces = (text: string, values: Readonly<Record<LetterPlace, string>>): string =>
  text.replace(place, (all, name: string) => (values as Record<string, string>)[name] ?? all);
