import type { ProgrammeChange } from '@meetingapp/contract/agenda/draft.ts';
import type { Part, Programme, ProgrammeSession, ProgrammeTalk } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { joinList, pickLanguage } from '../bilingual.ts';

const nothing: Bilingual = { zh: '', en: '' };

/**
 * Changes between two releases that matter to attendees: hall and time separately, people and texts separately. An added or removed
 * session is one change; its talks are not listed.
 */
export function changesBetween(before: Programme, after: Programme): ProgrammeChange[] {
  const was = new Map(before.sessions.map((session) => [session.id, session]));
  const is = new Set(after.sessions.map(({ id }) => id));
  const gone = before.sessions
    .filter(({ id }) => !is.has(id))
    .map((session) => change('session', session, 'removed', timeOf(session), ''));
  const rest = after.sessions.flatMap((session) => {
    const old = was.get(session.id);
    if (!old) return [change('session', session, 'added', '', timeOf(session))];
    return [...sessionChanges(old, session, before, after), ...talkChanges(old, session, before, after)];
  });
  return [...gone, ...rest];
}

const timeOf = ({ from, to }: { from: string | null; to: string | null }): string =>
  from === null ? '' : `${from}/${to ?? ''}`;

type Said = Bilingual | string;
const said = (text: Said): Bilingual => (typeof text === 'string' ? { zh: text, en: text } : text);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function change(
  item: ProgrammeChange['item'],
  { id, title }: { id: number; title: Bilingual },
  kind: ProgrammeChange['kind'],
  before: Said,
  after: Said,
): ProgrammeChange {
  return { item, id, kind, title, before: said(before), after: said(after) };
}

function sessionChanges(
  old: ProgrammeSession,
  now: ProgrammeSession,
  before: Programme,
  after: Programme,
): ProgrammeChange[] {
  const found: ProgrammeChange[] = [];
  if (old.hall !== now.hall)
    found.push(change('session', now, 'hall', hallName(before, old.hall), hallName(after, now.hall)));
  if (timeOf(old) !== timeOf(now)) found.push(change('session', now, 'time', timeOf(old), timeOf(now)));
  if (!same(old.parts, now.parts))
    found.push(change('session', now, 'people', names(before, old.parts), names(after, now.parts)));
  if (
    !same(
      [old.title, old.introduction, old.rich, old.sponsor, old.kind, old.topics],
      [now.title, now.introduction, now.rich, now.sponsor, now.kind, now.topics],
    )
  )
    found.push(change('session', now, 'text', old.title, now.title));
  const order = (session: ProgrammeSession) => session.talks.map(({ id }) => id);
  if (!same(order(old), order(now)))
    found.push(change('session', now, 'talks', String(old.talks.length), String(now.talks.length)));
  return found;
}

/** Changes of talks in both releases. A talk that moved with its session counts as unchanged. */
function talkChanges(
  old: ProgrammeSession,
  now: ProgrammeSession,
  before: Programme,
  after: Programme,
): ProgrammeChange[] {
  const was = new Map(old.talks.map((talk) => [talk.id, talk]));
  const moved = Date.parse(now.from) - Date.parse(old.from);
  return now.talks.flatMap((talk) => {
    const previous = was.get(talk.id);
    if (!previous) return [];
    const found: ProgrammeChange[] = [];
    if (timeOf(shifted(previous, moved)) !== timeOf(talk))
      found.push(change('talk', talk, 'time', timeOf(previous), timeOf(talk)));
    if (!same(previous.parts, talk.parts))
      found.push(change('talk', talk, 'people', names(before, previous.parts), names(after, talk.parts)));
    if (!same(previous.title, talk.title)) found.push(change('talk', talk, 'text', previous.title, talk.title));
    return found;
  });
}

function shifted({ from, to }: ProgrammeTalk, by: number): { from: string | null; to: string | null } {
  const later = (moment: string | null) => (moment === null ? null : new Date(Date.parse(moment) + by).toISOString());
  return { from: later(from), to: later(to) };
}

const hallName = ({ halls }: Programme, id: number | null): Bilingual =>
  halls.find((hall) => hall.id === id)?.name ?? nothing;

/** Names joined by a comma, each language in its own script where available. */
function names({ experts }: Programme, parts: readonly Part[]): Bilingual {
  const found = parts.flatMap(({ expert }) => experts.find(({ id }) => id === expert)?.name ?? []);
  return {
    zh: joinList(
      found.map((name) => pickLanguage(name, 'zh')),
      'zh',
    ),
    en: joinList(
      found.map((name) => pickLanguage(name, 'en')),
      'en',
    ),
  };
}
