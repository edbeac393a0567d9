import { describe, expect, it } from 'vitest';
import { speakersConsoleCalls as desk } from '@meetingapp/contract/speakers/desk.ts';
import { speakerCalls as calls } from '@meetingapp/contract/speakers/task.ts';
import { momentIn } from '@meetingapp/domain/zoned.ts';
import { buildRelease } from '@meetingapp/demo/agenda/agenda.ts';
import { buildInvitations } from '@meetingapp/demo/speakers/speakers.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';
import { DAY_MS, speakersOf } from '../../../testing/speakers/speakers-congress.ts';
import { noteLetter } from '../invitation/commands-letter.ts';
import { startReminders } from './commands-remind.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';

const test = await testApp({ poolSize: 8 });
const { db, ports } = test;
const { staff, congress, attempt, idsOf } = await speakersOf(test);
const zone = 'Asia/Shanghai';
const today = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
const clock = (days: number, time: string): Date => {
  const day = new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  return momentIn(zone, `${day}T${time}`) ?? new Date(0);
};
const remind = { days: [3, 1], most: 2, from: 9, until: 20 };

describe('[O10] automatic reminders', () => {
  it('write once on their days to people without a reply, at most n letters, also by two processes at once', async () => {
    const place = await congress();
    const settings = { cid: place.cid, seen: 0, slidesBy: null, answerBy: clock(3, '18:00').toISOString() };
    expect(
      await test.attempt(desk.saveSettings, { ...settings, remind: { ...remind, until: 9 } }, staff),
    ).toMatchObject({ faults: [{ field: 'remind.until' }] });
    await test.call(desk.saveSettings, { ...settings, remind }, staff);
    const ids = await idsOf(place);
    // Everybody but the free person was invited long ago; one has accepted.
    await inTransaction(db, (transaction) => noteLetter(transaction, ids, new Date(Date.now() - 9 * DAY_MS)));
    await attempt(place, place.other, 'accepted');
    const start = (now: Date) =>
      startReminders(db, { signatures: ports.signatures, publicUrl: 'https://a.example', now });
    const rows = () =>
      db
        .selectFrom('task_row')
        .innerJoin('task', 'task.id', 'task_row.task_id')
        .select(['label', 'refusal'])
        .where('task.conference_id', '=', place.cid)
        .where('kind', '=', 'speakers.remind')
        .orderBy('label')
        .execute();
    /** How many tasks to speakers have had a letter after the invitation. */
    const run = async (now: Date) => {
      test.clock.now = now;
      await Promise.all([start(now), start(now)]);
      await test.work();
      test.clock.now = new Date();
      const { count } = await db
        .selectFrom('speaker_invitation')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('conference_id', '=', place.cid)
        .where('letters', '>', 1)
        .executeTakeFirstOrThrow();
      return Number(count);
    };
    expect(await run(clock(0, '08:59'))).toBe(0);
    expect(await run(clock(0, '09:10'))).toBe(4);
    // One letter each, though two tasks were started at once; the task says to whom.
    const people = new Set((await rows()).map(({ label }) => label));
    expect([...people].toSorted()).toEqual(['林知远', '沈砚秋'].toSorted());
    expect((await rows()).every(({ refusal }) => refusal === null)).toBe(true);
    for (const later of [clock(0, '15:10'), clock(1, '15:10'), clock(2, '15:10')]) await run(later);
    // A third letter would be more than the most.
    expect((await rows()).length).toBeLessThanOrEqual(4);
    const letters = await sentTo(test, `林知远-${place.number}@example.org`);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('基层医院的溶栓与转运');
    expect(await sentTo(test, `顾清和-${place.number}@example.org`)).toHaveLength(0);
  });
});

describe('[S53] the calendar of my tasks', () => {
  it('follows the accepted tasks and ends with the link', async () => {
    const place = await congress();
    await attempt(place, place.one, 'accepted');
    const linkKey = await place.key(place.one);
    const { address } = await test.call(calls.calendar, { cid: place.cid, linkKey });
    const url = address.replace(/^https?:\/\/[^/]+/, '');
    const got = await test.app.inject({ url });
    expect(got.headers['content-type']).toContain('text/calendar');
    expect(got.body).toContain('SUMMARY:');
    expect(got.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const again = await test.app.inject({ url, headers: { 'if-none-match': String(got.headers['etag']) } });
    expect(again.statusCode).toBe(304);
    // A release without changes of the person keeps the event.
    await buildRelease(db, place.cid);
    await buildInvitations(db, place.cid);
    expect((await test.app.inject({ url })).body).toContain('BEGIN:VEVENT');
    const forged = url.replace(
      /\/(\d+)\/([0-9a-f]{32})/,
      (_all, link: string, sign: string) => `/${Number(link) + 1}/${sign}`,
    );
    expect((await test.app.inject({ url: forged })).statusCode).toBe(404);
    await test.call(desk.revokeLinks, { cid: place.cid, expertId: place.one }, staff);
    expect((await test.app.inject({ url })).statusCode).toBe(404);
  });
});
