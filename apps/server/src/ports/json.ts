/** Reads JSON from other machines, whose shape is never trusted. */
export type JsonObject = Record<string, unknown>;

export function parseObject(text: string): JsonObject | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

export function asObject(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

/** The text at a path of keys, or empty. */
export function textAt(object: JsonObject | null, ...keys: string[]): string {
  const value = at(object, keys);
  return typeof value === 'string' ? value : '';
}

/** The whole number at a path of keys, or null. */
export function integerAt(object: JsonObject | null, ...keys: string[]): number | null {
  const value = at(object, keys);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

function at(object: JsonObject | null, keys: string[]): unknown {
  return keys.reduce<unknown>((inner, key) => asObject(inner)?.[key], object);
}
