import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { findClashes } from '@meetingapp/domain/agenda/clashes.ts';
import type { ImportNote } from '@meetingapp/domain/agenda/exchange/import-item.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { ImportedItem } from '../../../db/schema/json-shapes.ts';
import { readDraft, type Draft } from '../draft/queries.ts';

/** An item that an import wrote, and its notes so far. */
export interface WrittenItem {
  table: ImportedItem['table'];
  id: number;
  notes: ImportNote[];
}

const nobody: Bilingual = { zh: '', en: '' };

/** Adds a note to each written item that clashes with another session, as the programme is now. */
export async function noteClashes(db: Database, conferenceId: number, written: readonly WrittenItem[]): Promise<void> {
  if (written.length === 0) return;
  const draft = await readDraft(db, conferenceId);
  const { sessions, talks, parts } = draft;
  const talksOf = new Map<number, number[]>();
  for (const { id, session_id: session } of talks)
    if (session !== null) talksOf.set(session, [...(talksOf.get(session) ?? []), id]);
  const notesOf = new Map(written.map(({ table, id, notes }) => [`${table}/${id}`, notes]));
  const clashes = findClashes(
    sessions.map(({ id, hall_id, starts_at, ends_at }) => ({
      id,
      hall: hall_id,
      from: starts_at.toISOString(),
      to: ends_at.toISOString(),
      parts: parts.get(`session/${id}`) ?? [],
    })),
    talks.map(({ id, session_id, starts_at, minutes }) => ({
      id,
      session: session_id,
      from: starts_at?.toISOString() ?? null,
      minutes,
      parts: parts.get(`talk/${id}`) ?? [],
    })),
  );
  for (const clash of clashes) {
    if (clash.kind === 'outside') {
      notesOf.get(`talk/${clash.talk}`)?.push({ kind: 'clash_outside' });
      continue;
    }
    const [one, other] = clash.sessions;
    const { from, to } = clash;
    for (const [own, against] of [
      [one, other],
      [other, one],
    ] as const) {
      const name = nameOf(draft, clash);
      const note: ImportNote = { kind: `clash_${kinds[clash.kind]}`, name, other: titleOf(draft, against), from, to };
      for (const key of placesOf(draft, talksOf.get(own) ?? [], own, clash)) notesOf.get(key)?.push(note);
    }
  }
}

const kinds = { hall: 'hall', expert: 'person' } as const;
type Shared = { kind: 'hall'; hall: number } | { kind: 'expert'; expert: number };

const nameOf = ({ halls, experts }: Draft, shared: Shared): Bilingual =>
  (shared.kind === 'hall' ? halls.find(({ id }) => id === shared.hall) : experts.find(({ id }) => id === shared.expert))
    ?.name ?? nobody;

const titleOf = ({ sessions }: Draft, session: number): Bilingual =>
  sessions.find(({ id }) => id === session)?.title ?? nobody;

/** The rows of a session that a clash is about: for a person those in which the person has a part. */
function placesOf({ parts }: Draft, talks: readonly number[], session: number, shared: Shared): string[] {
  const own = `programme_session/${session}`;
  if (shared.kind === 'hall') return [own];
  const has = (key: string) => parts.get(key)?.some(({ expert }) => expert === shared.expert) ?? false;
  return [...(has(`session/${session}`) ? [own] : []), ...talks.map((id) => `talk/${id}`).filter(has)];
}
