import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id, Instant, Nothing } from '../shapes.ts';

const base = '/medapp/api/console/developers/sandbox';
const who = { staff: roles.owner } as const;

/** How keys begin, so that people and scanners of secrets tell them apart. */
export const keyPrefixes = { live: 'mk_live_', sandbox: 'mk_test_' } as const;

/** Why a conference can no longer become a sandbox, or stop being one: it is `used`, or it has valid `keys`. */
export const sandboxHindrances = ['used', 'keys'] as const;

/** A message that a sandbox kept instead of sending it. */
export const SandboxMessage = v.object({
  id: Id,
  channel: v.picklist(['messenger', 'phone', 'email']),
  /** Empty once the person has closed the account. */
  recipient: v.string(),
  language: v.picklist(['zh', 'en']),
  template: v.string(),
  subject: v.string(),
  body: v.string(),
  /** Name of the attached file; empty: none. */
  fileName: v.string(),
  at: Instant,
});
export type SandboxMessage = v.InferOutput<typeof SandboxMessage>;

export const sandboxCalls = {
  /** Null: it can be changed. */
  sandbox: call({
    path: `${base}/read`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ sandbox: v.boolean(), hindrance: v.nullable(v.picklist(sandboxHindrances)) }),
    errors: [],
  }),
  /**
   * Makes an empty conference a sandbox, or an empty sandbox an ordinary conference. Payments of a sandbox go to a simulator and its
   * messages to a list; no real person pays or gets a message.
   */
  setSandbox: call({
    path: `${base}/set`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, sandbox: v.boolean() }),
    answer: Nothing,
    errors: ['sandbox_used', 'sandbox_keys'],
  }),
  /** Newest first, 50 at a time, below the number `before`. */
  sandboxMessages: call({
    path: `${base}/messages`,
    who,
    effect: 'read',
    body: v.object({ cid: Id, before: v.optional(v.nullable(Id), null) }),
    answer: v.object({ messages: v.array(SandboxMessage), older: v.boolean() }),
    errors: [],
  }),
} as const;
