import type { Programme, ProgrammePiece } from '@meetingapp/contract/agenda/programme.ts';
import type { Exchange } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import type { Database } from '../../../db/connection/database.ts';
import { exchangeOf, expertGuid } from '../release/writer-exchange.ts';
import { writeProgramme } from '../release/writer.ts';
import { conferenceState, conferenceOfProgramme, readDraft } from '../draft/queries.ts';

/** A programme with everything that an exported file contains. */
export interface WholeProgramme {
  programme: Programme;
  details: ProgrammePiece;
  exchange: Exchange;
}

/** One release with everything that an exported file contains; null when that number does not exist. */
export async function wholeRelease(db: Database, conferenceId: number, number: number): Promise<WholeProgramme | null> {
  const row = await db
    .selectFrom('programme_release')
    .select(['document', 'abstracts', 'exchange'])
    .where('conference_id', '=', conferenceId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) return null;
  const { document, abstracts, exchange } = row;
  // Releases that were made before people had a guid in exchange files.
  const items = Object.fromEntries(
    document.experts.map(({ id }) => {
      const item = exchange.items[`expert/${id}`];
      return [`expert/${id}`, { ...item, guid: expertGuid(conferenceId, id, item?.kept ?? {}) }];
    }),
  );
  const whole = { ...exchange, items: { ...exchange.items, ...items } };
  return { programme: document, details: joined(Object.values(abstracts)), exchange: whole };
}

/** The draft, in the same shape. */
export async function wholeDraft(db: Database, conferenceId: number, now: Date): Promise<WholeProgramme | null> {
  const about = await conferenceOfProgramme(db, conferenceId);
  if (!about) return null;
  const draft = await readDraft(db, conferenceId);
  const { programme, pieces } = writeProgramme(about, draft, { release: 0, at: now });
  const exchange = exchangeOf(conferenceId, draft, await conferenceState(db, conferenceId));
  return { programme, details: joined(Object.values(pieces)), exchange };
}

function joined(pieces: readonly ProgrammePiece[]): ProgrammePiece {
  return {
    abstracts: Object.assign({}, ...pieces.map(({ abstracts }) => abstracts)) as ProgrammePiece['abstracts'],
    biographies: Object.assign({}, ...pieces.map(({ biographies }) => biographies)) as ProgrammePiece['biographies'],
  };
}

/** All releases from the first on; a calendar needs when each item last changed. */
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

export const titleOf = (db: Database, conferenceId: number) =>
  db.selectFrom('conference').select('title').where('id', '=', conferenceId).executeTakeFirst();
