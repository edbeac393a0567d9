import { describe, expect, it } from 'vitest';
import { exhibitionConsoleCalls as desk } from '@meetingapp/contract/exhibition/console.ts';
import { draftCalls as calls } from '@meetingapp/contract/exhibition/draft.ts';
import { exhibitionCalls } from '@meetingapp/contract/exhibition/exhibitor.ts';
import { standMemberCalls as people } from '@meetingapp/contract/exhibition/member.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildExhibitor } from '@meetingapp/demo/exhibition/exhibitors.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { shown as shownLine, simplePdf } from '@meetingapp/demo/support/simple-pdf.ts';
import { MOST_INVITATIONS } from '@meetingapp/domain/exhibition/members.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
let last = 13_877_340_000;

async function person() {
  last += 1;
  const phone = String(last);
  const token = await test.logIn(await buildAccount(db, { name: '许清源', phone }));
  return { phone, token };
}
async function stand() {
  const cid = await buildConference(db, { societyId });
  const own = await person();
  const showid = await buildExhibitor(db, cid, { members: [own.phone], introduction: both('旧介绍', 'Old') });
  return { cid, showid, own };
}
async function addFile(token: string, body: object, content: Buffer): Promise<unknown> {
  const response = await test.attempt(calls.addFile, body, { token, file: content });
  return response;
}
const page = (more: object = {}) => ({
  name: both('海澜心脏器械', 'Hailan Cardiac'),
  field: nothing,
  introduction: both('新介绍', 'New'),
  logo: null,
  stand: { products: [], files: [], films: [], contacts: [] },
  ...more,
});
const shown = async (showid: number) => (await test.call(exhibitionCalls.read, { showid })).introduction;

describe('[O13] [S88] the page of an exhibitor', () => {
  it('is kept as a draft, sent, and shown only after staff have released it', async () => {
    const { cid, showid, own } = await stand();
    const { version } = await test.call(calls.save, { showid, seen: null, standPage: page() }, own);
    expect(await shown(showid)).toBe('旧介绍');
    expect(await test.call(calls.read, { showid }, own)).toMatchObject({
      release: true,
      page: { introduction: { zh: '旧介绍' } },
      draft: { state: 'kept', page: { introduction: { zh: '新介绍' } } },
    });
    expect(await test.call(calls.send, { showid, seen: version }, own)).toMatchObject({ outcome: 'asked' });
    expect(await shown(showid)).toBe('旧介绍');
    const { draft } = await test.call(desk.read, { cid, exhibitorId: showid }, staff);
    const seen = draft?.version ?? 0;
    await test.call(desk.answerDraft, { cid, exhibitorId: showid, seen, reason: null }, staff);
    expect(await shown(showid)).toBe('新介绍');
    expect((await test.call(calls.read, { showid }, own)).draft).toBeNull();
    const told = await db.selectFrom('notification').select('template').where('conference_id', '=', cid).execute();
    expect(told).toEqual([{ template: 'stand_released' }]);
  });

  it('is returned with a reason, which a further change keeps in sight until it is sent again', async () => {
    const { cid, showid, own } = await stand();
    const { version } = await test.call(calls.save, { showid, seen: null, standPage: page() }, own);
    await test.call(calls.send, { showid, seen: version }, own);
    const answer = (seen: number, reason: string | null) =>
      test.attempt(desk.answerDraft, { cid, exhibitorId: showid, seen, reason }, staff);
    expect(await answer(version + 1, '请补充英文名称')).toMatchObject({ code: 0 });
    expect((await test.call(calls.read, { showid }, own)).draft).toMatchObject({
      state: 'returned',
      reason: '请补充英文名称',
    });
    // Returned is answered: a second answer finds nothing that waits.
    expect(await answer(version + 2, null)).toMatchObject({ error: 'changed_meanwhile' });
  });

  it('is taken back from the organiser by a further change, so that staff release what they have read', async () => {
    const { cid, showid, own } = await stand();
    const { version } = await test.call(calls.save, { showid, seen: null, standPage: page() }, own);
    await test.call(calls.send, { showid, seen: version }, own);
    const changed = page({ introduction: both('偷换', 'Swapped') });
    await test.call(calls.save, { showid, seen: version + 1, standPage: changed }, own);
    const answer = { cid, exhibitorId: showid, seen: version + 1, reason: null };
    expect(await test.attempt(desk.answerDraft, answer, staff)).toMatchObject({ error: 'changed_meanwhile' });
    const newest = { ...answer, seen: version + 2 };
    expect(await test.attempt(desk.answerDraft, newest, staff)).toMatchObject({ error: 'changed_meanwhile' });
    expect(await shown(showid)).toBe('旧介绍');
  });

  it('is shown at once where the conference asks for no release', async () => {
    const { cid, showid, own } = await stand();
    await test.call(desk.saveRelease, { cid, release: false }, staff);
    const { version } = await test.call(calls.save, { showid, seen: null, standPage: page() }, own);
    expect(await test.call(calls.send, { showid, seen: version }, own)).toMatchObject({ outcome: 'shown' });
    expect(await shown(showid)).toBe('新介绍');
  });

  it('is not overwritten by a colleague who has not seen the last change, nor created twice', async () => {
    const { showid, own } = await stand();
    const create = () => test.attempt(calls.save, { showid, seen: null, standPage: page() }, own);
    const outcomes = await Promise.all([create(), create(), create()]);
    expect(outcomes.filter((one) => 'error' in one && one.error === 'changed_meanwhile')).toHaveLength(2);
    expect(await test.attempt(calls.save, { showid, seen: 7, standPage: page() }, own)).toMatchObject({
      error: 'changed_meanwhile',
    });
    expect(await test.attempt(calls.discard, { showid, seen: 7 }, own)).toMatchObject({ error: 'changed_meanwhile' });
    expect(await test.attempt(calls.discard, { showid, seen: 1 }, own)).toMatchObject({ code: 0 });
  });

  it('names the field of an address that nobody can open', async () => {
    const { showid, own } = await stand();
    const files = [{ name: both('手册', ''), address: 'javascript:alert(1)' }];
    const standPage = page({ stand: { ...page().stand, files } });
    expect(await test.attempt(calls.save, { showid, seen: null, standPage }, own)).toMatchObject({
      faults: [{ field: 'standPage.stand.files.0.address', reason: 'home_address' }],
    });
  });

  it('has pictures and PDFs by their content', async () => {
    const { showid, own } = await stand();
    const pdf = simplePdf({ width: 200, height: 200 }, [[shownLine([20, 100, 12, 'MH3'])]]);
    const sent = (kind: 'picture' | 'document') => addFile(own.token, { showid, kind }, pdf);
    expect(await sent('document')).toMatchObject({ code: 0, address: expect.stringMatching(/^\/files\/.+\.pdf$/) });
    expect(await sent('picture')).toMatchObject({ error: 'file_kind' });
  });

  it('belongs to its own people: another exhibitor, an attendee and staff of another conference find nothing', async () => {
    const { cid, showid, own } = await stand();
    const other = await stand();
    const attendee = await person();
    await test.call(calls.save, { showid, seen: null, standPage: page() }, own);
    for (const stranger of [other.own, attendee]) {
      expect(await test.attempt(calls.read, { showid }, stranger)).toMatchObject({ error: 'not_found' });
      expect(await test.attempt(calls.save, { showid, seen: 1, standPage: page() }, stranger)).toMatchObject({
        error: 'not_found',
      });
      expect(await test.attempt(calls.send, { showid, seen: 1 }, stranger)).toMatchObject({ error: 'not_found' });
      expect(await test.attempt(calls.discard, { showid, seen: 1 }, stranger)).toMatchObject({ error: 'not_found' });
      expect(await test.attempt(people.list, { showid }, stranger)).toMatchObject({ error: 'not_found' });
      expect(await test.attempt(people.invite, { showid, address: stranger.phone }, stranger)).toMatchObject({
        error: 'not_found',
      });
      expect(await test.attempt(people.remove, { showid, address: own.phone }, stranger)).toMatchObject({
        error: 'not_found',
      });
    }
    const wrong = { cid: other.cid, exhibitorId: showid, seen: 1, reason: null };
    expect(await test.attempt(desk.answerDraft, wrong, staff)).toMatchObject({ error: 'not_found' });
    await db.updateTable('conference').set({ state: 'stopped' }).where('id', '=', cid).execute();
    expect(await test.attempt(calls.read, { showid }, own)).toMatchObject({ error: 'not_found' });
  });
});

describe('[O13] people of an exhibitor', () => {
  it('invite a colleague, who is in after proving the address, and take the rights back', async () => {
    const { showid, own } = await stand();
    const colleague = await person();
    const read = () => test.attempt(calls.read, { showid }, colleague);
    expect(await read()).toMatchObject({ error: 'not_found' });
    await test.call(people.invite, { showid, address: `+86 ${colleague.phone}` }, own);
    expect(await read()).toMatchObject({ code: 0 });
    await test.call(people.invite, { showid, address: colleague.phone }, own);
    const sent = await db
      .selectFrom('message')
      .select(['template', 'variables'])
      .where('recipient', '=', colleague.phone)
      .execute();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ template: 'stand_invitation' });
    expect(String(sent[0]?.variables['link'])).toMatch(new RegExp(`/standdesk/${showid}$`));
    await test.call(people.remove, { showid, address: colleague.phone }, own);
    expect(await read()).toMatchObject({ error: 'not_found' });
    expect(await test.attempt(people.remove, { showid, address: own.phone }, own)).toMatchObject({
      error: 'exhibitor_member_self',
    });
  });

  it('send a limited number of invitations a day, also when they are sent at once and taken back', async () => {
    const { showid, own } = await stand();
    const invite = (at: number) => test.attempt(people.invite, { showid, address: `guest${at}@example.com` }, own);
    const outcomes = await Promise.all(Array.from({ length: MOST_INVITATIONS + 3 }, (_none, at) => invite(at)));
    expect(outcomes.filter((one) => 'error' in one && one.error === 'too_many_requests')).toHaveLength(3);
    await test.call(people.remove, { showid, address: 'guest0@example.com' }, own);
    expect(await invite(99)).toMatchObject({ error: 'too_many_requests' });
    expect(await test.attempt(people.invite, { showid, address: 'nobody' }, own)).toMatchObject({
      faults: [{ field: 'address', reason: 'address_either' }],
    });
  });
});
