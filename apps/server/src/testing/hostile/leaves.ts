export type Path = readonly (string | number)[];

/** Returns the paths of all leaves: texts, numbers, flags, null, empty lists and objects. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Array.isArray(value) ? value.map((part, at) => [at, part] as const) : Object.entries(value);
  return parts.length === 0 ? [path] : parts.flatMap(([key, part]) => leavesOf(part, [...path, key]));
}

/** Returns a copy of `value` with `put` at `path`. */
export function withValueAt(value: unknown, path: Path, put: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return put;
  if (Array.isArray(value)) return value.map((part, at) => (at === key ? withValueAt(part, rest, put) : part));
  const parts = value as Record<string, unknown>;
  return { ...parts, [key]: withValueAt(parts[key], rest, put) };
}
