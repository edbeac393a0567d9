import type { FormField } from '@meetingapp/contract/forms.ts';
import { fieldParts, sameValue, type FieldPart } from './differences.ts';

/** One part of a field that two people changed differently; `field`: one removed the field that the other changed. */
export interface FormConflict {
  code: string;
  part: FieldPart | 'field';
  /** Null: removed. */
  mine: FormField | null;
  theirs: FormField | null;
}
export type MergeChoices = Readonly<Record<string, 'mine' | 'theirs'>>;
type Fields = readonly FormField[];

/** The key of a conflict in `MergeChoices`. */
export const conflictName = ({ code, part }: Pick<FormConflict, 'code' | 'part'>): string => `${code}/${part}`;

/**
 * Merges two versions of a form that were both made from `base`. Where both changed the same part of a field, the choice decides; parts
 * without one are returned as conflicts and hold the own value. The order is the other's unless the own one was changed.
 */
export function mergeForms(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  choices: MergeChoices = {},
): { fields: FormField[]; conflicts: FormConflict[] } {
  const [before, own, other] = [byCode(base), byCode(mine), byCode(theirs)];
  const conflicts: FormConflict[] = [];
  function isTheirs(conflict: FormConflict): boolean {
    const choice = choices[conflictName(conflict)];
    if (choice === undefined) conflicts.push(conflict);
    return choice === 'theirs';
  }
  function merged(code: string): FormField | null {
    const [was, here, there] = [before.get(code), own.get(code), other.get(code)];
    if (here && there) return mergedField(was, here, there, isTheirs);
    const left = here ?? there;
    if (!left || !was) return left ?? null;
    if (fieldParts.every((part) => sameValue(was[part], left[part]))) return null;
    return (isTheirs({ code, part: 'field', mine: here ?? null, theirs: there ?? null }) ? there : here) ?? null;
  }
  const fields = order(base, mine, theirs).flatMap((code) => merged(code) ?? []);
  return { fields, conflicts };
}

function mergedField(
  was: FormField | undefined,
  mine: FormField,
  theirs: FormField,
  isTheirs: (conflict: FormConflict) => boolean,
): FormField {
  const taken = fieldParts.filter((part) => {
    if (sameValue(mine[part], theirs[part])) return false;
    if (was && sameValue(was[part], mine[part])) return true;
    if (was && sameValue(was[part], theirs[part])) return false;
    return isTheirs({ code: mine.code, part, mine, theirs });
  });
  return { ...mine, ...Object.fromEntries(taken.map((part) => [part, theirs[part]])) };
}

const byCode = (fields: Fields): Map<string, FormField> => new Map(fields.map((field) => [field.code, field]));

/** Codes of both versions: those of one in its order, those of the other after their predecessors. */
function order(base: Fields, mine: Fields, theirs: Fields): string[] {
  const known = byCode(base);
  const sequence = (fields: Fields, among: Map<string, FormField>) =>
    fields.flatMap(({ code }) => (known.has(code) && among.has(code) ? [code] : [])).join();
  const own = byCode(mine);
  const moved = sequence(mine, own) !== sequence(base, own);
  const [first, second] = moved ? [mine, theirs] : [theirs, mine];
  const codes = first.map(({ code }) => code);
  for (const [at, { code }] of second.entries()) {
    if (codes.includes(code)) continue;
    const previous = second[at - 1];
    codes.splice(previous ? codes.indexOf(previous.code) + 1 : 0, 0, code);
  }
  return codes;
}
