import { describe, expect, it } from 'vitest';
import { speakersConsoleCalls as desk } from '@meetingapp/contract/speakers/desk.ts';
import { speakerCalls as calls } from '@meetingapp/contract/speakers/task.ts';
import { buildExpert, buildRelease, buildSession, buildTalk } from '@meetingapp/demo/agenda/agenda.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildInvitations } from '@meetingapp/demo/speakers/speakers.ts';
import { buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';
import { meeting } from '../../../testing/race/meeting.ts';
import { at, DAY_MS, nothing, speakersOf } from '../../../testing/speakers/speakers-congress.ts';
import { answerLocked, answerTasks, withParents, type AnswerInput } from '../task/commands.ts';
import { advanceChains } from './jobs.ts';

const test = await testApp({ poolSize: 16 });
const { db, ports } = test;
const { signatures } = ports;
const { societyId, staffId, staff, congress, tasksOf, attempt, idsOf } = await speakersOf(test);
const HOUR_MS = 3_600_000;

describe('[O10] a stand-in', () => {
  async function refused() {
    const place = await congress();
    const second = await buildExpert(db, place.cid, {
      name: both('孟书瑶', ''),
      email: `second-${place.number}@example.org`,
    });
    await attempt(place, place.one, 'rejected');
    const invitation = (await test.call(desk.list, { cid: place.cid }, staff)).invitations.find(
      ({ expertId }) => expertId === place.one,
    );
    const where = { cid: place.cid, invitationId: invitation?.id ?? 0 };
    return { ...place, second, where };
  }

  it('is suggested when free, with reasons; who is busy then is counted and refused', async () => {
    const { free, chair, other, second, where } = await refused();
    const { candidates, busy } = await test.call(desk.standIns, where, staff);
    expect(candidates.map(({ expertId }) => expertId)).toEqual([free, second, other, chair]);
    expect(candidates[0]).toMatchObject({ facts: [{ fact: 'suggested' }, { fact: 'free' }] });
    expect(busy).toEqual([]);
    const invited = await test.call(desk.inviteStandIn, { ...where, expertId: free }, staff);
    expect(await test.attempt(desk.inviteStandIn, { ...where, expertId: free }, staff)).toMatchObject({ code: 8990 });
    expect(invited.invitationId).toBeGreaterThan(0);
  });

  it('is listed with what they have then where they are not free', async () => {
    const place = await refused();
    const elsewhere = await buildExpert(db, place.cid, { name: both('陆一鸣', ''), email: 'lu@example.org' });
    await buildSession(db, place.cid, {
      title: both('冠脉 CT', 'Coronary CT'),
      hall: place.halls[1] ?? null,
      from: at(0, 2),
      to: at(0, 3),
      parts: [[elsewhere, 'host']],
    });
    await buildRelease(db, place.cid);
    await buildInvitations(db, place.cid);
    const { candidates, busy } = await test.call(desk.standIns, place.where, staff);
    expect(candidates.map(({ expertId }) => expertId)).not.toContain(elsewhere);
    const there = { hall: both('西溪厅', 'Xixi hall'), from: at(0, 2).toISOString(), walk: null };
    expect(busy).toMatchObject([{ expertId: elsewhere, title: both('冠脉 CT', 'Coronary CT'), ...there }]);
  });

  it('the first to accept has the task, in the draft too; the second is refused with thanks, five times at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const place = await refused();
      for (const expertId of [place.free, place.second])
        await test.call(desk.inviteStandIn, { ...place.where, expertId }, staff);
      const [first, second] = [await tasksOf(place, place.free), await tasksOf(place, place.second)].map(({ tasks }) =>
        tasks.map(({ id, version }) => ({ id, seen: version })),
      );
      const answers = await Promise.all([
        attempt(place, place.free, 'accepted', first),
        attempt(place, place.second, 'accepted', second),
      ]);
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, 8988]));
      const winner = answers[0]?.code === 0 ? place.free : place.second;
      const roles = await db
        .selectFrom('programme_role')
        .select('expert_id')
        .where('talk_id', '=', place.talk)
        .execute();
      expect(roles).toEqual([{ expert_id: winner }]);
      expect((await attempt(place, place.one, 'accepted')).code).toBe(8988);
      // The release with the stand-in asks nobody again.
      await buildRelease(db, place.cid);
      expect(await test.call(desk.sync, { cid: place.cid }, staff)).toMatchObject({ made: 0, askedAgain: 0 });
      expect((await tasksOf(place, winner)).tasks.map(({ state, standIn }) => [state, standIn])).toEqual([
        ['accepted', false],
      ]);
      // Who rejects it later leaves a vacancy that is seen.
      await attempt(place, winner, 'rejected');
      const { invitations } = await test.call(desk.list, { cid: place.cid }, staff);
      expect(invitations.find(({ expertId }) => expertId === winner)).toMatchObject({ empty: true });
    }
  });

  it('without the lock two have it: the control', async () => {
    const place = await refused();
    for (const expertId of [place.free, place.second])
      await test.call(desk.inviteStandIn, { ...place.where, expertId }, staff);
    const arrive = meeting(2);
    const around = { signatures, publicUrl: 'http://127.0.0.1:3000', now: new Date() };
    const accept = async (expertId: number, earlier?: Promise<unknown>) => {
      const tasks = (await tasksOf(place, expertId)).tasks.map(({ id, version }) => ({ id, seen: version }));
      const input: AnswerInput = {
        conferenceId: place.cid,
        expertIds: [expertId],
        tasks,
        reply: 'accepted',
        ...nothing,
      };
      return inTransaction(db, async (transaction) => {
        const rows = await withParents(transaction, [tasks[0]!.id]).execute();
        await arrive();
        // One after the other from here, because their writes would end each other by a deadlock.
        await earlier;
        return answerLocked(transaction, db, { input, around, locked: new Map(rows.map((row) => [row.id, row])) });
      });
    };
    const first = accept(place.free);
    const outcomes = await Promise.all([first, accept(place.second, first)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
  });

  it('is asked by a chain: the next after a refusal or hours of silence, not at night, and stopped when one accepts', async () => {
    const place = await refused();
    const chain = { ...place.where, hours: 24, expertIds: [place.free, place.second] };
    // The next noon in China: less than a day ahead, so that the session of staff still stands.
    const noon = new Date(Math.floor((Date.now() + 20 * HOUR_MS) / DAY_MS) * DAY_MS + 4 * HOUR_MS);
    test.clock.now = noon;
    await test.call(desk.startChain, chain, staff);
    const run = () =>
      advanceChains.run({}, { db, ports, publicUrl: test.config.publicUrl, clock: () => test.clock.now });
    await run();
    const read = () => test.call(desk.standIns, place.where, staff);
    expect((await read()).chain).toMatchObject({ candidates: [{ expertId: place.second }] });
    await run();
    expect((await tasksOf(place, place.second)).tasks).toEqual([]);
    test.clock.now = new Date(noon.getTime() + 12 * HOUR_MS);
    await attempt(place, place.free, 'rejected');
    await run();
    expect((await tasksOf(place, place.second)).tasks).toEqual([]);
    test.clock.now = new Date(noon.getTime() + 20 * HOUR_MS);
    await run();
    expect((await tasksOf(place, place.second)).tasks).toHaveLength(1);
    await attempt(place, place.second, 'accepted');
    test.clock.now = new Date();
    expect((await read()).chain).toMatchObject({ ending: 'filled', nextAt: null });
  });

  it('is withdrawn with thanks when the first person accepts after all', async () => {
    const place = await refused();
    await test.call(desk.inviteStandIn, { ...place.where, expertId: place.free }, staff);
    const open = (await tasksOf(place, place.free)).tasks.map(({ id, version }) => ({ id, seen: version }));
    expect((await attempt(place, place.one, 'accepted')).code).toBe(0);
    expect((await attempt(place, place.free, 'accepted', open)).code).toBe(8986);
    const mails = await sentTo(test, `方致远-${place.number}@example.org`);
    expect(mails.at(-1)?.subject).toContain('其他专家承担');
  });
});

describe('[O10] letters', () => {
  it('are previewed, invite first and remind later, one to each person, with a result per row', async () => {
    const place = await congress();
    const mute = await buildExpert(db, place.cid, { name: both('无联系', '') });
    await buildTalk(db, place.cid, {
      title: both('无人能联系', 'Nobody'),
      session: place.session,
      from: at(0, 3),
      minutes: 10,
      parts: [[mute, 'speaker']],
    });
    await buildRelease(db, place.cid);
    await buildInvitations(db, place.cid);
    const invitationIds = await idsOf(place);
    const preview = await test.call(desk.preview, { cid: place.cid, invitationIds }, staff);
    expect(preview).toMatchObject({ people: 3, unreachable: 1 });
    expect(preview.letters[0]?.text.zh).toContain('再灌注');
    const write = async () => {
      const { taskId } = await test.call(desk.write, { cid: place.cid, invitationIds }, staff);
      await test.work();
      return db
        .selectFrom('task_row')
        .select(['label', 'refusal'])
        .where('task_id', '=', taskId)
        .orderBy('number')
        .execute();
    };
    const rows = await write();
    expect(rows.map(({ refusal }) => refusal?.refused ?? null)).toEqual([null, null, null, 'speaker_no_address']);
    const mails = await sentTo(test, `沈砚秋-${place.number}@example.org`);
    expect(mails).toHaveLength(1);
    const link = /key=([\w.]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    expect((await test.call(calls.tasks, { cid: place.cid, linkKey: link })).tasks).toHaveLength(3);
    await write();
    expect((await sentTo(test, `沈砚秋-${place.number}@example.org`)).at(-1)?.subject).toContain('请答复');
    const { invitations } = await test.call(desk.list, { cid: place.cid }, staff);
    expect(invitations.find(({ expertId }) => expertId === place.chair)).toMatchObject({ letters: 2, clash: true });
    test.clock.now = new Date(Date.now() + 7 * DAY_MS);
    const later = { token: await buildStaffToken(db, staffId, test.clock.now) };
    const week = await test.call(desk.list, { cid: place.cid }, later);
    expect(week.invitations.filter(({ silent }) => silent)).toHaveLength(5);
    test.clock.now = new Date();
  });
});

describe('[O10] two thousand invitations', () => {
  it('are made, and asked again after a change, in one run each', { timeout: 120_000 }, async () => {
    const cid = await buildConference(db, { societyId });
    const people: number[] = [];
    for (let person = 0; person < 200; person += 1)
      people.push(await buildExpert(db, cid, { name: both(`专家${person}`, '') }));
    for (let index = 0; index < 200; index += 1)
      await buildSession(db, cid, {
        title: both(`专场${index}`, ''),
        hall: null,
        from: at(index % 5, 2 + (index % 8)),
        to: at(index % 5, 3 + (index % 8)),
        parts: Array.from(
          { length: 10 },
          (_, part) => [people[(index + part * 20) % 200] ?? 0, 'participant'] as const,
        ),
      });
    await buildRelease(db, cid);
    expect(await buildInvitations(db, cid)).toMatchObject({ made: 2000 });
    const rows = await db
      .selectFrom('speaker_invitation')
      .select(['id', 'version', 'expert_id'])
      .where('conference_id', '=', cid)
      .execute();
    for (const expertId of people) {
      const tasks = rows
        .filter(({ expert_id }) => expert_id === expertId)
        .map(({ id, version }) => ({ id, seen: version }));
      const input: AnswerInput = { conferenceId: cid, expertIds: [expertId], tasks, reply: 'accepted', ...nothing };
      await answerTasks(db, input, { signatures, publicUrl: '', now: new Date() });
    }
    await db
      .updateTable('programme_session')
      .set({ ends_at: at(9, 0) })
      .where('conference_id', '=', cid)
      .execute();
    await buildRelease(db, cid);
    await buildInvitations(db, cid);
    const waiting = await db
      .selectFrom('speaker_invitation')
      .select('id')
      .where('conference_id', '=', cid)
      .where('state', '=', 'none')
      .execute();
    expect(waiting).toHaveLength(2000);
  });
});
