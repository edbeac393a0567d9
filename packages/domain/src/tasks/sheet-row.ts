/** Why a row of a sheet is wrong. `field`: the target of the column, or a word for the whole row. */
export interface SheetFault {
  field: string;
  reason: string;
  limit?: number | string;
  value?: string;
}

/** A change by a row, as texts for people. */
export interface SheetChange {
  field: string;
  from: string;
  to: string;
}

/** Names a reason: two rows with the same key are wrong for the same reason. */
export const reasonKey = ({ field, reason }: Pick<SheetFault, 'field' | 'reason'>): string => `${reason} ${field}`;

/** Field and reason of a key. */
export function reasonOf(key: string): { reason: string; field: string } {
  const [reason = '', ...field] = key.split(' ');
  return { reason, field: field.join(' ') };
}

/**
 * Finds rows that are the same entry as an earlier one, by keys. A wrong row takes no keys, so that the first correct row of an entry
 * counts. Returns the number of the earlier row; null: none.
 */
export function repeatedRows(): (number: number, keys: readonly string[]) => number | null {
  const first = new Map<string, number>();
  return (number, keys) => {
    const earlier = keys.flatMap((key) => first.get(key) ?? []);
    if (earlier.length > 0) return Math.min(...earlier);
    for (const key of keys) first.set(key, number);
    return null;
  };
}
