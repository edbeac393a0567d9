import { describe, expect, it } from 'vitest';
import { auditCalls } from '@meetingapp/contract/audit.ts';
import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { conferenceConsoleCalls as calls } from '@meetingapp/contract/conference/console.ts';
import { formCalls } from '@meetingapp/contract/forms.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildBranch, buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildMemberList } from '@meetingapp/demo/members/members.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const as = { token };
const own = (wish: object = {}) => buildConference(db, { societyId, ...wish });
const wish = {
  title: both('心电学习班', 'ECG course'),
  city: both('杭州', 'Hangzhou'),
  zone: 'Asia/Shanghai',
  startsOn: '2027-05-01',
  endsOn: '2027-05-03',
  currency: 'CNY',
};

describe('[O1] a conference', () => {
  it('is created as a draft that nobody sees, lists what it lacks, and can be published once complete', async () => {
    const { cid } = await test.call(calls.make, wish, as);
    expect(await test.attempt(conferenceCalls.detail, { cid })).toMatchObject({ error: 'conference_unknown' });
    const refused = await test.attempt(calls.move, { cid, event: 'publish' }, { ...as, language: 'en' });
    expect(refused).toMatchObject({
      error: 'conference_incomplete',
      faults: [
        { field: 'forms', reason: 'form_missing' },
        { field: 'fees', reason: 'fee_missing' },
      ],
    });
    await buildFeeKind(db, cid);
    await test.call(calls.save, { cid, settings: { venue: both('湖滨会议中心', '') } }, as);
    const fields = plainFields.map(({ code, label = both(code, code) }) => ({
      code,
      label,
      kind: 'T' as const,
      hint: both('', ''),
      options: [],
      format: '',
      pattern: '',
      required: false,
      showWhen: null,
    }));
    const { revision } = await test.call(formCalls.save, { cid, revision: 0, fields }, as);
    await test.call(formCalls.publish, { cid, revision }, as);
    const { readiness } = await test.call(calls.settings, { cid }, as);
    expect(readiness.filter(({ blocks }) => blocks)).toEqual([
      { what: 'english_missing', blocks: true, where: 'settings', parts: ['venue'], subjects: [] },
    ]);
    await test.call(calls.save, { cid, settings: { venue: both('湖滨会议中心', 'Lakeside Centre') } }, as);
    expect((await test.call(calls.move, { cid, event: 'publish' }, as)).state).toBe('published');
    expect((await test.call(conferenceCalls.detail, { cid })).conference).toMatchObject({ cFl: 1 });
    expect((await test.call(registrationCalls.info, { cid })).user_config).toHaveLength(3);
  });

  it('is closed, opened again and stopped with a reason shown to people', async () => {
    const cid = await own();
    const move = (event: 'publish' | 'close' | 'reopen' | 'stop', reason = both('', '')) =>
      test.attempt(calls.move, { cid, event, reason }, as);
    expect(await move('publish')).toMatchObject({ error: 'conference_state' });
    expect(await move('close')).toMatchObject({ state: 'closed' });
    expect(await move('reopen')).toMatchObject({ state: 'published' });
    expect(await move('stop', both('改期', ''))).toMatchObject({ error: 'settings_invalid' });
    expect(await move('stop', both('改期', 'Postponed'))).toMatchObject({ state: 'stopped' });
    const detail = await test.call(conferenceCalls.detail, { cid }, { language: 'en' });
    expect(detail.conference).toMatchObject({ cFl: 0, stopReason: 'Postponed' });
    expect(await move('reopen')).toMatchObject({ state: 'published' });
    expect((await test.call(conferenceCalls.detail, { cid })).conference.stopReason).toBe('');
  });

  it('changes only the named fields, and the phone has them with its next call', async () => {
    const cid = await own({ holdMinutes: 30 });
    const before = await test.call(calls.settings, { cid }, as);
    const tip = async () => (await test.call(registrationCalls.conInfo, { cid }, { language: 'en' })).data.v_mobile_tip;
    expect(await tip()).toBe('');
    await test.call(calls.save, { cid, settings: { mobileTip: both('请核对', 'Please check') } }, as);
    await test.call(calls.save, { cid, settings: { holdMinutes: 20 } }, as);
    expect(await tip()).toBe('Please check');
    const after = await test.call(calls.settings, { cid }, as);
    expect(after.settings).toEqual({
      ...before.settings,
      mobileTip: both('请核对', 'Please check'),
      holdMinutes: 20,
    });
  });

  it('overwrites nothing that somebody else saved since, unless confirmed', async () => {
    const cid = await own({ holdMinutes: 30, venue: both('湖滨', 'Lakeside') });
    const { settings: seen } = await test.call(calls.settings, { cid }, as);
    await test.call(calls.save, { cid, settings: { holdMinutes: 20 }, seen }, as);
    const mine = { holdMinutes: 45, mobileTip: both('请核对', 'Please check') };
    expect(await test.attempt(calls.save, { cid, settings: mine, seen }, { ...as, language: 'en' })).toMatchObject({
      error: 'settings_invalid',
      faults: [{ field: 'holdMinutes', text: expect.stringContaining('somebody else') }],
    });
    const { settings: now } = await test.call(calls.settings, { cid }, as);
    expect(now).toMatchObject({ holdMinutes: 20, mobileTip: both('', '') });
    // A save that repeats the stored value is no conflict; neither is one made after reading the newest state.
    await test.call(calls.save, { cid, settings: { holdMinutes: 20 }, seen }, as);
    await test.call(calls.save, { cid, settings: mine, seen: now }, as);
    expect((await test.call(calls.settings, { cid }, as)).settings).toMatchObject(mine);
  });

  it('refuses inconsistent values, field by field, and changes nothing', async () => {
    const cid = await own({ startsOn: '2027-05-01', endsOn: '2027-05-03' });
    const foreignList = await buildMemberList(db, await buildSociety(db));
    const settings = {
      endsOn: '2027-04-01',
      zone: 'Asia/Nowhere',
      brand: 'teal',
      registrationOpensAt: '2027-03-01T00:00:00.000Z',
      registrationClosesAt: '2027-02-01T00:00:00.000Z',
      refundPolicy: [
        { untilDaysBefore: 7, percent: 50 },
        { untilDaysBefore: 30, percent: 100 },
      ],
      memberListId: foreignList,
      holdMinutes: 10,
    };
    const refused = await test.attempt(calls.save, { cid, settings }, { ...as, language: 'en' });
    expect('faults' in refused ? refused.faults?.map(({ field }) => field) : refused).toEqual([
      'endsOn',
      'zone',
      'brand',
      'registrationClosesAt',
      'refundPolicy',
      'memberListId',
    ]);
    expect((await test.call(calls.settings, { cid }, as)).settings).toMatchObject({
      endsOn: '2027-05-03',
      holdMinutes: 30,
    });
    expect(await test.attempt(calls.save, { cid, settings: { loader: 9 } }, as)).toMatchObject({
      error: 'body_invalid',
    });
    expect(await test.attempt(calls.make, { ...wish, endsOn: '2027-04-30' }, as)).toMatchObject({
      error: 'settings_invalid',
    });
  });

  it('is copied with form, branches, fees, hotels and home, its dates moved in local time, and without people', async () => {
    const cid = await own({
      startsOn: '2026-10-20',
      endsOn: '2026-10-22',
      registrationOpensAt: new Date('2026-08-01T01:00:00Z'),
      holdMinutes: 45,
    });
    await db.updateTable('conference').set({ zone: 'Europe/Berlin' }).where('id', '=', cid).execute();
    await buildForm(db, cid, plainFields, 3);
    const branch = await buildBranch(db, cid, { title: both('护理', 'Nursing'), size: 40 });
    await buildFeeKind(db, cid, {
      size: 5,
      rule: { all: [{ equals: { code: 'branch', value: String(branch) } }] },
      windows: [
        {
          title: both('早鸟', 'Early'),
          from: new Date('2026-08-01T01:00:00Z'),
          until: new Date('2026-09-30T22:00:00Z'),
          amount: 80_000,
        },
      ],
    });
    await buildRoomType(db, cid, await buildHotel(db, cid), { nights: ['2026-10-20'] });
    await buildRegistration(db, cid, { branchId: branch });
    const { taskId } = await test.call(calls.copy, { cid, title: both('下一届', 'Next'), startsOn: '2027-03-29' }, as);
    const conferences = () => db.selectFrom('conference').select('id').where('society_id', '=', societyId).execute();
    const before = (await conferences()).length;
    await test.work();
    const { task } = await test.call(taskCalls.detail, { cid, id: taskId }, as);
    expect(task).toMatchObject({ kind: 'conference.copy', state: 'done' });
    expect([task.done, await conferences()]).toMatchObject([task.total, { length: before + 1 }]);
    const to = task.result['cid'] ?? 0;
    const { entries } = await test.call(auditCalls.list, { cid }, as);
    expect(entries.map(({ call }) => call)).toContain('task/conference.copy');
    const made = await test.call(calls.settings, { cid: to }, as);
    expect(made).toMatchObject({ state: 'draft', registrations: 0, branches: [{ size: 40, taken: 0 }] });
    expect(made.settings).toMatchObject({ startsOn: '2027-03-29', endsOn: '2027-03-31', holdMinutes: 45 });
    // 160 days later, still three o'clock there although daylight saving time began in between.
    expect(made.settings.registrationOpensAt).toBe('2027-01-08T02:00:00.000Z');
    const fee = await db.selectFrom('fee_kind').selectAll().where('conference_id', '=', to).executeTakeFirstOrThrow();
    expect(fee.rule).toEqual({ all: [{ equals: { code: 'branch', value: String(made.branches[0]?.id) } }] });
    const window = await db.selectFrom('fee_window').selectAll().where('fee_kind_id', '=', fee.id).executeTakeFirst();
    expect(window?.ends_at.toISOString()).toBe('2027-03-09T23:00:00.000Z');
    expect((await test.call(formCalls.read, { cid: to }, as)).published).toMatchObject({ number: 1 });
    const nights = await db
      .selectFrom('room_night')
      .innerJoin('stock', 'stock.id', 'stock_id')
      .select(['night', 'stock.size'])
      .where('stock.conference_id', '=', to)
      .execute();
    expect(nights.map(({ night }) => night)).toEqual(['2027-03-29']);
    // The copy shares nothing with the original.
    await test.call(
      calls.saveBranch,
      { cid: to, branchId: made.branches[0]?.id ?? 0, title: both('甲', 'A'), size: 1 },
      as,
    );
    expect((await test.call(calls.settings, { cid }, as)).branches).toMatchObject([
      { title: both('护理', 'Nursing'), size: 40, taken: 1 },
    ]);
  });
});

describe('[O1] branches', () => {
  it('are created, ordered and deleted while nobody chose them; another conference’s are not found', async () => {
    const cid = await own();
    const foreign = await buildBranch(db, await own());
    const make = async (name: string) =>
      (await test.call(calls.saveBranch, { cid, title: both(name, name), size: 2 }, as)).branchId;
    const [one, two] = [await make('一'), await make('二')];
    await test.call(calls.orderBranches, { cid, branchIds: [two, one] }, as);
    const listed = async () => (await test.call(calls.settings, { cid }, as)).branches.map(({ id }) => id);
    expect(await listed()).toEqual([two, one]);
    for (const attempt of [
      test.attempt(calls.orderBranches, { cid, branchIds: [two, foreign] }, as),
      test.attempt(calls.orderBranches, { cid, branchIds: [two, two] }, as),
      test.attempt(calls.removeBranch, { cid, branchId: foreign }, as),
      test.attempt(calls.saveBranch, { cid, branchId: foreign, title: both('x', 'x'), size: null }, as),
    ])
      expect(await attempt).toMatchObject({ error: 'not_found' });
    await buildForm(db, cid);
    await buildRegistration(db, cid, { branchId: one });
    expect(await test.attempt(calls.removeBranch, { cid, branchId: one }, as)).toMatchObject({
      error: 'branch_in_use',
    });
    await test.call(calls.removeBranch, { cid, branchId: two }, as);
    expect(await listed()).toEqual([one]);
  });
});

describe('[O1] permissions to set up a conference', () => {
  it('creating and copying need a role on the society, the rest one on the conference; readers only look', async () => {
    const cid = await own();
    const organiser = await buildStaffToken(
      db,
      await buildStaff(db, societyId, { email: 'o@example.org', role: 'organiser', conferenceId: cid }),
    );
    const reader = await buildStaffToken(
      db,
      await buildStaff(db, societyId, { email: 'r@example.org', role: 'reader' }),
    );
    const title = both('一', 'One');
    const attempts = (by: string) => ({
      make: test.attempt(calls.make, wish, { token: by }),
      copy: test.attempt(calls.copy, { cid, title, startsOn: '2027-06-01' }, { token: by }),
      save: test.attempt(calls.save, { cid, settings: { review: true } }, { token: by }),
      close: test.attempt(calls.move, { cid, event: 'close' }, { token: by }),
      branch: test.attempt(calls.saveBranch, { cid, title, size: null }, { token: by }),
    });
    const outcomes = async (by: string) =>
      Object.fromEntries(
        await Promise.all(Object.entries(attempts(by)).map(async ([name, one]) => [name, (await one).code] as const)),
      );
    expect(await outcomes(organiser)).toEqual({ make: 403, copy: 403, save: 0, close: 0, branch: 0 });
    expect(await outcomes(reader)).toEqual({ make: 403, copy: 403, save: 403, close: 403, branch: 403 });
    const foreign = await buildConference(db);
    for (const attempt of [
      test.attempt(calls.settings, { cid: foreign }, as),
      test.attempt(calls.save, { cid: foreign, settings: { review: true } }, as),
      test.attempt(calls.copy, { cid: foreign, title, startsOn: '2027-06-01' }, as),
      test.attempt(calls.move, { cid: foreign, event: 'close' }, as),
    ])
      expect(await attempt).not.toMatchObject({ code: 0 });
  });
});
