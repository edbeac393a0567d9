import type { Programme, ProgrammeExpert, ProgrammeRole } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { PlanItem } from '@meetingapp/contract/agenda/plan.ts';

/** Display order of roles. */
const order: readonly ProgrammeRole[] = ['president', 'host', 'speaker', 'comments', 'participant', 'translate'];

const byExpert = new WeakMap<Programme, ReadonlyMap<number, readonly ProgrammeRole[]>>();

/** Roles of each expert anywhere in the programme. */
export function rolesOf(programme: Programme): ReadonlyMap<number, readonly ProgrammeRole[]> {
  const known = byExpert.get(programme);
  if (known) return known;
  const found = new Map<number, Set<ProgrammeRole>>();
  for (const session of programme.sessions)
    for (const { expert, role } of [...session.parts, ...session.talks.flatMap(({ parts }) => parts)])
      found.set(expert, (found.get(expert) ?? new Set()).add(role));
  const roles = new Map([...found].map(([expert, all]) => [expert, order.filter((role) => all.has(role))]));
  byExpert.set(programme, roles);
  return roles;
}

/** Roles that occur in the programme, in display order. */
export function rolesThere(programme: Programme): ProgrammeRole[] {
  const all = new Set([...rolesOf(programme).values()].flat());
  return order.filter((role) => all.has(role));
}

/** A Latin name with the surname first: `Helena Lindqvist` as `lindqvist helena`. */
function surnameFirst(name: string): string {
  const words = name.toLowerCase().split(/\s+/);
  return [words.at(-1) ?? '', ...words.slice(0, -1)].join(' ').trim();
}

/** Sort key of a person: the reading of the Chinese name, else the Latin surname. */
const entryOf = ({ reading, name }: ProgrammeExpert): string =>
  name.zh === '' || reading === '' ? surnameFirst(name.en || name.zh) : reading;

/** Strips accents, so that letters match with or without them. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Letter of a sort key; `#` for characters of no alphabet. */
function letterOf(entry: string): string {
  const letter = entry.charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}

export interface LetterGroup {
  letter: string;
  experts: readonly ProgrammeExpert[];
}

/** People grouped by letter, sorted by reading within each. */
export function byLetter(experts: readonly ProgrammeExpert[]): LetterGroup[] {
  // Keys are plain Latin letters here, so no locale-aware comparison is needed.
  const sorted = experts.map((expert) => ({ expert, entry: bare(entryOf(expert)) }));
  sorted.sort((a, b) => (a.entry < b.entry ? -1 : a.entry > b.entry ? 1 : a.expert.id - b.expert.id));
  const groups = new Map<string, ProgrammeExpert[]>();
  for (const { expert, entry } of sorted) {
    const letter = letterOf(entry);
    groups.set(letter, [...(groups.get(letter) ?? []), expert]);
  }
  const place = (letter: string): string => (letter === '#' ? '~' : letter);
  return [...groups]
    .map(([letter, of]) => ({ letter, experts: of }))
    .sort((a, b) => (place(a.letter) < place(b.letter) ? -1 : 1));
}

interface Sought {
  /** `linshulan`. */
  read: string;
  initials: string;
  texts: readonly string[];
}
const soughtIn = new WeakMap<ProgrammeExpert, Sought>();

/** Searchable texts of a person, computed once. */
function soughtOf(expert: ProgrammeExpert): Sought {
  const known = soughtIn.get(expert);
  if (known) return known;
  const { name, affiliation, post, reading } = expert;
  const syllables = bare(reading).split(' ').filter(Boolean);
  const sought = {
    read: syllables.join(''),
    initials: syllables.map((syllable) => syllable.charAt(0)).join(''),
    texts: [name, affiliation, post].flatMap((text: Bilingual) => [bare(text.zh), bare(text.en)]),
  };
  soughtIn.set(expert, sought);
  return sought;
}

/** True when the words match a person: characters, pinyin with or without spaces, initials, English name, or affiliation. */
export function isMeant(expert: ProgrammeExpert, words: string): boolean {
  const typed = bare(words).trim();
  if (typed === '') return true;
  const { read, initials, texts } = soughtOf(expert);
  const tight = typed.replace(/[\s'’-]/g, '');
  if (read.startsWith(tight) || initials.startsWith(tight)) return true;
  const parts = typed.split(/\s+/);
  return parts.every((part) => texts.some((text) => text.includes(part)));
}

/** One item of a person in the programme. */
export interface PersonItem {
  item: PlanItem;
  role: ProgrammeRole;
  title: Bilingual;
  /** Id of the session that opens. */
  session: number;
  hall: number | null;
  from: string;
  to: string;
}

/** All items of a person in time order; a talk without a time uses its session's. */
export function itemsOf(programme: Programme, expert: number): PersonItem[] {
  const found: PersonItem[] = [];
  for (const { id: session, hall, from, to, title, parts, talks } of programme.sessions) {
    for (const part of parts)
      if (part.expert === expert)
        found.push({ item: { item: 'session', id: session }, role: part.role, title, session, hall, from, to });
    for (const talk of talks)
      for (const part of talk.parts)
        if (part.expert === expert)
          found.push({
            item: { item: 'talk', id: talk.id },
            role: part.role,
            title: talk.title,
            session,
            hall,
            from: talk.from ?? from,
            to: talk.to ?? to,
          });
  }
  return found.sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
}

/** Duties of a person in the organiser's groups: `大会主席`. */
export const dutiesOf = (programme: Programme, expert: number): Bilingual[] =>
  programme.groups.flatMap(({ name, members }) =>
    members
      .filter((member) => member.expert === expert)
      .map(({ duty }) => (duty.zh !== '' || duty.en !== '' ? duty : name)),
  );
