import * as v from 'valibot';
import type { Schema } from '@meetingapp/contract/call.ts';

/** Candidate values of a field, from plain to special; the first that its schema accepts is used. */
const moments = ['2027-01-01', '2027-01', '2027-01-01T00:00:00Z', '08:00'];
const words = ['', 'x', 'xx', '1', '1.0', 'a@b.example', 'https://b.example/', '/x', '13800000000', '#0b6f66'];
const codes = [
  'a'.repeat(16),
  'a'.repeat(24),
  'a'.repeat(32),
  'a'.repeat(64),
  '1'.repeat(20),
  '00000000-0000-4000-8000-000000000000',
];
const tries: readonly unknown[] = [null, 1, 30, true, [], {}, { zh: 'x', en: 'x' }, ...words, ...moments, ...codes];

interface Parts {
  type?: string;
  entries?: Record<string, unknown>;
  wrapped?: unknown;
  item?: unknown;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly unknown[];
}

/** The smallest body that a schema accepts, derived from the schema itself; undefined when no candidate fits. */
export function smallestBody(schema: unknown): unknown {
  const fits = (value: unknown) => v.safeParse(schema as Schema, value).success;
  if (fits(undefined)) return undefined;
  const { type, entries, item, options = [], literal, pipe } = schema as Parts;
  const inner = pipe?.[0] === schema ? undefined : pipe?.[0];
  const made: unknown[] = [
    ...(type === 'literal' ? [literal] : []),
    ...(entries ? [Object.fromEntries(Object.entries(entries).map(([name, one]) => [name, smallestBody(one)]))] : []),
    ...(item === undefined ? [] : [1, 2].map((length) => Array.from({ length }, () => smallestBody(item)))),
    ...options.map((one) => (typeof one === 'object' ? smallestBody(one) : one)),
    ...(inner === undefined ? [] : [smallestBody(inner)]),
  ];
  return [...made, ...tries].find(fits);
}
