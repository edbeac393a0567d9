import { expect, it } from 'vitest';
import { watched } from '@meetingapp/domain/live/watching.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { saveBeats, savePresenceCheck, type Beat } from '../../../db/rows/watching.ts';
import { testApp } from '../../../testing/app.ts';
import { watchedBy, watchedTogether } from './queries-watch-time.ts';

const test = await testApp();
const { db } = test;
const conferenceId = await buildConference(db, { societyId: await buildSociety(db) });
const start = Date.UTC(2026, 10, 21, 1);
const SECOND = 1000;

async function broadcast(): Promise<number> {
  const title = { zh: '开幕', en: 'Opening' };
  const room = await db
    .insertInto('live_room')
    .values({ conference_id: conferenceId, name: title })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = await db
    .insertInto('broadcast')
    .values({
      conference_id: conferenceId,
      room_id: room.id,
      title,
      starts_at: new Date(start),
      ends_at: new Date(start + 1),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

interface Told {
  broadcastId: number;
  accountId: number;
  player?: string;
  seconds: readonly number[];
}
const told = ({ broadcastId, accountId, player = 'one', seconds }: Told): Beat[] =>
  seconds.map((second) => ({
    accountId,
    conferenceId,
    broadcastId,
    videoId: null,
    player,
    playing: true,
    at: new Date(start + second * SECOND),
  }));
async function tell(beats: readonly Beat[]): Promise<void> {
  for (const beat of beats) await saveBeats(db, [beat]);
}
const secondsOf = async (accountId: number, broadcastId: number) =>
  watched((await watchedBy(db, conferenceId, accountId)).filter((one) => one.broadcastId === broadcastId)) / SECOND;

it('[A1] minutes are the server’s clock between beats, however fast a player beats', async () => {
  const [broadcastId, accountId] = [await broadcast(), await buildAccount(db)];
  await tell(told({ broadcastId, accountId, seconds: [0, 30, 60, 61, 62, 63, 90] }));
  expect(await secondsOf(accountId, broadcastId)).toBe(90);
});

it('[A1] two tabs at once count once, and the minutes of all people add up', async () => {
  const [broadcastId, accountId, other] = [await broadcast(), await buildAccount(db), await buildAccount(db)];
  await tell([
    ...told({ broadcastId, accountId, seconds: [0, 30, 60] }),
    ...told({ broadcastId, accountId, player: 'two', seconds: [15, 45, 75] }),
    ...told({ broadcastId, accountId: other, seconds: [0, 30] }),
  ]);
  expect(await secondsOf(accountId, broadcastId)).toBe(75);
  expect(await watchedTogether(db, broadcastId)).toEqual({ people: 2, milliseconds: 105 * SECOND });
});

it('[A1] time without beats does not count as watched', async () => {
  const [broadcastId, accountId] = [await broadcast(), await buildAccount(db)];
  await tell(told({ broadcastId, accountId, seconds: [0, 30, 600, 630] }));
  expect(await secondsOf(accountId, broadcastId)).toBe(60);
});

it('[A1] beats of many people at once are one statement; presence checks and their answers are saved', async () => {
  const broadcastId = await broadcast();
  const people = await Promise.all(Array.from({ length: 20 }, () => buildAccount(db)));
  for (const second of [0, 30])
    await saveBeats(
      db,
      people.flatMap((accountId) => told({ broadcastId, accountId, seconds: [second] })),
    );
  expect(await watchedTogether(db, broadcastId)).toEqual({ people: 20, milliseconds: 600 * SECOND });
  const accountId = people[0] ?? 0;
  await savePresenceCheck(db, { accountId, player: 'one', answered: false });
  await savePresenceCheck(db, { accountId, player: 'one', answered: true });
  expect(await watchedBy(db, conferenceId, accountId)).toMatchObject([{ checksAsked: 1, checksAnswered: 1 }]);
});
