import type { FieldFault } from '../calls/refusal.ts';

/** Maximum nesting of a body; every call needs fewer than ten levels. Deeper bodies would overflow the stack of recursive readers. */
const DEEPEST = 64;
/** Maximum faults in one answer. */
const MOST_FAULTS = 100;

/** NUL, which PostgreSQL cannot store, or half of a surrogate pair, which UTF-8 cannot encode. */
const unsafeCharacters = /\0|\p{Surrogate}/u;

const allUnsafe = new RegExp(unsafeCharacters, 'gu');

/** Returns the value without such characters in its texts; keys and anything deeper than `DEEPEST` are unchanged. */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(allUnsafe, '');
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((part) => storable(part, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, storable(part, depth + 1)]));
}

interface Pending {
  value: unknown;
  field: string;
  depth: number;
}

/**
 * Returns the faults of values that no call accepts, at any place: texts and keys with NUL or lone surrogates, numbers beyond 2^53 - 1
 * (JSON readers have rounded them already) or not finite, and nesting beyond `DEEPEST`. Iterative, because the sender chooses the
 * depth.
 */
export function unsafeFaults(body: unknown): FieldFault[] {
  const faults: FieldFault[] = [];
  const pending: Pending[] = [{ value: body, field: '', depth: 0 }];
  for (let next = pending.pop(); next && faults.length < MOST_FAULTS; next = pending.pop()) {
    const { value, field, depth } = next;
    const reason = faultOf(value, depth);
    if (reason !== null) faults.push({ field: field || 'body', reason });
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        const inside = named(field, key);
        if (unsafeCharacters.test(key)) faults.push({ field: inside, reason: 'characters_invalid' });
        pending.push({ value: inner, field: inside, depth: depth + 1 });
      }
  }
  return faults.slice(0, MOST_FAULTS);
}

function faultOf(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return unsafeCharacters.test(value) ? 'characters_invalid' : null;
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? null : 'number_range';
  return depth > DEEPEST ? 'pattern' : null;
}

/** Path of a part, with the refused characters replaced. */
function named(field: string, key: string): string {
  const name = key.slice(0, 100).replace(allUnsafe, '\ufffd');
  return field === '' ? name : `${field}.${name}`;
}
