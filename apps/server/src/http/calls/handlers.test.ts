import * as v from 'valibot';
import { expect, it } from 'vitest';
import { call } from '@meetingapp/contract/call.ts';
import type { fileCalls } from '@meetingapp/contract/files/file.ts';
import { handlers } from '../../handlers.ts';
import type { Handlers } from './handlers.ts';
import { refuse } from './refusal.ts';

// Code that must not compile: `npm run typecheck` fails when one of these lines does.

const described = {
  path: '/medapp/api/x',
  effect: 'read',
  body: v.object({}),
  answer: v.object({}),
  errors: [],
} as const;

// @ts-expect-error a call that does not say who may make it
export const withoutWho = () => call(described);

// @ts-expect-error a call without a handler
export const withoutHandler: Handlers<typeof fileCalls> = {};

export const surplus: Handlers<typeof fileCalls> = {
  ...handlers.files,
  // @ts-expect-error a handler without a call
  other: async () => ({}),
};

export const undeclared: Handlers<typeof fileCalls> = {
  // @ts-expect-error a refusal that the contract does not name
  upload: async () => refuse('room_full'),
};

export const unanswered: Handlers<typeof fileCalls> = {
  // @ts-expect-error an answer that is not the declared one
  upload: async () => ({ image: 'x' }),
};

it('[C16] each call of the contract has its handler, and there is no other', async () => {
  const { contract } = await import('@meetingapp/contract/contract.ts');
  for (const [feature, calls] of Object.entries(contract))
    expect(Object.keys(handlers[feature as keyof typeof handlers]).sort()).toEqual(Object.keys(calls).sort());
});
