import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';

/** The same text in both languages. */
export function both(zh: string, en: string): Bilingual {
  return { zh, en };
}

export const nothing: Bilingual = { zh: '', en: '' };

/** Encodes a value for a jsonb column, whatever type the column has; `pg` alone would write a list as a PostgreSQL array. */
export function json(value: unknown): RawBuilder<never> {
  return sql<never>`${JSON.stringify(value)}::jsonb`;
}
