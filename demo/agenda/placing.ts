import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { addDays, momentOf } from '../support/calendar.ts';
import type { ExpertName } from '../people/congress-experts.ts';
import { buildHall, buildSession, buildTalk, buildTopic } from './agenda.ts';
import type { PlannedSession } from './plan.ts';

export type Ids<Name extends string> = Record<Name, number>;

async function numbered<Name extends string, Wish extends object>(
  wishes: Record<Name, Wish>,
  build: (wish: Wish & { position: number }) => Promise<number>,
): Promise<Ids<Name>> {
  const ids: Partial<Ids<Name>> = {};
  for (const [position, [name, wish]] of (Object.entries(wishes) as [Name, Wish][]).entries())
    ids[name] = await build({ ...wish, position });
  return ids as Ids<Name>;
}

export const buildHalls = <Name extends string>(
  db: Database,
  conferenceId: number,
  halls: Record<Name, { name: Bilingual; place: Bilingual; seats: number }>,
): Promise<Ids<Name>> => numbered(halls, (wish) => buildHall(db, conferenceId, wish));

export const buildTopics = <Name extends string>(
  db: Database,
  conferenceId: number,
  topics: Record<Name, { name: Bilingual; tint: number }>,
): Promise<Ids<Name>> => numbered(topics, (wish) => buildTopic(db, conferenceId, wish));

/** Inserts sessions with their chairs and talks, the talks one after the other from the start of their session. */
export async function placeSessions<Hall extends string, Topic extends string>(
  db: Database,
  conferenceId: number,
  {
    sessions,
    startsOn,
    ...ids
  }: {
    sessions: readonly PlannedSession<Hall, Topic>[];
    startsOn: string;
    halls: Ids<Hall>;
    topics: Ids<Topic>;
    experts: Readonly<Partial<Record<ExpertName, number>>>;
  },
): Promise<void> {
  const person = (name: ExpertName): number => {
    const id = ids.experts[name];
    if (id === undefined) throw new Error(`${name} is not in this conference`);
    return id;
  };
  for (const { day, hall, from, to, chairs = [], talks = [], topics = [], ...session } of sessions) {
    const on = addDays(startsOn, day);
    const begins = momentOf(on, from);
    const id = await buildSession(db, conferenceId, {
      ...session,
      hall: hall ? ids.halls[hall] : null,
      from: begins,
      to: momentOf(on, to),
      topics: topics.map((name) => ids.topics[name]),
      parts: chairs.map((name) => [person(name), 'host'] as const),
    });
    let minutes = 0;
    for (const [position, { speaker, ...talk }] of talks.entries()) {
      await buildTalk(db, conferenceId, {
        ...talk,
        session: id,
        position,
        from: new Date(begins.getTime() + minutes * 60_000),
        parts: [[person(speaker), 'speaker']],
      });
      minutes += talk.minutes;
    }
  }
}
