import type { DraftSession, DraftTalk } from '@meetingapp/contract/agenda/draft.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';

/** The editor's rows; the talks of a session are in order. */
export interface DraftRows {
  sessions: readonly DraftSession[];
  talks: readonly DraftTalk[];
}
export type SessionFields = Omit<DraftSession, 'id' | 'version'>;
export interface TalkFields {
  title: Bilingual;
  abstract: Bilingual;
  minutes: number;
  parts: DraftTalk['parts'];
}

/**
 * One edit. `id` null creates a row; `was` is then the id it had before it was removed. `abstract` is the talk's earlier abstract,
 * which rows do not contain.
 */
export type Edit =
  | { act: 'moveSession'; id: number; hall: number | null; from: string; to: string }
  | { act: 'saveSession'; id: number | null; was: number | null; fields: SessionFields }
  | { act: 'removeSession'; id: number }
  | { act: 'placeTalk'; id: number; session: number | null; before: number | null; from: string | null }
  | { act: 'saveTalk'; id: number | null; was: number | null; fields: TalkFields; abstract: Bilingual }
  | { act: 'removeTalk'; id: number; abstract: Bilingual };

const later = (moment: string | null, ms: number) =>
  moment === null || ms === 0 ? moment : new Date(Date.parse(moment) + ms).toISOString();

/** How far the talks of a session move with it, in milliseconds. */
function shiftOf(rows: DraftRows, edit: Edit): { session: number; ms: number } | null {
  if (edit.act !== 'moveSession' && edit.act !== 'saveSession') return null;
  const old = rows.sessions.find(({ id }) => id === edit.id);
  if (!old) return null;
  const from = edit.act === 'moveSession' ? edit.from : edit.fields.from;
  const ms = Date.parse(from) - Date.parse(old.from);
  return ms === 0 ? null : { session: old.id, ms };
}

/** Rows after the edit; new rows have no id before they are stored and are left out. */
export function applied(rows: DraftRows, edit: Edit): DraftRows {
  const { sessions, talks } = rows;
  switch (edit.act) {
    case 'moveSession':
    case 'saveSession': {
      const wish = edit.act === 'saveSession' ? edit.fields : { hall: edit.hall, from: edit.from, to: edit.to };
      const shift = shiftOf(rows, edit);
      return {
        sessions: sessions.map((one) => (one.id === edit.id ? { ...one, ...wish } : one)),
        talks: shift
          ? talks.map((one) => (one.session === shift.session ? { ...one, from: later(one.from, shift.ms) } : one))
          : talks,
      };
    }
    case 'removeSession':
      return {
        sessions: sessions.filter(({ id }) => id !== edit.id),
        talks: talks.map((one) => (one.session === edit.id ? { ...one, session: null, from: null } : one)),
      };
    case 'placeTalk':
      return { sessions, talks: placed(talks, edit) };
    case 'saveTalk': {
      const { abstract, ...wish } = edit.fields;
      const hasAbstract = abstract.zh !== '' || abstract.en !== '';
      return { sessions, talks: talks.map((one) => (one.id === edit.id ? { ...one, ...wish, hasAbstract } : one)) };
    }
    case 'removeTalk':
      return { sessions, talks: talks.filter(({ id }) => id !== edit.id) };
  }
}

function placed(talks: readonly DraftTalk[], edit: Extract<Edit, { act: 'placeTalk' }>): readonly DraftTalk[] {
  const own = talks.find(({ id }) => id === edit.id);
  if (!own) return talks;
  const others = talks.filter(({ id }) => id !== edit.id);
  const before = others.findIndex(({ id, session }) => id === edit.before && session === edit.session);
  const last = others.findLastIndex(({ session }) => session === edit.session);
  const at = before >= 0 ? before : last >= 0 ? last + 1 : others.length;
  const now = { ...own, session: edit.session, from: edit.session === null ? null : edit.from };
  return [...others.slice(0, at), now, ...others.slice(at)];
}

/** The edits that undo it, in execution order; empty for a new row, which has no id yet. */
export function inverse(rows: DraftRows, edit: Edit): Edit[] {
  const session = rows.sessions.find(({ id }) => id === edit.id);
  const talk = rows.talks.find(({ id }) => id === edit.id);
  switch (edit.act) {
    case 'moveSession':
      return session ? [{ ...edit, hall: session.hall, from: session.from, to: session.to }] : [];
    case 'saveSession':
      return session ? [{ ...edit, fields: sessionFields(session) }] : [];
    case 'removeSession':
      return session
        ? [
            { act: 'saveSession', id: null, was: edit.id, fields: sessionFields(session) },
            ...rows.talks
              .filter((one) => one.session === edit.id)
              .map(({ id, from }): Edit => ({ act: 'placeTalk', id, session: edit.id, before: null, from })),
          ]
        : [];
    case 'placeTalk':
      return talk ? [backInPlace(rows, talk)] : [];
    case 'saveTalk':
      return talk
        ? [{ ...edit, fields: { ...talkFields(talk), abstract: edit.abstract }, abstract: edit.fields.abstract }]
        : [];
    case 'removeTalk':
      return talk
        ? [
            {
              act: 'saveTalk',
              id: null,
              was: edit.id,
              fields: { ...talkFields(talk), abstract: edit.abstract },
              abstract: edit.abstract,
            },
            backInPlace(rows, talk),
          ]
        : [];
  }
}

/** A session without its id and version: what an edit may set. */
export const sessionFields = ({ id: _id, version: _version, ...fields }: DraftSession): SessionFields => fields;
const talkFields = ({ title, minutes, parts }: DraftTalk) => ({ title, minutes, parts });

function backInPlace({ talks }: DraftRows, { id, session, from }: DraftTalk): Edit {
  const siblings = talks.filter((one) => one.session === session);
  const next = siblings[siblings.findIndex((one) => one.id === id) + 1];
  return { act: 'placeTalk', id, session, before: next?.id ?? null, from };
}

/** Applies several edits of one action; also returns the edits that undo them all. */
export function appliedAll(rows: DraftRows, edits: readonly Edit[]): { rows: DraftRows; back: Edit[] } {
  let now = rows;
  let back: Edit[] = [];
  for (const edit of edits) {
    back = [...inverse(now, edit), ...back];
    now = applied(now, edit);
  }
  return { rows: now, back };
}

/** Talks the server changes together with a session, computed before the edit. */
export function alongWith(rows: DraftRows, edit: Edit): number[] {
  const shift = shiftOf(rows, edit);
  if (shift) return rows.talks.filter((one) => one.session === shift.session && one.from !== null).map(({ id }) => id);
  return edit.act === 'removeSession' ? rows.talks.filter((one) => one.session === edit.id).map(({ id }) => id) : [];
}

/** Versions after the server's save: `version` for the row itself, one higher for the talks that moved with it. */
export function settled(rows: DraftRows, edit: Edit, version: number, along: readonly number[]): DraftRows {
  const isSession = edit.act === 'moveSession' || edit.act === 'saveSession' || edit.act === 'removeSession';
  return {
    sessions: rows.sessions.map((one) => (isSession && one.id === edit.id ? { ...one, version } : one)),
    talks: rows.talks.map((one) => {
      if (along.includes(one.id)) return { ...one, version: one.version + 1 };
      return !isSession && one.id === edit.id ? { ...one, version } : one;
    }),
  };
}
