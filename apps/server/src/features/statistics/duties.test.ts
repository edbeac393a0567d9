import { describe, expect, it } from 'vitest';
import { statisticsCalls, type DeskDuty } from '@meetingapp/contract/statistics/figures.ts';
import { buildComment } from '@meetingapp/demo/comments/comments.ts';
import { buildExpert } from '@meetingapp/demo/agenda/agenda.ts';
import { buildExhibitor } from '@meetingapp/demo/exhibition/exhibitors.ts';
import { buildAcceptedPaper } from '@meetingapp/demo/papers/accepted.ts';
import { both, json } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);
const token = await buildStaffToken(db, staffId);
const days = { startsOn: '2027-04-08', endsOn: '2027-04-11' };
const cid = await buildConference(db, { societyId, ...days });
const other = await buildConference(db, { societyId, ...days });
const feeId = await buildFeeKind(db, cid);
const registrationId = await buildRegistration(db, cid, { state: 'confirmed' });
const at = new Date('2027-01-01T00:00:00Z');
const dutiesOf = async (conference: number) =>
  (await test.call(statisticsCalls.duties, { cid: conference }, { token })).duties;
const asked = {};
const comment = { at, body: '班车几点？', name: '周晓晴' };

describe('[O20] the to-do list', () => {
  it.each<[DeskDuty['kind'], () => Promise<unknown>]>([
    [
      'proof',
      async () => {
        await db.insertInto('stored_file').values({ id: 'proof.png', kind: 'picture', bytes: 1 }).execute();
        await db
          .insertInto('fee_proof')
          .values({
            conference_id: cid,
            fee_kind_id: feeId,
            registration_id: registrationId,
            picture: 'proof.png',
            sent_at: at,
          })
          .execute();
      },
    ],
    [
      'refund_request',
      () =>
        db
          .insertInto('refund_request')
          .values({
            conference_id: cid,
            registration_id: registrationId,
            amount: 1,
            ends: false,
            reason: '讲者减免',
            tell: false,
            asked_by: staffId,
            asked_at: at,
          })
          .execute(),
    ],
    ['comment', () => buildComment(db, cid, { ...comment, state: 'waiting', hold: 'all' })],
    ['question', () => buildComment(db, cid, comment)],
    [
      'speaker_answer',
      async () => {
        const expertId = await buildExpert(db, cid, { name: both('沈砚秋', '') });
        await db
          .insertInto('speaker_invitation')
          .values({
            conference_id: cid,
            expert_id: expertId,
            item: 'talk',
            item_id: 1,
            roles: ['speaker'],
            asked: json(asked),
            asked_at: at,
            invited_at: at,
          })
          .execute();
      },
    ],
    [
      'receipt',
      async () => {
        const expertId = await buildExpert(db, cid, { name: both('苏蘅', '') });
        await db
          .insertInto('speaker_receipt')
          .values({
            conference_id: cid,
            expert_id: expertId,
            kind: 'taxi',
            amount: 4_000,
            spent_on: '2027-04-08',
            picture_key: 'r.png',
            picture_sha256: 'a'.repeat(64),
            sent_at: at,
          })
          .execute();
      },
    ],
    [
      'paper_review',
      async () => {
        const paper = await buildAcceptedPaper(db, cid, { decision: null });
        await db.insertInto('paper_review').values({ paper_id: paper, staff_id: staffId, assigned_at: at }).execute();
      },
    ],
    [
      'paper_decision',
      async () => {
        const paper = await buildAcceptedPaper(db, cid, { told: false });
        await db.updateTable('paper').set({ decided_at: at }).where('id', '=', paper).execute();
      },
    ],
    [
      'stand_page',
      async () => {
        const exhibitorId = await buildExhibitor(db, cid);
        const { name, field, introduction, stand } = await db
          .selectFrom('exhibitor')
          .selectAll()
          .where('id', '=', exhibitorId)
          .executeTakeFirstOrThrow();
        await db
          .insertInto('exhibitor_draft')
          .values({
            exhibitor_id: exhibitorId,
            name: json(name),
            field: json(field),
            introduction: json(introduction),
            stand: json(stand),
            state: 'asked',
            saved_at: at,
          })
          .execute();
      },
    ],
    [
      'rehearsal',
      async () => {
        const rehearsal = { conference_id: cid, number: 1, state: 'done', plan: '{}', started_by: staffId } as const;
        const { id } = await db.insertInto('rehearsal').values(rehearsal).returning('id').executeTakeFirstOrThrow();
        await db
          .insertInto('rehearsal_task')
          .values({ rehearsal_id: id, criterion: 'oversold', made_by: staffId, made_at: at })
          .execute();
      },
    ],
  ])('has %s with its number and age, in its conference only', async (kind, happens) => {
    expect((await dutiesOf(cid)).map((one) => one.kind)).not.toContain(kind);
    await happens();
    expect(await dutiesOf(cid)).toContainEqual({ kind, count: 1, since: at.toISOString() });
    expect((await dutiesOf(other)).map((one) => one.kind)).not.toContain(kind);
  });
});

describe('[O20] the overview compares', () => {
  const dashboard = (as: string) => test.call(statisticsCalls.dashboard, { cid }, { token: as, language: 'en' });

  it('with the conference before, for those who may read that one', async () => {
    expect((await dashboard(token)).earlier).toBeNull();
    const before = await buildConference(db, { societyId, startsOn: '2026-04-09', endsOn: '2026-04-12' });
    await buildRegistration(db, before, { state: 'confirmed' });
    expect((await dashboard(token)).earlier).toMatchObject({ startsOn: '2026-04-09', days: [{ registered: 1 }] });
    // A sandbox in between has nobody real.
    const sandbox = await buildConference(db, {
      societyId,
      startsOn: '2026-06-01',
      endsOn: '2026-06-02',
      sandbox: true,
    });
    await buildRegistration(db, sandbox, { state: 'confirmed' });
    expect((await dashboard(token)).earlier).toMatchObject({ startsOn: '2026-04-09' });
    const only = await buildStaff(db, societyId, { email: 'only@example.org', role: 'reader', conferenceId: cid });
    expect((await dashboard(await buildStaffToken(db, only))).earlier).toBeNull();
  });

  it('rooms by night, and marks the ends of price windows', async () => {
    await buildRoomType(db, cid, await buildHotel(db, cid), { nights: ['2027-04-08', '2027-04-09'], rooms: [10, 4] });
    const answer = await dashboard(token);
    expect(answer.rooms).toEqual([
      { night: '2027-04-08', size: 10, taken: 0 },
      { night: '2027-04-09', size: 4, taken: 0 },
    ]);
    expect(answer.priceEnds.length).toBeGreaterThan(0);
  });
});
