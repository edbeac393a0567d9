/** Key of an object that stands for a list: it has the values of the list's objects by their key. */
const COLUMNS = '=';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Writes lists of equal objects by columns, `[{a: 1, b: 2}, {a: 3, b: 4}]` as `{"=": {a: [1, 3], b: [2, 4]}}`, at any depth: values of
 * one kind next to each other compress better. A key that begins with `=` gets another one.
 */
export function toColumns(data: Json): Json {
  if (isList(data)) {
    const [first, ...rest] = data;
    const keys = keysOf(first);
    if (keys.length === 0 || rest.length === 0 || rest.some((one) => keysOf(one).join() !== keys.join()))
      return data.map(toColumns);
    const rows = data as readonly Record<string, Json>[];
    return {
      [COLUMNS]: Object.fromEntries(keys.map((key) => [written(key), rows.map((row) => toColumns(row[key] as Json))])),
    };
  }
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [written(key), toColumns(value)]));
}

/** Reads what `toColumns` wrote. */
export function fromColumns(data: Json): Json {
  if (isList(data)) return data.map(fromColumns);
  if (typeof data !== 'object' || data === null) return data;
  const columns = data[COLUMNS];
  if (columns === undefined)
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key.startsWith(COLUMNS) ? key.slice(1) : key, fromColumns(value)]),
    );
  const lists = Object.entries(fromColumns(columns) as Record<string, readonly Json[]>);
  return (lists[0]?.[1] ?? []).map((_value, at) =>
    Object.fromEntries(lists.map(([key, values]) => [key, values[at] as Json])),
  );
}

const written = (key: string): string => (key.startsWith(COLUMNS) ? COLUMNS + key : key);

// Array.isArray does not narrow read-only lists.
const isList = (data: Json | undefined): data is readonly Json[] => Array.isArray(data);

const keysOf = (data: Json | undefined): string[] =>
  typeof data === 'object' && data !== null && !isList(data) ? Object.keys(data) : [];
