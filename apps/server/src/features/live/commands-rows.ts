import type { Overtaken } from '../../db/seen.ts';

export type Written = { ok: true; id: number; version: number } | Overtaken;

export const json = (value: unknown) => JSON.stringify(value);
