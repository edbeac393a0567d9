import { createHash } from 'node:crypto';
import type { Programme, ProgrammePiece, SessionKind } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { bothAsText } from '@meetingapp/domain/plain-text.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import { richHtml } from '../../../http/security/clean-html.ts';
import type { Draft, TalkRow } from '../draft/queries.ts';
import { readingsOf } from '../../../text/pinyin.ts';
import { presentMaterial } from '../materials/present.ts';

interface About {
  id: number;
  zone: string;
  starts_on: string;
  ends_on: string;
}

const isSaid = ({ zh, en }: Bilingual): boolean => zh !== '' || en !== '';
const iso = (at: Date): string => at.toISOString();

/**
 * Builds the document of a release in both languages, and the pieces with its abstracts and biographies. They are stored once and
 * served as files. Times are in UTC.
 */
export function writeProgramme(
  about: About,
  draft: Draft,
  { release, at }: { release: number; at: Date },
): { programme: Programme; pieces: Record<string, ProgrammePiece> } {
  const pieces = piecesOf(draft);
  const texts = [
    ...draft.sessions.map(({ title }) => title.zh),
    ...draft.talks.map(({ title }) => title.zh),
    ...draft.experts.flatMap(({ name, affiliation }) => [name.zh, affiliation.zh]),
    ...draft.halls.map(({ name }) => name.zh),
    ...draft.topics.map(({ name }) => name.zh),
  ];
  const programme: Programme = {
    cid: about.id,
    release,
    releasedAt: iso(at),
    zone: about.zone,
    startsOn: about.starts_on,
    endsOn: about.ends_on,
    halls: draft.halls.map(({ id, name, place, seats }) => ({ id, name, place, seats })),
    topics: draft.topics.map(({ id, name, tint }) => ({ id, name, tint })),
    experts: draft.experts.map(({ id, name, affiliation, post, portrait, reading }) => ({
      id,
      name,
      affiliation,
      post,
      portrait,
      reading,
    })),
    groups: draft.groups.map(({ id, name, note }) => ({
      id,
      name,
      note,
      members: draft.members
        .filter(({ group_id }) => group_id === id)
        .map(({ expert_id, duty }) => ({ expert: expert_id, duty })),
    })),
    sessions: sessionsOf(draft),
    readings: readingsOf(texts),
    pieces: Object.keys(pieces),
  };
  return { programme, pieces };
}

function sessionsOf(draft: Draft): Programme['sessions'] {
  const talks = groupBy(draft.talks, (talk) => talk.session_id);
  return draft.sessions.map((row) => ({
    id: row.id,
    kind: row.kind as SessionKind,
    title: row.title,
    introduction: bothAsText(row.introduction),
    ...richOf(row.introduction),
    sponsor: row.sponsor,
    hall: row.hall_id,
    from: iso(row.starts_at),
    to: iso(row.ends_at),
    topics: row.topics.map(Number),
    parts: draft.parts.get(`session/${row.id}`) ?? [],
    talks: (talks.get(row.id) ?? []).map((talk) => talkOf(talk, draft)),
    materials: materialsOf(draft, 'session_id', row.id),
  }));
}

/** Rich text; left out when it adds nothing to the plain lines, because every phone loads it. */
function richOf(text: Bilingual): Pick<Programme['sessions'][number], 'rich'> {
  const rich = richHtml(text);
  return rich ? { rich } : {};
}

function talkOf(row: TalkRow, draft: Draft): Programme['sessions'][number]['talks'][number] {
  return {
    id: row.id,
    title: row.title,
    from: row.starts_at && iso(row.starts_at),
    to: row.starts_at && iso(new Date(row.starts_at.getTime() + row.minutes * 60_000)),
    parts: draft.parts.get(`talk/${row.id}`) ?? [],
    materials: materialsOf(draft, 'talk_id', row.id),
    abstract: isSaid(row.abstract),
  };
}

const materialsOf = ({ materials }: Draft, key: 'session_id' | 'talk_id', owner: number) =>
  materials.filter((row) => row[key] === owner).map(presentMaterial);

/** Consecutive ids per piece: a changed abstract changes only its own piece. */
const PIECE_IDS = 64;

/** Abstracts and biographies in pieces, each named by a hash of its content. */
function piecesOf(draft: Draft): Record<string, ProgrammePiece> {
  const pieces = new Map<string, ProgrammePiece>();
  function pieceFor(key: string): ProgrammePiece {
    const piece = pieces.get(key) ?? { abstracts: {}, biographies: {} };
    pieces.set(key, piece);
    return piece;
  }
  for (const { id, session_id, abstract } of draft.talks)
    if (session_id !== null && isSaid(abstract)) pieceFor(`t${Math.floor(id / PIECE_IDS)}`).abstracts[id] = abstract;
  for (const { id, biography } of draft.experts)
    if (isSaid(biography)) {
      const piece = pieceFor(`e${Math.floor(id / PIECE_IDS)}`);
      const rich = richHtml(biography);
      piece.biographies[id] = bothAsText(biography);
      if (rich) piece.rich = { ...piece.rich, [id]: rich };
    }
  const named = [...pieces.values()].map((piece) => [nameOf(piece), piece] as const);
  return Object.fromEntries(named);
}

const nameOf = (piece: ProgrammePiece): string =>
  createHash('sha256').update(JSON.stringify(piece)).digest('hex').slice(0, 16);
