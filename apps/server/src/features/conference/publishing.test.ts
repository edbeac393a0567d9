import { describe, expect, it } from 'vitest';
import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { conferenceConsoleCalls as calls, type ReadinessFinding } from '@meetingapp/contract/conference/console.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { buildConference, buildSociety, type ConferenceInput } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildHome } from '@meetingapp/demo/home/home.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildOrder } from '@meetingapp/demo/orders/orders.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const as = { token: await buildStaffToken(db, await buildStaff(db, societyId)), language: 'en' } as const;
const own = (wish: ConferenceInput = {}) => buildConference(db, { societyId, ...wish });
const move = (cid: number, event: 'publish' | 'withdraw' | 'stop') => test.attempt(calls.move, { cid, event }, as);

describe('[O1] a published conference goes back to draft', () => {
  it('while nobody has paid: visitors find nothing until it is published again, and registrations are kept', async () => {
    const cid = await own();
    await buildForm(db, cid);
    await buildFeeKind(db, cid);
    await buildRegistration(db, cid, { state: 'submitted' });
    expect(await test.call(calls.settings, { cid }, as)).toMatchObject({ paid: false, registrations: 1 });
    expect(await move(cid, 'withdraw')).toMatchObject({ state: 'draft' });
    expect(await test.attempt(conferenceCalls.detail, { cid })).toMatchObject({ error: 'conference_unknown' });
    expect(await test.attempt(registrationCalls.info, { cid })).toMatchObject({ error: 'conference_unknown' });
    expect(await move(cid, 'withdraw')).toMatchObject({ error: 'conference_state' });
    expect(await move(cid, 'publish')).toMatchObject({ state: 'published' });
    expect(await test.call(calls.settings, { cid }, as)).toMatchObject({ registrations: 1 });
  });

  it('no longer once somebody has paid or is paying, even if the money went back', async () => {
    for (const holdUntil of [undefined, new Date(Date.now() + 600_000)]) {
      const cid = await own();
      const registration = await buildRegistration(db, cid, { state: holdUntil ? 'submitted' : 'confirmed' });
      const orderId = await buildOrder(db, registration, holdUntil ? { holdUntil } : {});
      if (holdUntil)
        await db
          .insertInto('payment')
          .values({
            order_id: orderId,
            provider: 'wechat',
            method: 'jsapi',
            out_trade_no: `under-way-${orderId}`,
            amount: 100,
            currency: 'CNY',
            state: 'pending',
          })
          .execute();
      expect((await test.call(calls.settings, { cid }, as)).paid).toBe(true);
      expect(await move(cid, 'withdraw')).toMatchObject({ error: 'conference_paid' });
      expect((await test.call(calls.settings, { cid }, as)).state).toBe('published');
    }
  });
});

describe('[O1] the check before publishing', () => {
  const found = async (cid: number) => (await test.call(calls.settings, { cid }, as)).readiness;
  const named = (findings: ReadinessFinding[], what: ReadinessFinding['what']) =>
    findings.find((one) => one.what === what)?.subjects.map(({ title }) => title.en);
  const later = new Date('2030-01-01T00:00:00Z');

  it('names the fields of a form that nobody could fill in, and does not let it out', async () => {
    const cid = await own({ state: 'draft' });
    await buildFeeKind(db, cid);
    await buildForm(db, cid, [
      ...plainFields,
      { code: 'a', label: both('新字段', 'New field') },
      { code: 'b', label: both('用餐', 'Meal'), kind: 'S', options: [] },
      { code: 'c', label: both('编号', 'Number'), pattern: 'a^b' },
    ]);
    expect(named(await found(cid), 'form_unfinished')).toEqual(['New field', 'Meal', 'Number']);
    expect(await move(cid, 'publish')).toMatchObject({
      error: 'conference_incomplete',
      faults: [{ field: 'forms', reason: 'form_unfinished' }],
    });
  });

  it('[O2] finds nothing wrong with a form of every kind that was published', async () => {
    const cid = await own({ state: 'draft' });
    await buildFeeKind(db, cid);
    const version = { settings: { version: '2031-1', text: both('同意', 'I agree') } };
    await buildForm(db, cid, [
      ...plainFields,
      { code: 'consent', label: both('个人信息', 'Personal data'), kind: 'CON', ...version },
      { code: 'note', label: both('说明', 'Note'), kind: 'EXP', settings: { text: both('请填写', 'Please fill in') } },
      { code: 'years', label: both('年数', 'Years'), kind: 'NUM', settings: { least: 0, most: 60 } },
    ]);
    expect(named(await found(cid), 'form_unfinished')).toBeUndefined();
  });

  it('names free fees open to everyone, and fees whose sale ends before the conference', async () => {
    const cid = await own({ state: 'draft', startsOn: '2030-03-01', endsOn: '2030-03-02' });
    await buildForm(db, cid);
    const from = new Date('2026-01-01T00:00:00Z');
    const window = (amount: number, until: Date) => [{ title: both('期', 'Period'), from, until, amount }];
    const conference = new Date('2030-03-03T00:00:00Z');
    await buildFeeKind(db, cid, { title: both('甲', 'Free'), windows: window(0, conference) });
    await buildFeeKind(db, cid, { title: both('乙', 'Early'), windows: window(100, later) });
    await buildFeeKind(db, cid, {
      title: both('丙', 'Members'),
      rule: { equals: { code: 'member', value: '1' } },
      windows: window(0, conference),
    });
    await buildFeeKind(db, cid, { title: both('丁', 'Proof'), proofNeeded: true, windows: window(0, conference) });
    const findings = await found(cid);
    expect(named(findings, 'fee_free')).toEqual(['Free']);
    expect(named(findings, 'fee_ends_early')).toEqual(['Early']);
    // Registration that closes earlier is no reason to sell longer.
    await test.call(calls.save, { cid, settings: { registrationClosesAt: '2029-12-01T00:00:00.000Z' } }, as);
    expect(named(await found(cid), 'fee_ends_early')).toBeUndefined();
  });

  it('does not count a fee that is closed as one on sale', async () => {
    const cid = await own({ state: 'draft' });
    const fee = await buildFeeKind(db, cid);
    await db.updateTable('fee_kind').set({ closed: true }).where('id', '=', fee).execute();
    expect((await found(cid)).map(({ what }) => what)).toContain('fee_missing');
  });

  it('names an empty home, hotels without rooms, and a sign-up that leads to hotels where there are none', async () => {
    const cid = await own({ state: 'draft' });
    const whats = async () => (await found(cid)).map(({ what }) => what);
    expect(await whats()).toContain('home_empty');
    await buildHome(db, cid, { facts: [{ figure: '3', label: both('天', 'days') }] });
    expect(await whats()).not.toContain('home_empty');
    const { settings } = await test.call(calls.settings, { cid }, as);
    expect(await whats()).not.toContain('hotel_missing');
    await test.call(calls.save, { cid, settings: { flow: { ...settings.flow, stepAfterForm: 'hotel' } } }, as);
    expect(await whats()).toContain('hotel_missing');
    const empty = await buildHotel(db, cid, { name: both('空', 'Empty') });
    await buildRoomType(db, cid, await buildHotel(db, cid, { name: both('满', 'Stocked') }), {
      nights: ['2030-01-01'],
    });
    const findings = await found(cid);
    expect(findings.find(({ what }) => what === 'hotel_full')).toMatchObject({
      blocks: false,
      where: 'hotel',
      subjects: [{ key: `hotel-${empty}`, title: both('空', 'Empty') }],
    });
  });
});
