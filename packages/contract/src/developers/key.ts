import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Day, Id, Instant, Nothing } from '../shapes.ts';
import { keyScopes } from './scope.ts';

const base = '/medapp/api/console/developers/key';
const who = { staff: roles.owner } as const;

/** Keys of a conference that are neither revoked nor expired. */
export const MOST_KEYS = 50;

export const KeyScope = v.picklist(keyScopes);

export const ApiKey = v.object({
  id: Id,
  name: v.string(),
  scopes: v.array(KeyScope),
  /** First characters of the secret and its last four. */
  prefix: v.string(),
  suffix: v.string(),
  createdBy: v.string(),
  createdAt: Instant,
  expiresAt: Instant,
  /** Up to a minute late. */
  usedAt: v.nullable(Instant),
  revokedAt: v.nullable(Instant),
});
export type ApiKey = v.InferOutput<typeof ApiKey>;

export const keyCalls = {
  /** Newest first, with revoked and expired ones. `now` is the server's clock. */
  keys: call({
    path: `${base}/list`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ keys: v.array(ApiKey), now: Instant, zone: v.string() }),
    errors: [],
  }),
  /** Makes a key that is valid up to and including a day in the conference's zone. `secret` is shown this once. */
  createKey: call({
    path: `${base}/create`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      keyName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
      scopes: v.pipe(v.array(KeyScope), v.minLength(1), v.maxLength(keyScopes.length)),
      expiresOn: Day,
    }),
    answer: v.object({ keyId: Id, secret: v.string() }),
    errors: ['key_too_many'],
  }),
  /** Ends a key at once, in every process. */
  revokeKey: call({
    path: `${base}/revoke`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, keyId: Id }),
    answer: Nothing,
    errors: [],
  }),
} as const;
