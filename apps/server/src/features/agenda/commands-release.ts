import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { changesBetween } from '@meetingapp/domain/agenda/changes.ts';
import type { Database } from '../../db/database.ts';
import { exchangeOf } from './present-exchange.ts';
import { presentProgramme } from './present.ts';
import { conferenceOfProgramme, readDraft } from './queries-draft.ts';
import { conferenceKept } from './queries-exchange.ts';
import { currentRelease, releasedProgramme } from './queries.ts';

interface Release {
  conferenceId: number;
  staffId: number | null;
  note: Bilingual;
  /** What clashes all the same, and why that is released. */
  clashes?: number;
  reason?: string;
  now: Date;
}
type Outcome =
  | { ok: true; number: number }
  | { ok: false; reason: 'conference_unknown' | 'programme_unchanged' | 'programme_empty' };

/** Freezes the draft as the next release, with what it changes against the one before. */
export async function releaseProgramme(
  db: Database,
  { conferenceId, staffId, note, clashes = 0, reason = '', now }: Release,
): Promise<Outcome> {
  // Two who release at once come one after the other; the second then finds nothing new.
  await db.selectFrom('conference').select('id').where('id', '=', conferenceId).forUpdate().execute();
  const about = await conferenceOfProgramme(db, conferenceId);
  if (!about) return { ok: false, reason: 'conference_unknown' };
  const draft = await readDraft(db, conferenceId);
  if (draft.sessions.length === 0) return { ok: false, reason: 'programme_empty' };
  const last = await currentRelease(db, conferenceId);
  const number = (last?.number ?? 0) + 1;
  const { programme, pieces } = presentProgramme(about, draft, { release: number, at: now });
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
      exchange: JSON.stringify(exchangeOf(conferenceId, draft, await conferenceKept(db, conferenceId))),
    })
    .execute();
  return { ok: true, number };
}

/** But for its number and moment. */
const isSame = (before: Programme, after: Programme): boolean =>
  JSON.stringify(before) === JSON.stringify({ ...after, release: before.release, releasedAt: before.releasedAt });
