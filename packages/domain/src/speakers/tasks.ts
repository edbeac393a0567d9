import type {
  Programme,
  ProgrammeRole,
  ProgrammeSession,
  ProgrammeTalk,
} from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';

/** A session or talk in which people of the programme take part. */
export interface TaskItem {
  item: 'session' | 'talk';
  itemId: number;
  sessionId: number;
  title: Bilingual;
  /** Of a talk, the title of its session. */
  session: Bilingual | null;
  hall: number | null;
  /** ISO 8601; of a talk without a time those of its session. */
  from: string;
  to: string;
  /** False: some time within the session. */
  exact: boolean;
  /** Roles of each person. */
  people: ReadonlyMap<number, readonly ProgrammeRole[]>;
}

/** What a person was asked, as it is stored with the invitation. */
export interface AskedTask {
  from: string;
  to: string;
  hall: number | null;
  hallName: Bilingual;
  roles: ProgrammeRole[];
  /** Other people of the same session or talk, by id, with their names. */
  others: { id: number; name: Bilingual }[];
}

const roles: ReadonlySet<string> = new Set<ProgrammeRole>([
  'host',
  'speaker',
  'president',
  'participant',
  'comments',
  'translate',
]);
export const isRole = (text: string): text is ProgrammeRole => roles.has(text);

export const itemKey = ({ item, itemId }: Pick<TaskItem, 'item' | 'itemId'>): string => `${item}/${itemId}`;

/** Sessions and talks of a programme in which somebody has a role, by `session/1` or `talk/1`. */
export function itemsOf(programme: Programme): ReadonlyMap<string, TaskItem> {
  const items = new Map<string, TaskItem>();
  const add = (item: TaskItem): void => void items.set(itemKey(item), item);
  for (const session of programme.sessions) {
    add(sessionItem(session));
    for (const talk of session.talks) add(talkItem(session, talk));
  }
  return items;
}

const sessionItem = (session: ProgrammeSession): TaskItem => ({
  item: 'session',
  itemId: session.id,
  sessionId: session.id,
  title: session.title,
  session: null,
  hall: session.hall,
  from: session.from,
  to: session.to,
  exact: true,
  people: rolesOf(session.parts),
});

const talkItem = (session: ProgrammeSession, talk: ProgrammeTalk): TaskItem => ({
  item: 'talk',
  itemId: talk.id,
  sessionId: session.id,
  title: talk.title,
  session: session.title,
  hall: session.hall,
  from: talk.from ?? session.from,
  to: talk.to ?? session.to,
  exact: talk.from !== null,
  people: rolesOf(talk.parts),
});

function rolesOf(parts: ProgrammeSession['parts']): Map<number, ProgrammeRole[]> {
  const people = new Map<number, ProgrammeRole[]>();
  for (const { expert, role } of parts) people.set(expert, [...(people.get(expert) ?? []), role]);
  return people;
}

/** What a person with these roles is asked about an item now. `standsInFor` is not one of the others. */
export function askedOf(
  programme: Pick<Programme, 'halls' | 'experts'>,
  item: TaskItem,
  { expert, roles, standsInFor }: { expert: number; roles: readonly ProgrammeRole[]; standsInFor: number | null },
): AskedTask {
  const names = new Map(programme.experts.map(({ id, name }) => [id, name]));
  const others = [...item.people.keys()].filter((id) => id !== expert && id !== standsInFor).sort((a, b) => a - b);
  return {
    from: item.from,
    to: item.to,
    hall: item.hall,
    hallName: programme.halls.find(({ id }) => id === item.hall)?.name ?? { zh: '', en: '' },
    roles: [...roles],
    others: others.map((id) => ({ id, name: names.get(id) ?? { zh: '', en: '' } })),
  };
}
