import type { FormField } from '@meetingapp/contract/forms.ts';

export type FieldPart = Exclude<keyof FormField, 'code'>;

/** How a field differs between two versions. */
export type FieldDifference =
  | { what: 'added'; field: FormField }
  | { what: 'removed'; field: FormField }
  | { what: 'changed'; field: FormField; before: FormField; parts: readonly FieldPart[] }
  | { what: 'moved'; field: FormField };

export const fieldParts: readonly FieldPart[] = [
  'kind',
  'label',
  'hint',
  'options',
  'format',
  'pattern',
  'required',
  'showWhen',
  'settings',
];

/** Differences by field, in the order of the later version; removed ones last. Fields are identified by their code. */
export function formDifferences(before: readonly FormField[], after: readonly FormField[]): FieldDifference[] {
  const earlier = new Map(before.map((field) => [field.code, field]));
  const codes = new Set(after.map(({ code }) => code));
  const stayed = longestInOrder(before, after);
  const there = after.flatMap((field): FieldDifference[] => {
    const was = earlier.get(field.code);
    if (!was) return [{ what: 'added', field }];
    const changed = fieldParts.filter((part) => !sameValue(was[part], field[part]));
    if (changed.length > 0) return [{ what: 'changed', field, before: was, parts: changed }];
    return stayed.has(field.code) ? [] : [{ what: 'moved', field }];
  });
  const gone = before.filter(({ code }) => !codes.has(code));
  return [...there, ...gone.map((field): FieldDifference => ({ what: 'removed', field }))];
}

/** JSON preserves the order of keys, the database does not. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) =>
    sameValue((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}

/** The longest sequence of fields in unchanged order: dragging one field reports one as moved, not all those in between. */
function longestInOrder(before: readonly FormField[], after: readonly FormField[]): Set<string> {
  const place = new Map(before.map(({ code }, at) => [code, at]));
  const known = after.filter(({ code }) => place.has(code)).map(({ code }) => ({ code, at: place.get(code) ?? 0 }));
  const best: { length: number; previous: number }[] = [];
  for (const [i, { at }] of known.entries()) {
    const below = best
      .map((one, j) => ({ ...one, j }))
      .filter(({ j }) => (known[j]?.at ?? 0) < at)
      .reduce((most, one) => (one.length > most.length ? one : most), { length: 0, previous: -1, j: -1 });
    best[i] = { length: below.length + 1, previous: below.j };
  }
  let here = best.reduce((most, one, j) => (one.length > (best[most]?.length ?? 0) ? j : most), 0);
  const codes = new Set<string>();
  while (here >= 0 && best[here]) {
    codes.add(known[here]?.code ?? '');
    here = best[here]?.previous ?? -1;
  }
  return codes;
}
