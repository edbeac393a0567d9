import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { unknownPlaces } from '@meetingapp/domain/papers/letter.ts';
import { plainAsHtml } from '@meetingapp/domain/plain-text.ts';
import type { Database } from '../../../db/connection/database.ts';
import { cleanLetter } from '../../../http/security/clean-html.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';

type Saved =
  | { ok: true; version: number }
  | { ok: false; reason: 'not_found' | 'changed_meanwhile' | 'body_invalid'; faults?: FieldFault[] };

/** An unknown placeholder would reach every author unreplaced. */
export async function saveLetter(db: Database, cid: number, seen: number, letter: Bilingual): Promise<Saved> {
  const faults = (['zh', 'en'] as const).flatMap((language): FieldFault[] => {
    const [first] = unknownPlaces(letter[language]);
    return first === undefined ? [] : [{ field: `letter.${language}`, reason: 'place_unknown', limit: `{${first}}` }];
  });
  if (faults.length > 0) return { ok: false, reason: 'body_invalid', faults };
  const kept = { zh: cleanLetter(plainAsHtml(letter.zh)), en: cleanLetter(plainAsHtml(letter.en)) };
  const row = await db
    .updateTable('paper_call')
    .set((column) => ({ letter: JSON.stringify(kept), version: column('version', '+', 1) }))
    .where('conference_id', '=', cid)
    .where('version', '=', seen)
    .returning('version')
    .executeTakeFirst();
  if (row) return { ok: true, version: row.version };
  const call = await db.selectFrom('paper_call').select('version').where('conference_id', '=', cid).executeTakeFirst();
  return { ok: false, reason: call ? 'changed_meanwhile' : 'not_found' };
}
