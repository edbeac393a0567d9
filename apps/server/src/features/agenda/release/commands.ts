import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { changesBetween } from '@meetingapp/domain/agenda/changes.ts';
import type { Database } from '../../../db/connection/database.ts';
import { exchangeOf } from './writer-exchange.ts';
import { writeProgramme } from './writer.ts';
import { conferenceState, conferenceOfProgramme, readDraft } from '../draft/queries.ts';
import { currentRelease, releasedProgramme } from './queries.ts';

interface Release {
  conferenceId: number;
  staffId: number | null;
  note: Bilingual;
  /** Number of remaining clashes, and the reason to release in spite of them. */
  clashes?: number;
  reason?: string;
  now: Date;
}
type Outcome =
  | { ok: true; number: number }
  | { ok: false; reason: 'conference_unknown' | 'programme_unchanged' | 'programme_empty' };

/** Freezes the draft as the next release, with its changes against the one before. */
export async function releaseProgramme(
  db: Database,
  { conferenceId, staffId, note, clashes = 0, reason = '', now }: Release,
): Promise<Outcome> {
  // Serializes concurrent releases; the second then finds nothing new.
  await db.selectFrom('conference').select('id').where('id', '=', conferenceId).forNoKeyUpdate().execute();
  const about = await conferenceOfProgramme(db, conferenceId);
  if (!about) return { ok: false, reason: 'conference_unknown' };
  const draft = await readDraft(db, conferenceId);
  if (draft.sessions.length === 0) return { ok: false, reason: 'programme_empty' };
  const last = await currentRelease(db, conferenceId);
  const number = (last?.number ?? 0) + 1;
  const { programme, pieces } = writeProgramme(about, draft, { release: number, at: now });
  const before = last && (await releasedProgramme(db, conferenceId, last.number));
  if (before && isSame(before, programme)) return { ok: false, reason: 'programme_unchanged' };
  await db
    .insertInto('programme_release')
    .values({
      conference_id: conferenceId,
      number,
      released_at: now,
      staff_id: staffId,
      note: JSON.stringify(note),
      clashes,
      reason,
      document: JSON.stringify(programme),
      abstracts: JSON.stringify(pieces),
      changes: JSON.stringify(before ? changesBetween(before, programme) : []),
      exchange: JSON.stringify(exchangeOf(conferenceId, draft, await conferenceState(db, conferenceId))),
    })
    .execute();
  return { ok: true, number };
}

/** Equal except for number and moment of release. */
const isSame = (before: Programme, after: Programme): boolean =>
  JSON.stringify(before) === JSON.stringify({ ...after, release: before.release, releasedAt: before.releasedAt });
