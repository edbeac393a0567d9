import { describe, expect, it } from 'vitest';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { mediaSecret } from '../../../ports/media/secret.ts';
import { hookKey } from '../../../ports/live/own.ts';
import { testApp } from '../../../testing/app.ts';
import { moveByStaff, type StaffEvent } from '../state/commands.ts';
import { liveClock } from '../jobs.ts';

const test = await testApp();
const { db, ports, app } = test;
const key = hookKey(await mediaSecret(test.config.dataDir));
const title = JSON.stringify({ zh: '开幕式', en: 'Opening' });
const cid = await buildConference(db);
const MINUTE = 60_000;

const send = async (fields: Record<string, string>, shown = key) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/medapp/live-signals/own?key=${shown}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return answer.statusCode;
};
const on = (name: string, client = '1', secret = 'right') =>
  send({ call: 'publish', app: 'live', name, clientid: client, secret });
const off = (name: string, client = '1') => send({ call: 'publish_done', app: 'live', name, clientid: client });

async function room(times: [from: number, to: number][], switching: 'auto' | 'hand' = 'auto') {
  const start = new Date();
  test.clock.now = start;
  const { id } = await db
    .insertInto('live_room')
    .values({ conference_id: cid, name: title, switching })
    .returning('id')
    .executeTakeFirstOrThrow();
  const name = `hall${id}`;
  await db.insertInto('live_stream').values({ room_id: id, name, secret: 'right' }).execute();
  const broadcasts = await db
    .insertInto('broadcast')
    .values(
      times.map(([from, to]) => ({
        conference_id: cid,
        room_id: id,
        title,
        starts_at: new Date(start.getTime() + from * MINUTE),
        ends_at: new Date(start.getTime() + to * MINUTE),
      })),
    )
    .returning('id')
    .execute();
  const states = async () =>
    (await db.selectFrom('broadcast').select('state').where('room_id', '=', id).orderBy('id').execute()).map(
      ({ state }) => state,
    );
  const happened = async () =>
    (await db.selectFrom('live_happening').select('kind').where('room_id', '=', id).orderBy('id').execute()).map(
      ({ kind }) => kind,
    );
  const at = async (minute: number) => {
    test.clock.now = new Date(start.getTime() + minute * MINUTE);
    await liveClock.run({}, { db, ports, publicUrl: '', clock: () => test.clock.now });
    return states();
  };
  return { id, name, ids: broadcasts.map((one) => one.id), states, happened, at };
}

describe('[O12] a studio sends', () => {
  it('is admitted with its secret only; a wrong one is refused and logged once at the desk', async () => {
    const hall = await room([[-1, 30]]);
    expect(await on(hall.name, '1', 'wrong')).toBe(403);
    expect(await on(hall.name, '1', '')).toBe(403);
    expect(await on('nobody', '1')).toBe(403);
    expect(await send({ call: 'publish', name: hall.name, secret: 'right' }, 'wrong')).toBe(403);
    expect(await hall.happened()).toEqual(['signal_refused']);
    expect(await hall.states()).toEqual(['planned']);
    expect(await on(hall.name)).toBe(200);
    expect(await hall.states()).toEqual(['live']);
    expect(await hall.happened()).toEqual(['signal_refused', 'signal_on', 'began']);
  });

  it('[T3] a broadcast begins at its time by the server’s clock, and one stream becomes several broadcasts', async () => {
    const hall = await room([
      [5, 30],
      [30, 60],
    ]);
    await on(hall.name);
    expect(await hall.states()).toEqual(['planned', 'planned']);
    expect(await hall.at(4)).toEqual(['planned', 'planned']);
    expect(await hall.at(5)).toEqual(['live', 'planned']);
    expect(await hall.at(30)).toEqual(['ended', 'live']);
    await off(hall.name);
    expect(await hall.states()).toEqual(['ended', 'paused']);
    await on(hall.name, '2');
    expect(await hall.states()).toEqual(['ended', 'live']);
  });

  it('the end of a superseded connection pauses nothing; the current one’s does, and viewers see it in the log', async () => {
    const hall = await room([[-1, 30]]);
    await on(hall.name, '1');
    // The stream server asks before it refuses a second connection.
    expect(await on(hall.name, '2')).toBe(403);
    await off(hall.name, '2');
    expect(await hall.states()).toEqual(['live']);
    test.clock.now = new Date(test.clock.now.getTime() + 10_000);
    expect(await on(hall.name, '2')).toBe(200);
    await off(hall.name, '1');
    expect(await hall.states()).toEqual(['live']);
    await off(hall.name, '2');
    expect(await hall.states()).toEqual(['paused']);
    const log = await db
      .selectFrom('live_event')
      .select(['sequence', 'kind', 'body'])
      .where('broadcast_id', '=', hall.ids[0] ?? 0)
      .orderBy('sequence')
      .execute();
    expect(log).toEqual([
      { sequence: 1, kind: 'state', body: { status: 'live' } },
      { sequence: 2, kind: 'state', body: { status: 'paused' } },
    ]);
  });

  it('a stream server that died without notice is detected by its silence', async () => {
    const hall = await room([[-1, 30]]);
    await on(hall.name);
    await ports.media.write(`live-${hall.name}`, 'index.m3u8', Buffer.from('#EXTM3U\n'));
    expect(await hall.at(0.2)).toEqual(['live']);
    expect(await hall.at(1)).toEqual(['paused']);
    expect((await hall.happened()).at(-1)).toBe('paused');
  });
});

describe('[O12] manual control by the organiser', () => {
  const place = () => ({ db, ports, now: test.clock.now });
  it('pauses a broadcast that a returning signal does not restart; one broadcast of a room is on at a time', async () => {
    const hall = await room([
      [-1, 30],
      [30, 60],
    ]);
    const [first = 0, second = 0] = hall.ids;
    const { id: staffId } = await db
      .selectFrom('staff_member')
      .select('id')
      .executeTakeFirst()
      .then(async (found) => found ?? (await makeStaff()));
    const move = (broadcastId: number, event: StaffEvent) =>
      moveByStaff(place(), { conferenceId: cid, broadcastId, event, staffId });
    await on(hall.name);
    expect(await move(first, 'pause')).toEqual({ ok: true, state: 'paused' });
    await off(hall.name);
    await on(hall.name, '2');
    expect(await hall.states()).toEqual(['paused', 'planned']);
    expect(await move(first, 'begin')).toEqual({ ok: false, reason: 'not_from_here' });
    expect(await move(first, 'resume')).toEqual({ ok: true, state: 'live' });
    expect(await move(second, 'begin')).toEqual({ ok: true, state: 'live' });
    expect(await hall.states()).toEqual(['ended', 'live']);
    expect(await move(first, 'reopen')).toEqual({ ok: false, reason: 'not_from_here' });
    expect(await move(second, 'end')).toEqual({ ok: true, state: 'ended' });
    expect(await move(first, 'reopen')).toEqual({ ok: true, state: 'paused' });
    expect(await hall.states()).toEqual(['paused', 'ended']);
    expect(await moveByStaff(place(), { conferenceId: cid + 1, broadcastId: second, event: 'end', staffId })).toEqual({
      ok: false,
      reason: 'not_found',
    });
  });

  it('a room switched by hand starts nothing automatically', async () => {
    const hall = await room([[-1, 30]], 'hand');
    await on(hall.name);
    expect(await hall.at(1)).toEqual(['planned']);
  });

  async function makeStaff() {
    const { society_id: societyId } = await db
      .selectFrom('conference')
      .select('society_id')
      .where('id', '=', cid)
      .executeTakeFirstOrThrow();
    return db
      .insertInto('staff_member')
      .values({ society_id: societyId, name: '导播', email: 'live@ecsc.example', password_hash: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
  }
});
