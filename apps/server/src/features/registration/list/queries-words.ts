import { sql, type RawBuilder } from 'kysely';
import { unprovenWords, wantedTokens } from '@meetingapp/domain/registration/search-words.ts';

/** Rows of registration_search, under this name, that have all the words; read by the index of tokens. */
export function withTokens(words: readonly string[], name: string): RawBuilder<boolean> {
  const proofs = unprovenWords(words).map((word) => `%${word}%`);
  return sql<boolean>`${sql.ref(`${name}.tokens`)} @> ${wantedTokens(words)}::text[]
    and ${sql.ref(`${name}.words`)} like all (${proofs}::text[])`;
}

/** One or two letters are the beginning of a word, everything else is any part of it. */
const patternOf = (word: string) =>
  /^\p{Script=Han}/u.test(word) || Array.from(word).length > 2 ? `%${word}%` : `% ${word}%`;

/** Whether a registration has all the words, looked up by its id: for rows that are read in another order. */
export const isFoundBy = (words: readonly string[], id: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  select ' ' || one.words like all (${words.map(patternOf)}::text[]) from registration_search as one
  where one.registration_id = ${id})`;
