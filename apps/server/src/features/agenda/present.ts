import { createHash } from 'node:crypto';
import type { Material, Programme, ProgrammePiece, SessionKind } from '@meetingapp/contract/agenda-programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { bothAsText } from '@meetingapp/domain/plain-text.ts';
import { richHtml } from '../../http/clean-html.ts';
import type { Draft, TalkRow } from './queries-draft.ts';
import { readingsOf } from './present-readings.ts';

interface About {
  id: number;
  zone: string;
  starts_on: string;
  ends_on: string;
}

const isSaid = ({ zh, en }: Bilingual): boolean => zh !== '' || en !== '';
const iso = (at: Date): string => at.toISOString();

/** The whole programme as attendees get it, with the details that follow in pieces. */
export function presentProgramme(
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
    sessions: presentSessions(draft),
    readings: readingsOf(texts),
    pieces: Object.keys(pieces),
  };
  return { programme, pieces };
}

function presentSessions(draft: Draft): Programme['sessions'] {
  const talks = new Map<number | null, TalkRow[]>();
  for (const talk of draft.talks) talks.set(talk.session_id, [...(talks.get(talk.session_id) ?? []), talk]);
  return draft.sessions.map((row) => ({
    id: row.id,
    kind: row.kind as SessionKind,
    title: row.title,
    introduction: bothAsText(row.introduction),
    ...presentRich(row.introduction),
    sponsor: row.sponsor,
    hall: row.hall_id,
    from: iso(row.starts_at),
    to: iso(row.ends_at),
    topics: row.topics.map(Number),
    parts: draft.parts.get(`session/${row.id}`) ?? [],
    talks: (talks.get(row.id) ?? []).map((talk) => presentTalk(talk, draft)),
    materials: materialsOf(draft, 'session_id', row.id),
  }));
}

/** Left out where lines say it all: every phone carries it. */
function presentRich(text: Bilingual): Pick<Programme['sessions'][number], 'rich'> {
  const rich = richHtml(text);
  return rich ? { rich } : {};
}

function presentTalk(row: TalkRow, draft: Draft): Programme['sessions'][number]['talks'][number] {
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

export const presentMaterial = ({
  id,
  title,
  address,
  size,
  read_only,
}: Pick<Draft['materials'][number], 'id' | 'title' | 'address' | 'size' | 'read_only'>): Material => ({
  id,
  title,
  address,
  size,
  ...(read_only ? { readOnly: true } : {}),
});

const materialsOf = ({ materials }: Draft, key: 'session_id' | 'talk_id', owner: number) =>
  materials.filter((row) => row[key] === owner).map(presentMaterial);

/** So many ids in a row share a piece: one changed abstract changes one piece and no other. */
const PIECE_IDS = 64;

/** Abstracts and biographies, by a name made from what is inside. */
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
