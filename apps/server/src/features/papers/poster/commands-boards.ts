import type { BoardScheme } from '@meetingapp/contract/papers/decision.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { planBoards } from '@meetingapp/domain/papers/boards.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, isTaken } from '../../../db/connection/transaction.ts';
import { lockPapers } from '../review/commands-lock.ts';
import { topicsOf } from '../call/queries.ts';

const SHOWN = 30;

interface Wish {
  cid: number;
  scheme: BoardScheme;
  again: boolean;
  write: boolean;
}

export interface GivenBoards {
  posters: number;
  given: number;
  first: { number: string; title: Bilingual; board: string }[];
}

/** Assigns boards to posters; null when somebody assigned one of them by hand concurrently. */
export async function giveBoards(db: Database, wish: Wish): Promise<GivenBoards | null> {
  try {
    return await inTransaction(db, (transaction) => planned(transaction, wish));
  } catch (error) {
    if (isTaken(error, 'paper_board')) return null;
    throw error;
  }
}

async function planned(
  db: Parameters<typeof lockPapers>[0],
  { cid, scheme, again, write }: Wish,
): Promise<GivenBoards> {
  await lockPapers(db, cid);
  const rows = await db
    .selectFrom('paper')
    .select(['id', 'number', 'title', 'topics', 'board', 'state', 'decision'])
    .where('conference_id', '=', cid)
    .where((where) => where.or([where('decision', '=', 'poster'), where('board', '<>', '')]))
    .execute();
  const posters = rows.filter(({ state, decision }) => decision === 'poster' && state !== 'withdrawn');
  const chosen = posters.filter(({ board }) => again || board === '');
  const isChosen = new Set(chosen.map(({ id }) => id));
  const used = new Set(rows.filter(({ id, board }) => board !== '' && !isChosen.has(id)).map(({ board }) => board));
  const topics = (await topicsOf(db, cid)).map(({ id }) => id);
  const given = planBoards(
    chosen.map(({ id, number, topics: [topic] }) => ({ id, number, topic: topic ?? null })),
    topics,
    used,
    scheme,
  );
  if (write && given.length > 0) {
    const ids = given.map(({ id }) => id);
    // Boards are exchanged, so all are cleared first: no board may be used twice in between.
    if (again) await sql`update paper set board = '' where id = any(${ids}::bigint[]) and board <> ''`.execute(db);
    await sql`update paper set board = pair.board, version = version + 1
      from unnest(${ids}::bigint[], ${given.map(({ board }) => board)}::text[]) as pair (id, board)
      where paper.id = pair.id`.execute(db);
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    posters: posters.length,
    given: given.length,
    first: given.slice(0, SHOWN).flatMap(({ id, board }) => {
      const row = byId.get(id);
      return row ? [{ number: row.number, title: row.title, board }] : [];
    }),
  };
}
