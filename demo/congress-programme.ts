import type { Database } from '@meetingapp/server/db/database.ts';
import { buildHall, buildRelease, buildSession, buildTalk, buildTopic } from './agenda.ts';
import { addDays, momentOf } from './calendar.ts';
import { seedExperts } from './congress-experts.ts';
import { halls, sessions, topics, waitingTalks } from './congress-programme-plan.ts';
import type { HallName, TopicName } from './congress-programme-plan.ts';

type Ids<Name extends string> = Record<Name, number>;

async function numbered<Name extends string, Wish extends object>(
  wishes: Record<Name, Wish>,
  build: (wish: Wish & { position: number }) => Promise<number>,
): Promise<Ids<Name>> {
  const ids: Partial<Ids<Name>> = {};
  for (const [position, [name, wish]] of (Object.entries(wishes) as [Name, Wish][]).entries())
    ids[name] = await build({ ...wish, position });
  return ids as Ids<Name>;
}

/** The congress's programme: halls, topics, experts, sessions with their talks; released once, then with talks still to place. */
export async function seedProgramme(db: Database, conferenceId: number, startsOn: string, now: Date): Promise<void> {
  const hallIds = await numbered<HallName, (typeof halls)[HallName]>(halls, (wish) =>
    buildHall(db, conferenceId, wish),
  );
  const topicIds = await numbered<TopicName, (typeof topics)[TopicName]>(topics, (wish) =>
    buildTopic(db, conferenceId, wish),
  );
  const experts = await seedExperts(db, conferenceId);
  for (const { day, hall, from, to, chairs = [], talks = [], topics: about = [], ...session } of sessions) {
    const on = addDays(startsOn, day);
    const begins = momentOf(on, from);
    const id = await buildSession(db, conferenceId, {
      ...session,
      hall: hallIds[hall],
      from: begins,
      to: momentOf(on, to),
      topics: about.map((name) => topicIds[name]),
      parts: chairs.map((name) => [experts[name], 'host'] as const),
    });
    let minutes = 0;
    for (const [position, { speaker, ...talk }] of talks.entries()) {
      await buildTalk(db, conferenceId, {
        ...talk,
        session: id,
        position,
        from: new Date(begins.getTime() + minutes * 60_000),
        parts: [[experts[speaker], 'speaker']],
      });
      minutes += talk.minutes;
    }
  }
  await buildRelease(db, conferenceId, now);
  for (const { speaker, ...talk } of waitingTalks)
    await buildTalk(db, conferenceId, { ...talk, parts: [[experts[speaker], 'speaker']] });
}
