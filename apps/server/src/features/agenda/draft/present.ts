import type { GivenAnswerOf } from '@meetingapp/contract/call.ts';
import type { agendaConsoleCalls } from '@meetingapp/contract/agenda/draft.ts';
import type { SessionKind } from '@meetingapp/contract/agenda/programme.ts';
import type { PlannedSession, PlannedTalk } from '@meetingapp/domain/agenda/clashes.ts';
import { cleanRich } from '../../../http/security/clean-html.ts';
import type { Draft, TalkRow } from './queries.ts';

type GivenDraft = GivenAnswerOf<(typeof agendaConsoleCalls)['read']>;
type Around = Pick<GivenDraft, 'zone' | 'startsOn' | 'endsOn' | 'release'>;

/** The draft as the editor receives it. */
export function presentDraft(around: Around, draft: Draft): GivenDraft {
  return {
    ...around,
    halls: draft.halls.map(({ id, name, place, seats }) => ({ id, name, place, seats })),
    topics: draft.topics.map(({ id, name, tint }) => ({ id, name, tint })),
    experts: draft.experts.map(({ id, name, affiliation, reading }) => ({ id, name, affiliation, reading })),
    sessions: draft.sessions.map((row) => ({
      id: row.id,
      version: row.version,
      kind: row.kind as SessionKind,
      title: row.title,
      introduction: cleanRich(row.introduction),
      sponsor: row.sponsor,
      hall: row.hall_id,
      from: row.starts_at.toISOString(),
      to: row.ends_at.toISOString(),
      topics: row.topics.map(Number),
      parts: draft.parts.get(`session/${row.id}`) ?? [],
    })),
    talks: draft.talks.map((row) => presentDraftTalk(row, draft)),
  };
}

/** The draft reduced to what clash detection needs. */
export function presentPlanned({ sessions, talks, parts }: Draft): [PlannedSession[], PlannedTalk[]] {
  return [
    sessions.map((row) => ({
      id: row.id,
      hall: row.hall_id,
      from: row.starts_at.toISOString(),
      to: row.ends_at.toISOString(),
      parts: parts.get(`session/${row.id}`) ?? [],
    })),
    talks.map((row) => ({
      id: row.id,
      session: row.session_id,
      from: row.starts_at?.toISOString() ?? null,
      minutes: row.minutes,
      parts: parts.get(`talk/${row.id}`) ?? [],
    })),
  ];
}

export function presentDraftTalk(row: TalkRow, { parts }: Pick<Draft, 'parts'>): GivenDraft['talks'][number] {
  return {
    id: row.id,
    version: row.version,
    session: row.session_id,
    title: row.title,
    hasAbstract: row.abstract.zh !== '' || row.abstract.en !== '',
    from: row.starts_at?.toISOString() ?? null,
    minutes: row.minutes,
    parts: parts.get(`talk/${row.id}`) ?? [],
  };
}
