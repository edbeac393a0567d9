type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** Where one text of a value was typed in, such as `question.options.0.text.zh`; empty when anything else changed too. */
export function typedPlace(before: unknown, after: unknown): string {
  const places = changedTexts(before, after, '');
  return places?.length === 1 ? (places[0] ?? '') : '';
}

/** Places of changed texts; null when something else than texts changed. */
function changedTexts(before: unknown, after: unknown, place: string): string[] | null {
  if (Object.is(before, after)) return [];
  if (typeof before === 'string' && typeof after === 'string') return [place];
  if (!isParts(before) || !isParts(after) || Array.isArray(before) !== Array.isArray(after)) return null;
  const names = Object.keys(before);
  if (names.length !== Object.keys(after).length) return null;
  const found: string[] = [];
  for (const name of names) {
    const within =
      name in after ? changedTexts(before[name], after[name], place === '' ? name : `${place}.${name}`) : null;
    if (within === null) return null;
    found.push(...within);
  }
  return found;
}
