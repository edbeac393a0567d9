import * as v from 'valibot';
import type { Schema } from '@meetingapp/contract/call.ts';
import { smallestBody } from '../smallest-body.ts';
import type { Random } from './random.ts';

interface Parts {
  type: string;
  entries?: Record<string, unknown>;
  wrapped?: unknown;
  item?: unknown;
  options?: readonly unknown[];
  literal?: unknown;
  key?: unknown;
  value?: unknown;
  rest?: unknown;
  getter?: (input: unknown) => unknown;
}

/** Ids by the name of the field that carries them, such as `cid`. */
export type Ids = (field: string) => readonly number[];

const numbers = [0, 1, 2, 3, 5, 10, 16, 30, 50, 60, 90, 100, 640, 1000, 1080, 28_000, -1, 0.5];
const texts = [
  ['x', '心血管', '', 'A', '1', '12', '08:00', '1.0', '甲|乙', '/x', '*', '*.example.org', 'CNY', 'zh', 'ch', 'en'],
  ['2027-04-01', '2027-04', '2027-04-01T08:00:00Z', '1900000000', 'Asia/Shanghai', '#0b6f66', '=A1', 'name'],
  [
    'a@b.example',
    'https://b.example/a',
    '13800000000',
    '+86 138 0000 0000',
    'Meeting-2027',
    '123456',
    '91110000710935732K',
  ],
  [
    'a'.repeat(16),
    'a'.repeat(24),
    'a'.repeat(43),
    'a'.repeat(64),
    '1'.repeat(20),
    '1'.repeat(12),
    `/files/0a/${'0'.repeat(32)}.jpg`,
  ],
].flat();

const accepted = new WeakMap<object, readonly unknown[]>();

/** The candidates that a schema without parts accepts; cached per schema. */
function acceptedBy(schema: object, candidates: readonly unknown[]): readonly unknown[] {
  const known = accepted.get(schema);
  if (known) return known;
  const fitting = candidates.filter((value) => v.safeParse(schema as Schema, value).success);
  const found = fitting.length > 0 ? fitting : [smallestBody(schema)];
  accepted.set(schema, found);
  return found;
}

export interface BodyOptions {
  random: Random;
  ids: Ids;
  /** Probability that an optional field is present. */
  fullness: number;
}

/** Generates a body that the schema accepts; falls back to the smallest body for pipes that no candidate passes. */
export function bodyFor(schema: unknown, options: BodyOptions): unknown {
  const made = valueFor(schema, '', options);
  return v.safeParse(schema as Schema, made).success ? made : smallestBody(schema);
}

function valueFor(schema: unknown, field: string, options: BodyOptions): unknown {
  const parts = schema as Parts;
  const { random, fullness } = options;
  switch (parts.type) {
    case 'optional':
      return random.chance(fullness) ? valueFor(parts.wrapped, field, options) : undefined;
    case 'nullable':
      return random.chance(fullness) ? valueFor(parts.wrapped, field, options) : null;
    case 'lazy':
      return valueFor(parts.getter?.(undefined), field, options);
    case 'literal':
      return parts.literal;
    case 'null':
      return null;
    case 'boolean':
      return random.chance(0.5);
    case 'picklist':
      return random.pick(parts.options ?? []);
    case 'variant':
      return valueFor(random.pick(parts.options ?? []), field, options);
    default:
      return checked(schema, made(parts, field, options));
  }
}

/** Generates objects and lists, and texts and numbers with rules. */
function made(parts: Parts, field: string, options: BodyOptions): unknown {
  const { random } = options;
  if (parts.entries) {
    const own = Object.entries(parts.entries).flatMap(([name, one]) => {
      const value = valueFor(one, name, options);
      return value === undefined ? [] : [[name, value] as const];
    });
    const more = parts.rest === undefined ? [] : [[random.pick(texts), valueFor(parts.rest, '', options)] as const];
    return Object.fromEntries([...more, ...own]);
  }
  if (parts.item !== undefined)
    return Array.from({ length: 1 + random.below(2) }, () => valueFor(parts.item, field, options));
  if (parts.type === 'record') {
    const key = valueFor(parts.key, '', options);
    return typeof key === 'string' ? { [key]: valueFor(parts.value, '', options) } : {};
  }
  if (parts.type === 'unknown') return random.pick([...texts, ...numbers, null, true]);
  if (parts.type === 'union' && !isId(parts)) return valueFor(random.pick(parts.options ?? []), field, options);
  if (isId(parts)) {
    const known = options.ids(field);
    return known.length > 0 && random.chance(0.8) ? random.pick(known) : 1 + random.below(40);
  }
  return random.pick(acceptedBy(parts, [...numbers, ...texts]));
}

const isId = (parts: Parts): boolean =>
  parts.type === 'union' && v.safeParse(parts as unknown as Schema, '12').success && fits(parts, 12) && !fits(parts, 0);
const fits = (parts: unknown, value: unknown): boolean => v.safeParse(parts as Schema, value).success;

/** Returns the value, or an accepted one when a rule over the whole refuses it. */
const checked = (schema: unknown, value: unknown): unknown =>
  fits(schema, value) ? value : acceptedBy(schema as object, [...numbers, ...texts]).at(0);
