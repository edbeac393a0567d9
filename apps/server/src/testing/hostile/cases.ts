import type { Call } from '@meetingapp/contract/call.ts';
import { bodyFor, type Ids } from './bodies.ts';
import { formPayload } from './form-payload.ts';
import { leavesOf, withValueAt } from './leaves.ts';
import type { Random } from './random.ts';
import { hostileValues, nested, rawNumbers } from './values.ts';

export type TokenKind = 'right' | 'none' | 'other' | 'invented';

/** One request; the token is chosen when it is sent. */
export interface HostileCase {
  call: Call;
  token: TokenKind;
  headers: Record<string, string>;
  payload: string | Buffer;
}

/** A request to a call with a body made from its schema, of which some part is hostile; two of five bodies are left valid. */
export function hostileCase(random: Random, call: Call, ids: Ids): HostileCase {
  const valid = bodyFor(call.body, { random, ids, fullness: random.pick([0, 0.5, 1, 1]) });
  const body = spoilt(random, valid);
  const isForm = call.multipart === true && random.chance(0.9);
  const { type, payload } = isForm ? formPayload(random, body) : jsonPayload(random, body);
  return {
    call,
    token: random.pick<TokenKind>([...Array<TokenKind>(37).fill('right'), 'none', 'other', 'invented']),
    headers: {
      'content-type': type,
      language: random.pick(['ch', 'en', 'xx']),
      ...(random.chance(0.2) ? { 'idempotency-key': random.pick(['a', 'é\u0080', 'k'.repeat(300)]) } : {}),
    },
    payload,
  };
}

function spoilt(random: Random, body: unknown): unknown {
  const kind = random.below(20);
  if (kind < 8) return body;
  if (kind === 8) return random.pick(hostileValues);
  if (kind === 9) return { ...(body as object), [random.pick(['k\u0000', '\ud800', 'toString', '', '__proto__'])]: 1 };
  const leaves = leavesOf(body);
  const times = kind < 12 ? 3 : 1;
  return Array.from({ length: times }).reduce<unknown>(
    (made) => withValueAt(made, random.pick(leaves), random.pick(hostileValues)),
    body,
  );
}

/** Mostly JSON; sometimes numbers that only raw JSON can hold, deep nesting, half a document, or another type. */
function jsonPayload(random: Random, body: unknown): { type: string; payload: string } {
  const text = JSON.stringify(body) ?? '';
  const type = 'application/json';
  switch (random.below(40)) {
    case 0:
      return { type, payload: text.replace(/\d+|"[^"]*"(?=[,}\]])/, random.pick(rawNumbers)) };
    case 1:
      return { type, payload: text.replace(/\d+|"[^"]*"(?=[,}\]])/, nested(random.pick([10, 70, 100_000]))) };
    case 2:
      return { type, payload: text.slice(0, random.below(text.length + 1)) };
    case 3:
      return {
        type: random.pick(['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'x']),
        payload: text,
      };
    default:
      return { type, payload: text };
  }
}
