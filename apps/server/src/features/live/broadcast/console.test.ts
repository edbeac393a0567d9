import { describe, expect, it } from 'vitest';
import { liveConsoleCalls as calls } from '@meetingapp/contract/live/console.ts';
import { livePollCalls as polls } from '@meetingapp/contract/live/poll.ts';
import { buildHall, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const options = { token, language: 'en' } as const;
const at = (hour: number, minute = 0) => new Date(Date.UTC(2027, 3, 16, hour, minute)).toISOString();

const congress = () => buildConference(db, { societyId });
const room = (more: object = {}) => ({
  id: null,
  seen: null,
  name: both('主会场', 'Main hall'),
  hallId: null,
  switching: 'auto' as const,
  ...more,
});
const makeRoom = async (cid: number, more: object = {}) =>
  (await test.call(calls.saveRoom, { cid, room: room(more) }, options)).roomId;
const broadcast = (roomId: number, more: object = {}) => ({
  id: null,
  seen: null,
  title: both('再灌注', 'Reperfusion'),
  introduction: nothing,
  cover: null,
  from: at(2),
  to: at(3),
  roomId,
  seriesId: null,
  sessionId: null,
  watch: 'account' as const,
  replayWatch: 'paid' as const,
  chat: 'open' as const,
  slowSeconds: 3,
  ...more,
});
const makeBroadcast = async (cid: number, roomId: number, more: object = {}) =>
  (await test.call(calls.saveBroadcast, { cid, broadcast: broadcast(roomId, more) }, options)).broadcastId;
const read = (cid: number) => test.call(calls.read, { cid }, options);
const session = (cid: number, hallId: number, from: string, to: string, kind: 'session' | 'break' = 'session') =>
  buildSession(db, cid, { title: both('专题', 'Session'), hall: hallId, from: new Date(from), to: new Date(to), kind });

describe('[O12] a room', () => {
  it('can be pushed to immediately, and its key is in no list, only shown on request', async () => {
    const cid = await congress();
    await makeRoom(cid);
    const answer = await read(cid);
    const stream = answer.rooms[0]?.streams[0];
    expect(stream).toMatchObject({ part: 'main', provider: 'own', connectedAt: null });
    const { secret } = await db
      .selectFrom('live_stream')
      .select('secret')
      .where('id', '=', stream?.id ?? 0)
      .executeTakeFirstOrThrow();
    const overview = await test.call(calls.overview, { cid }, options);
    expect(JSON.stringify([answer, overview])).not.toContain(secret);
    const shown = await test.call(calls.studioKey, { cid, streamId: stream?.id ?? 0 }, options);
    expect(shown.key).toContain(secret);
    expect(shown.server).not.toContain(secret);
  });

  it('gets another key on demand, and the old one is deleted', async () => {
    const cid = await congress();
    await makeRoom(cid);
    const streamId = (await read(cid)).rooms[0]?.streams[0]?.id ?? 0;
    const before = await test.call(calls.studioKey, { cid, streamId }, options);
    const rotated = await test.call(calls.rotateKey, { cid, streamId }, options);
    expect(rotated.key).not.toBe(before.key);
    expect(await test.call(calls.studioKey, { cid, streamId }, options)).toMatchObject({ key: rotated.key });
    // The audit log records who saw a key and when, but not the key.
    const { rows } = await test.pool.query(
      `select call, staff_id, after::text from audit_change join audit_entry on audit_entry.id = entry_id
        where subject = 'live_stream' and subject_id = $1 and before is not null and after ? 'key_shown_at' order by audit_change.id`,
      [String(streamId)],
    );
    expect(rows.map(({ call }) => call)).toEqual([
      'console/live/streams/key',
      'console/live/streams/rotate',
      'console/live/streams/key',
    ]);
    expect(JSON.stringify(rows)).not.toContain(rotated.key.split('secret=')[1]);
    const noted = await db.selectFrom('audit_change').selectAll().where('subject', '=', 'live_stream').execute();
    expect(JSON.stringify(noted)).not.toContain(new URLSearchParams(rotated.key.split('?')[1]).get('secret') ?? '–');
  });

  it('has a removable backup, a permanent main stream, and no stream that changes under a connected studio', async () => {
    const cid = await congress();
    const roomId = await makeRoom(cid);
    const { streamId } = await test.call(calls.saveStream, { cid, roomId, part: 'backup', provider: 'own' }, options);
    const again = await test.call(calls.saveStream, { cid, roomId, part: 'backup', provider: 'own' }, options);
    expect(again.streamId).toBe(streamId);
    await db.updateTable('live_stream').set({ connected_at: new Date() }).where('id', '=', streamId).execute();
    const other = { cid, roomId, part: 'backup', provider: 'tencent' };
    expect(await test.attempt(calls.saveStream, other, options)).toMatchObject({ error: 'live_stream_busy' });
    expect(await test.attempt(calls.removeStream, { cid, streamId }, options)).toMatchObject({
      error: 'live_stream_busy',
    });
    await db.updateTable('live_stream').set({ connected_at: null }).where('id', '=', streamId).execute();
    await test.call(calls.removeStream, { cid, streamId }, options);
    const main = (await read(cid)).rooms[0]?.streams[0]?.id;
    expect(await test.attempt(calls.removeStream, { cid, streamId: main }, options)).toMatchObject({
      error: 'live_stream_main',
    });
  });

  it('with broadcasts is not deleted, nor one in which something was shown', async () => {
    const cid = await congress();
    const roomId = await makeRoom(cid);
    const broadcastId = await makeBroadcast(cid, roomId);
    const remove = () => test.attempt(calls.removeRoom, { cid, roomId }, options);
    expect(await remove()).toMatchObject({ error: 'live_room_in_use' });
    await test.call(calls.removeBroadcast, { cid, broadcastId }, options);
    await db.updateTable('broadcast').set({ began_at: new Date() }).where('id', '=', broadcastId).execute();
    expect(await remove()).toMatchObject({ error: 'live_room_in_use' });
    await db.updateTable('broadcast').set({ began_at: null }).where('id', '=', broadcastId).execute();
    expect(await remove()).toMatchObject({ code: 0 });
  });

  it('changed by two at once keeps what the first wrote', async () => {
    const cid = await congress();
    const id = await makeRoom(cid);
    await test.call(calls.saveRoom, { cid, room: room({ id, seen: 1, switching: 'hand' }) }, options);
    expect(await test.attempt(calls.saveRoom, { cid, room: room({ id, seen: 1 }) }, options)).toMatchObject({
      error: 'changed_meanwhile',
    });
    expect((await read(cid)).rooms[0]?.switching).toBe('hand');
  });
});

describe('[O12] a broadcast', () => {
  it('does not overlap another in its room, also when two save at once', async () => {
    const cid = await congress();
    const roomId = await makeRoom(cid);
    const save = (more: object) =>
      test.attempt(calls.saveBroadcast, { cid, broadcast: broadcast(roomId, more) }, options);
    const [one, two] = await Promise.all([save({}), save({ from: at(2, 30), to: at(3, 30) })]);
    expect([one, two].filter(({ code }) => code === 0)).toHaveLength(1);
    expect([one, two].find(({ code }) => code !== 0)).toMatchObject({ error: 'broadcast_overlap' });
    expect(await save({ from: at(3, 30), to: at(4) })).toMatchObject({ code: 0 });
    expect(await save({ from: at(1), to: at(2) })).toMatchObject({ code: 0 });
  });

  it('that was deleted can be restored, but not when another has taken its time', async () => {
    const cid = await congress();
    const roomId = await makeRoom(cid);
    const broadcastId = await makeBroadcast(cid, roomId);
    await test.call(calls.removeBroadcast, { cid, broadcastId }, options);
    const taking = await makeBroadcast(cid, roomId);
    const restore = () => test.attempt(calls.restoreBroadcast, { cid, broadcastId }, options);
    expect(await restore()).toMatchObject({ error: 'broadcast_overlap' });
    await test.call(calls.removeBroadcast, { cid, broadcastId: taking }, options);
    expect(await restore()).toMatchObject({ code: 0 });
  });

  it('that is on the air is neither deleted nor moved to another room', async () => {
    const cid = await congress();
    const [roomId, otherRoom] = [await makeRoom(cid), await makeRoom(cid)];
    const id = await makeBroadcast(cid, roomId);
    await db.updateTable('broadcast').set({ state: 'live' }).where('id', '=', id).execute();
    expect(await test.attempt(calls.removeBroadcast, { cid, broadcastId: id }, options)).toMatchObject({
      error: 'broadcast_begun',
    });
    const moved = { cid, broadcast: broadcast(otherRoom, { id, seen: 1 }) };
    expect(await test.attempt(calls.saveBroadcast, moved, options)).toMatchObject({ error: 'broadcast_begun' });
  });

  it('reports which field is wrong: no title, an end before the start, rows of another conference', async () => {
    const [cid, elsewhere] = [await congress(), await congress()];
    const roomId = await makeRoom(cid);
    const foreign = await makeRoom(elsewhere);
    const fields = async (wish: object) => {
      const answer = await test.attempt(calls.saveBroadcast, { cid, broadcast: wish }, options);
      return 'faults' in answer ? answer.faults?.map(({ field }) => field) : answer;
    };
    expect(await fields(broadcast(roomId, { title: nothing, to: at(1) }))).toEqual(['broadcast.title', 'broadcast.to']);
    expect(await fields(broadcast(foreign, { seriesId: 999_999, sessionId: 999_999 }))).toEqual([
      'broadcast.roomId',
      'broadcast.seriesId',
      'broadcast.sessionId',
    ]);
  });

  it('opens to other audiences in batch, its replay included', async () => {
    const [cid, elsewhere] = [await congress(), await congress()];
    const roomId = await makeRoom(cid);
    const broadcastId = await makeBroadcast(cid, roomId);
    const foreign = await makeBroadcast(elsewhere, await makeRoom(elsewhere));
    await db
      .insertInto('video')
      .values({ conference_id: cid, broadcast_id: broadcastId, title: '{"zh":"","en":""}', folder: `f${broadcastId}` })
      .execute();
    const wish = { cid, broadcastIds: [broadcastId, foreign], replayWatch: 'registered' as const };
    expect(await test.call(calls.saveMany, wish, options)).toMatchObject({ changed: 1 });
    const { watch } = await db
      .selectFrom('video')
      .select('watch')
      .where('broadcast_id', '=', broadcastId)
      .executeTakeFirstOrThrow();
    expect(watch).toBe('registered');
    expect((await read(elsewhere)).broadcasts[0]?.replayWatch).toBe('paid');
  });
});

describe('[O12] broadcasts from the programme', () => {
  it('are created for each session of the hall by one click, and not twice, even by two at once', async () => {
    const cid = await congress();
    const hallId = await buildHall(db, cid, { name: both('主会场', 'Main hall') });
    const roomId = await makeRoom(cid, { hallId });
    await session(cid, hallId, at(1), at(2));
    await session(cid, hallId, at(2), at(3));
    await session(cid, hallId, at(3), at(4), 'break');
    expect((await read(cid)).rooms[0]?.missing).toBe(2);
    const click = () => test.call(calls.fromProgramme, { cid, roomId }, options);
    const both_ = await Promise.all([click(), click()]);
    expect(both_.map(({ made }) => made).toSorted((a, b) => a - b)).toEqual([0, 2]);
    const after = await read(cid);
    expect(after.rooms[0]).toMatchObject({ missing: 0, broadcasts: 2 });
    expect(after.broadcasts[0]).toMatchObject({
      watch: 'account',
      replayWatch: 'paid',
      title: both('专题', 'Session'),
    });
  });

  it('follow a session to another time, and omit those that would overlap', async () => {
    const cid = await congress();
    const hallId = await buildHall(db, cid, { name: both('主会场', 'Main hall') });
    const roomId = await makeRoom(cid, { hallId });
    const first = await session(cid, hallId, at(1), at(2));
    const click = () => test.call(calls.fromProgramme, { cid, roomId }, options);
    await click();
    await db
      .updateTable('programme_session')
      .set({ starts_at: new Date(at(5)), ends_at: new Date(at(6)) })
      .where('id', '=', first)
      .execute();
    await session(cid, hallId, at(5, 30), at(7));
    expect(await click()).toMatchObject({ made: 0, moved: 1, overlapping: [both('专题', 'Session')] });
    expect((await read(cid)).broadcasts.map(({ from }) => from)).toEqual([at(5)]);
  });

  it('need a hall', async () => {
    const cid = await congress();
    const roomId = await makeRoom(cid);
    expect(await test.attempt(calls.fromProgramme, { cid, roomId }, options)).toMatchObject({
      error: 'live_room_no_hall',
    });
  });
});

describe('[O12] data of another conference', () => {
  it('is not found, by any call', async () => {
    const [cid, elsewhere] = [await congress(), await congress()];
    const roomId = await makeRoom(elsewhere);
    const broadcastId = await makeBroadcast(elsewhere, roomId);
    const streamId = (await read(elsewhere)).rooms[0]?.streams[0]?.id;
    const series = { id: null, seen: null, title: both('系列', 'Series'), introduction: nothing, cover: null };
    const { seriesId } = await test.call(calls.saveSeries, { cid: elsewhere, series }, options);
    const poll = {
      id: null,
      question: both('问', 'Q'),
      options: [both('甲', 'A'), both('乙', 'B')],
      most: 1,
      seconds: null,
    };
    const { pollId } = await test.call(polls.savePoll, { cid: elsewhere, broadcastId, poll }, options);
    const own = await makeRoom(cid);
    const outcomes = await Promise.all([
      test.attempt(calls.saveRoom, { cid, room: room({ id: roomId, seen: 1 }) }, options),
      test.attempt(calls.removeRoom, { cid, roomId }, options),
      test.attempt(calls.saveStream, { cid, roomId, part: 'backup', provider: 'own' }, options),
      test.attempt(calls.removeStream, { cid, streamId }, options),
      test.attempt(calls.studioKey, { cid, streamId }, options),
      test.attempt(calls.rotateKey, { cid, streamId }, options),
      test.attempt(calls.saveSeries, { cid, series: { ...series, id: seriesId, seen: 1 } }, options),
      test.attempt(calls.removeSeries, { cid, seriesId }, options),
      test.attempt(calls.saveBroadcast, { cid, broadcast: broadcast(own, { id: broadcastId, seen: 1 }) }, options),
      test.attempt(calls.removeBroadcast, { cid, broadcastId }, options),
      test.attempt(calls.restoreBroadcast, { cid, broadcastId }, options),
      test.attempt(calls.fromProgramme, { cid, roomId }, options),
      test.attempt(polls.polls, { cid, broadcastId }, options),
      test.attempt(polls.savePoll, { cid, broadcastId, poll }, options),
      test.attempt(polls.removePoll, { cid, pollId }, options),
    ]);
    expect(outcomes.map((one) => ('error' in one ? one.error : 'done'))).toEqual(outcomes.map(() => 'not_found'));
  });
});

describe('[O12] polls', () => {
  it('are prepared, changed and deleted until they are opened', async () => {
    const cid = await congress();
    const broadcastId = await makeBroadcast(cid, await makeRoom(cid));
    const poll = {
      id: null as number | null,
      question: both('先做什么？', 'What first?'),
      options: [both('溶栓', 'Lysis'), both('介入', 'PCI')],
      most: 1,
      seconds: 60,
    };
    const { pollId } = await test.call(polls.savePoll, { cid, broadcastId, poll }, options);
    const changed = { ...poll, id: pollId, most: 3 };
    const refused = await test.attempt(polls.savePoll, { cid, broadcastId, poll: changed }, options);
    expect(refused).toMatchObject({ error: 'body_invalid', faults: [{ field: 'poll.most' }] });
    await test.call(polls.savePoll, { cid, broadcastId, poll: { ...changed, most: 2 } }, options);
    expect((await test.call(polls.polls, { cid, broadcastId }, options)).polls).toMatchObject([
      { most: 2, counts: [0, 0], voters: 0, state: 'draft' },
    ]);
    await db.updateTable('live_poll').set({ state: 'open' }).where('id', '=', pollId).execute();
    expect(await test.attempt(polls.removePoll, { cid, pollId }, options)).toMatchObject({ error: 'poll_state' });
    expect(await test.attempt(polls.savePoll, { cid, broadcastId, poll: changed }, options)).toMatchObject({
      error: 'body_invalid',
    });
  });
});

describe('[O12] words that hold messages for moderation', () => {
  it('are stored once each, regardless of case', async () => {
    const cid = await congress();
    const { words } = await test.call(calls.saveWords, { cid, words: [' 加微信 ', 'VX', 'vx'] }, options);
    expect(words).toEqual(['加微信', 'vx']);
    expect((await read(cid)).words).toEqual(words);
  });

  it('are not overwritten when somebody else has changed them since they were read', async () => {
    const cid = await congress();
    const save = (words: string[]) => test.attempt(calls.saveWords, { cid, words, seen: [] }, options);
    expect(await save(['加微信'])).toMatchObject({ code: 0 });
    expect(await save(['代购'])).toMatchObject({ error: 'changed_meanwhile' });
    expect((await read(cid)).words).toEqual(['加微信']);
  });
});
