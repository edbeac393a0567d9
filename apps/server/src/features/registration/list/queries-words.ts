import { sql, type RawBuilder } from 'kysely';
import { unprovenWords, wantedTokens } from '@meetingapp/domain/registration/search-words.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Rows of registration_search, under this name, that have all the words; read by the index of tokens. */
export function withTokens(words: readonly string[], name: string): RawBuilder<boolean> {
  const proofs = unprovenWords(words).map((word) => `%${word}%`);
  return sql<boolean>`${sql.ref(`${name}.tokens`)} @> ${wantedTokens(words)}::text[]
    and ${sql.ref(`${name}.words`)} like all (${proofs}::text[])`;
}

/** One or two letters are the beginning of a word, everything else is any part of it. */
const patternOf = (word: string) =>
  /^\p{Script=Han}/u.test(word) || Array.from(word).length > 2 ? `%${word}%` : `% ${word}%`;

/** Rows of registration_search, under this name, that have all the words; compared row by row. */
export const withWords = (words: readonly string[], name: string): RawBuilder<boolean> =>
  sql<boolean>`' ' || ${sql.ref(`${name}.words`)} like all (${words.map(patternOf)}::text[])`;

/**
 * About how many rows of a conference have all the words, as PostgreSQL estimates it from its statistics. For the choice of a plan only:
 * of words that most rows have, reading row by row finds the first thousands sooner than their index.
 */
export async function estimateWith(db: Database, cid: number, words: readonly string[]): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from registration_search as found
    where found.conference_id = ${cid} and ${withTokens(words, 'found')}`.execute(db);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** Whether a registration has all the words, looked up by its id: for rows that are read in another order. */
export const isFoundBy = (words: readonly string[], id: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  select ${withWords(words, 'one')} from registration_search as one
  where one.registration_id = ${id})`;
