import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import type { HomeExpert, HomeSession } from '@meetingapp/contract/home/home.ts';
import type { Entrance } from '@meetingapp/contract/live/entrance.ts';
import { href } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { entranceNow } from '@meetingapp/domain/live/entrance.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { HomeProgramme } from './present.ts';
import type { HomeProgrammeRows } from './queries-shown.ts';

/** Portraits on a home: they are part of the page, and each byte counts. */
const MOST_EXPERTS = 9;

const kinds = {
  ceremony: 'ceremony',
  plenary: 'keynote',
  break: 'break',
  session: 'session',
  workshop: 'session',
  poster: 'session',
  satellite: 'session',
  social: 'session',
} as const satisfies Record<ProgrammeSession['kind'], HomeSession['kind']>;

/**
 * The home page's part of the programme: the sessions of today or of the next day, and the experts. Empty before the first release.
 */
export function presentProgramme(
  { programme, entrances }: HomeProgrammeRows,
  now: Date,
  language: Language,
): HomeProgramme {
  if (!programme) return { nowNext: [], faculty: [], halls: [] };
  return {
    nowNext: presentHomeDay(programme, { now, language, entrances }),
    faculty: presentFaculty(programme, language),
    halls: programme.halls,
  };
}

/** The sessions of today or of the next day of the programme; none after the last day. */
function presentHomeDay(
  programme: Programme,
  { now, language, entrances }: { now: Date; language: Language; entrances: readonly Entrance[] },
): HomeSession[] {
  const dayOf = (moment: string) => dayIn(programme.zone, new Date(moment));
  const today = dayIn(programme.zone, now);
  const day = programme.sessions.map(({ from }) => dayOf(from)).find((one) => one >= today);
  return programme.sessions
    .filter(({ from }) => dayOf(from) === day)
    .map((session) => {
      const own = entrances.filter((one) => one.session === session.id);
      return { ...presentSession(programme, session, language), ...pictureOf(session, own, now, programme.cid) };
    });
}

/** Links to the live picture while it is broadcast, and to the replay once the session is over. */
function pictureOf({ to }: ProgrammeSession, own: readonly Entrance[], now: Date, cid: number): Partial<HomeSession> {
  const entrance = entranceNow(own, now);
  if (!entrance) return {};
  const { lid, vid, status } = entrance;
  if (status === 'live') return { live: true, to: href('live', { lid: lid ?? 0 }, { cid }) };
  if (status !== 'review' || now < new Date(to)) return {};
  const address = lid === null ? href('revideo', { vid: vid ?? 0 }, { cid }) : href('relive', { lid }, { cid });
  return { live: true, to: address };
}

function presentSession(programme: Programme, session: ProgrammeSession, language: Language): HomeSession {
  const hall = programme.halls.find(({ id }) => id === session.hall);
  const name = hall ? pickLanguage(hall.name, language) : '';
  const chairs = session.parts
    .filter(({ role }) => role === 'president' || role === 'host')
    .flatMap(({ expert }) => programme.experts.find(({ id }) => id === expert) ?? []);
  return {
    sessionId: session.id,
    hall: shortHall(name),
    hallName: name,
    title: pickLanguage(session.title, language),
    chairs: chairs.map((expert) => pickLanguage(expert.name, language)),
    kind: kinds[session.kind],
    from: session.from,
    until: session.to,
    live: false,
    to: href('calDetail', { calid: session.id }, { cid: programme.cid }),
  };
}

/** `钱` of 钱江厅, `A` of Hall A, `Q` of Qianjiang Hall. */
export function shortHall(name: string): string {
  const words = name.replace(/^(hall|room)\s+/i, '');
  return [...words][0]?.toUpperCase() ?? '';
}

/** Members of the expert groups, then presidents, hosts and speakers, each once, in the organiser's order. */
function presentFaculty(programme: Programme, language: Language): HomeExpert[] {
  const grouped = programme.groups.flatMap(({ members }) => members.map(({ expert }) => expert));
  const parts = programme.sessions.flatMap(({ parts: own, talks }) => [...own, ...talks.flatMap((talk) => talk.parts)]);
  const ranked = (['president', 'host', 'speaker'] as const).flatMap((role) =>
    parts.filter((part) => part.role === role).map(({ expert }) => expert),
  );
  return [...new Set([...grouped, ...ranked])].slice(0, MOST_EXPERTS).flatMap((id) => {
    const expert = programme.experts.find((one) => one.id === id);
    if (!expert) return [];
    return [
      {
        id,
        name: pickLanguage(expert.name, language),
        post: pickLanguage(expert.post, language),
        affiliation: pickLanguage(expert.affiliation, language),
        portrait: expert.portrait,
        to: href('personDetail', { pid: id }, { cid: programme.cid }),
      },
    ];
  });
}
