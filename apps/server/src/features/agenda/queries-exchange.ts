import type { Programme, ProgrammePiece } from '@meetingapp/contract/agenda-programme.ts';
import type { Exchange, Kept } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import type { Database } from '../../db/database.ts';
import { hashToken } from '../../db/token-hash.ts';
import { exchangeOf } from './present-exchange.ts';
import { presentProgramme } from './present.ts';
import { conferenceOfProgramme, readDraft } from './queries-draft.ts';

/** What exchange files said of the conference itself. */
export async function conferenceKept(db: Database, conferenceId: number): Promise<Kept> {
  const row = await db
    .selectFrom('programme_exchange')
    .select('kept')
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return row?.kept ?? {};
}

/** A programme with all that a file of it says. */
export interface WholeProgramme {
  programme: Programme;
  details: ProgrammePiece;
  exchange: Exchange;
}

/** One release with all that a file of it says; null: there is none of that number. */
export async function wholeRelease(db: Database, conferenceId: number, number: number): Promise<WholeProgramme | null> {
  const row = await db
    .selectFrom('programme_release')
    .select(['document', 'abstracts', 'exchange'])
    .where('conference_id', '=', conferenceId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) return null;
  const { document, abstracts, exchange } = row;
  return { programme: document, details: joined(Object.values(abstracts)), exchange };
}

/** What staff work on, in the same shape. */
export async function wholeDraft(db: Database, conferenceId: number, now: Date): Promise<WholeProgramme | null> {
  const about = await conferenceOfProgramme(db, conferenceId);
  if (!about) return null;
  const draft = await readDraft(db, conferenceId);
  const { programme, pieces } = presentProgramme(about, draft, { release: 0, at: now });
  const exchange = exchangeOf(conferenceId, draft, await conferenceKept(db, conferenceId));
  return { programme, details: joined(Object.values(pieces)), exchange };
}

function joined(pieces: readonly ProgrammePiece[]): ProgrammePiece {
  return {
    abstracts: Object.assign({}, ...pieces.map(({ abstracts }) => abstracts)) as ProgrammePiece['abstracts'],
    biographies: Object.assign({}, ...pieces.map(({ biographies }) => biographies)) as ProgrammePiece['biographies'],
  };
}

/** Every release from the first on: a calendar says when each item last changed. */
export async function releasesFor(
  db: Database,
  conferenceId: number,
): Promise<{ programme: Programme; exchange: Exchange }[]> {
  const rows = await db
    .selectFrom('programme_release')
    .select(['document', 'exchange'])
    .where('conference_id', '=', conferenceId)
    .orderBy('number')
    .execute();
  return rows.map(({ document, exchange }) => ({ programme: document, exchange }));
}

/** Whose plan a secret address opens. */
export const feedByToken = (db: Database, token: string) =>
  db
    .selectFrom('calendar_feed')
    .select(['account_id', 'conference_id', 'language'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();

export const titleOf = (db: Database, conferenceId: number) =>
  db.selectFrom('conference').select('title').where('id', '=', conferenceId).executeTakeFirst();
