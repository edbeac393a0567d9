import type { FastifyRequest } from 'fastify';
import type { Caller } from './context.ts';
import type { AppDependencies } from './dependencies.ts';
import { findCaller } from './token.ts';

const found = new WeakMap<FastifyRequest, Promise<Caller | null>>();

/** Finds the caller of a request; looked up once, for the limits and for the call. */
export function authenticate(request: FastifyRequest, { db, clock, logIns }: AppDependencies): Promise<Caller | null> {
  const known = found.get(request);
  if (known) return known;
  const caller = findCaller(db, request.headers.token, clock(), logIns);
  found.set(request, caller);
  return caller;
}
