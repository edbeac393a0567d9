import type { Texts } from '../texts.ts';
import type { accounts as zh } from '../zh/accounts.ts';

export const accounts = { login: { title: 'Log in' } } as const satisfies Texts<typeof zh>;
