import type { FastifyRequest } from 'fastify';
import { openBase } from '@meetingapp/contract/developers/open-call.ts';
import { findApiKey, type KeyCaller } from '../../db/sessions/api-keys.ts';
import type { AppDependencies } from './dependencies.ts';

const found = new WeakMap<FastifyRequest, Promise<KeyCaller | null>>();

/** True for a request of the open interface. */
export const isOpenRequest = (request: FastifyRequest): boolean => request.url.startsWith(`${openBase}/`);

/** Finds the key of a request of the open interface; looked up once, for the limits and for the call. */
export function authenticateKey(
  request: FastifyRequest,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): Promise<KeyCaller | null> {
  const known = found.get(request);
  if (known) return known;
  const key = findApiKey(db, request.headers.authorization, clock());
  found.set(request, key);
  return key;
}
