import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  departmentCalls as calls,
  departmentConsoleCalls as desk,
} from '@meetingapp/contract/exhibition/department.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildMeeting } from '@meetingapp/demo/exhibition/departments.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { MOST_PICTURES } from '@meetingapp/domain/exhibition/report.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db, pool } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId });
const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let people = 0;

async function person(name = '周启明') {
  people += 1;
  const phone = `1387755${String(people).padStart(4, '0')}`;
  const accountId = await buildAccount(db, { name, phone });
  return { accountId, phone, token: await test.logIn(accountId) };
}
async function meeting(startsIn = 10) {
  const host = await person('林知远');
  const startsAt = new Date(Date.now() + startsIn * MINUTE_MS);
  const endsAt = new Date(startsAt.getTime() + 60 * MINUTE_MS);
  const link = 'https://meeting.example/1';
  return { host, dmid: await buildMeeting(db, cid, { startsAt, endsAt, link, host: host.phone, code: 'K73H9M' }) };
}

/** What the host shows for signing in. */
async function digitsOf(dmid: number, host: { token: string }): Promise<string> {
  const { inside } = await test.call(calls.read, { dmid }, host);
  return inside?.host?.signIn?.digits ?? '';
}

async function addPicture(token: string, dmid: number, content: Buffer): Promise<{ address?: string; error?: string }> {
  const response = await test.attempt(calls.addPicture, { dmid }, { token, file: content });
  return response;
}

describe('[S89] the record of a department meeting', () => {
  it('has attendance, minutes and pictures, and only its host gets it or adds to it', async () => {
    const { dmid, host } = await meeting();
    const guest = await person();
    await test.call(calls.enter, { dmid, code: 'K73H9M' }, guest);
    await test.call(calls.sign, { dmid, digits: await digitsOf(dmid, host) }, guest);
    const plain = await test.call(calls.report, { dmid }, host);
    expect(plain.name).toMatch(new RegExp(`^department-meeting-${dmid}-\\d{4}-\\d\\d-\\d\\d\\.pdf$`));
    expect(Buffer.from(plain.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a5200' } })
      .jpeg()
      .toBuffer();
    const sent = await Promise.all(
      Array.from({ length: MOST_PICTURES + 2 }, () => addPicture(host.token, dmid, photo)),
    );
    expect(sent.filter(({ error }) => error === 'department_pictures_most')).toHaveLength(2);
    const { inside } = await test.call(calls.read, { dmid }, guest);
    expect(inside?.pictures).toHaveLength(MOST_PICTURES);
    const full = await test.call(calls.report, { dmid }, host);
    expect(full.pdf.length).toBeGreaterThan(plain.pdf.length);
    expect(await addPicture(host.token, dmid, Buffer.from('no picture'))).toMatchObject({ error: 'file_kind' });
    const address = inside?.pictures[0] ?? '';
    for (const stranger of [guest, await person()]) {
      expect(await test.attempt(calls.report, { dmid }, stranger)).toMatchObject({ error: 'not_found' });
      expect(await addPicture(stranger.token, dmid, photo)).toMatchObject({ error: 'not_found' });
      expect(await test.attempt(calls.removePicture, { dmid, address }, stranger)).toMatchObject({
        error: 'not_found',
      });
    }
    await test.call(calls.removePicture, { dmid, address }, host);
    expect((await test.call(calls.read, { dmid }, guest)).inside?.pictures).not.toContain(address);
  });
});

describe('[S89] [E7] a department meeting', () => {
  it('shows place, link and people only to those who entered its code, and the code only to its host', async () => {
    const { dmid, host } = await meeting();
    const one = await person();
    expect(await test.call(calls.read, { dmid }, one)).toMatchObject({ title: '县域溶栓病例讨论', inside: null });
    expect(await test.call(calls.enter, { dmid, code: 'K73H8M' }, one)).toMatchObject({
      entered: false,
      tries: { left: 4 },
    });
    expect((await test.call(calls.read, { dmid }, one)).inside).toBeNull();
    expect(await test.call(calls.enter, { dmid, code: 'k7 3h-9m' }, one)).toMatchObject({ entered: true });
    const { inside } = await test.call(calls.read, { dmid }, one);
    expect(inside).toMatchObject({
      link: 'https://meeting.example/1',
      host: null,
      people: [{ name: '周启明', self: true }],
    });
    expect((await test.call(calls.read, { dmid }, host)).inside).toMatchObject({ host: { code: 'K73H9M' } });
    expect(JSON.stringify(await test.call(calls.read, { dmid }, await person()))).not.toContain('meeting.example');
  });

  it('cannot be entered by guessing: five tries in ten minutes, also when they come at once', async () => {
    const { dmid } = await meeting();
    const one = await person();
    const enter = (code: string) => test.call(calls.enter, { dmid, code }, one);
    const codes = Array.from({ length: 12 }, (_code, at) => (at < 6 ? `AAAAA${at + 2}` : 'K73H9M'));
    const outcomes = await Promise.all(codes.map(enter));
    // At most five were compared, so at most five of the right ones could enter.
    expect(outcomes.filter(({ entered }) => entered).length).toBeLessThanOrEqual(5);
    await pool.query('delete from department_person where meeting_id = $1', [dmid]);
    const shut = await enter('K73H9M');
    expect(shut).toMatchObject({ entered: false, tries: { left: 0 } });
    expect(shut.tries.until).not.toBeNull();
    // Control: without the count the same code would enter.
    await pool.query('update department_try set tries = 0 where meeting_id = $1', [dmid]);
    expect(await enter('K73H9M')).toMatchObject({ entered: true });
    await pool.query(
      "update department_try set tries = 99, since = now() - interval '11 minutes' where meeting_id = $1",
      [dmid],
    );
    expect(await enter('AAAAAA')).toMatchObject({ entered: false, tries: { left: 4 } });
  });

  it('counts the tries of one network address over all people', async () => {
    const { dmid } = await meeting();
    const enter = async (code: string) => test.call(calls.enter, { dmid, code }, await person());
    await enter('AAAAAA');
    await pool.query('update department_try set tries = 60 where meeting_id = $1', [dmid]);
    expect(await enter('K73H9M')).toMatchObject({ entered: false, tries: { left: 0 } });
  });

  it('is signed in to by those inside, from half an hour before the start until the end, once', async () => {
    const { dmid, host } = await meeting();
    const one = await person();
    const digits = await digitsOf(dmid, host);
    expect(await test.attempt(calls.sign, { dmid, digits }, one)).toMatchObject({ error: 'not_found' });
    await test.call(calls.enter, { dmid, code: 'K73H9M' }, one);
    const { signedAt } = await test.call(calls.sign, { dmid, digits }, one);
    expect(signedAt).not.toBeNull();
    expect(await test.call(calls.sign, { dmid, digits: '' }, one)).toMatchObject({ signedAt });
    await test.call(calls.sign, { dmid, digits: '' }, host);
    const { inside } = await test.call(calls.read, { dmid }, host);
    expect(inside?.people).toMatchObject([
      { name: '周启明', host: false, signedAt },
      { name: '林知远', host: true },
    ]);
    const early = await meeting(45);
    expect(await test.attempt(calls.sign, { dmid: early.dmid, digits: '' }, early.host)).toMatchObject({
      error: 'department_not_now',
    });
    expect((await test.call(calls.read, { dmid: early.dmid }, early.host)).inside?.host?.signIn).toBeNull();
  });

  it('is signed in to by the digits that the host shows, which only the host sees and nobody guesses', async () => {
    const { dmid, host } = await meeting();
    const [one, two] = [await person(), await person('顾清和')];
    for (const guest of [one, two]) await test.call(calls.enter, { dmid, code: 'K73H9M' }, guest);
    expect((await test.call(calls.read, { dmid }, one)).inside?.host).toBeNull();
    // In the middle of the time for which a code is shown.
    const shown = Math.floor(Date.now() / (2 * MINUTE_MS)) * 2 * MINUTE_MS + MINUTE_MS;
    test.clock.now = new Date(shown);
    const right = await digitsOf(dmid, host);
    const wrong = String((Number(right) + 7) % 1_000_000).padStart(6, '0');
    const sign = (digits: string, who = one) => test.call(calls.sign, { dmid, digits }, who);
    expect(await sign('')).toMatchObject({ signedAt: null, tries: { left: 4 } });
    // Of twelve at once at most five are compared, also the right ones.
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => sign(wrong)));
    expect(outcomes.map(({ signedAt }) => signedAt)).toEqual(outcomes.map(() => null));
    const shut = await sign(right);
    expect(shut).toMatchObject({ signedAt: null, tries: { left: 0 } });
    expect(shut.tries.until).not.toBeNull();
    // Another meeting has other digits, and those of before are taken for two minutes.
    const other = await meeting();
    expect(await digitsOf(other.dmid, other.host)).not.toBe(right);
    const spaced = `${right.slice(0, 3)} ${right.slice(3)}`;
    test.clock.now = new Date(shown + 2 * MINUTE_MS);
    expect((await sign(spaced, two)).signedAt).not.toBeNull();
    test.clock.now = new Date(shown + 11 * MINUTE_MS);
    expect((await sign(right)).signedAt).toBeNull();
    expect((await sign(await digitsOf(dmid, host))).signedAt).not.toBeNull();
    test.clock.now = new Date();
  });

  it('has a code and minutes that only its host changes; who is inside stays inside', async () => {
    const { dmid, host } = await meeting();
    const one = await person();
    await test.call(calls.enter, { dmid, code: 'K73H9M' }, one);
    expect(await test.attempt(calls.renewCode, { dmid }, one)).toMatchObject({ error: 'not_found' });
    expect(await test.attempt(calls.saveMinutes, { dmid, seen: 1, minutes: '纪要' }, one)).toMatchObject({
      error: 'not_found',
    });
    const { invitation } = await test.call(calls.renewCode, { dmid }, host);
    expect(invitation).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    expect(await test.call(calls.enter, { dmid, code: 'K73H9M' }, await person())).toMatchObject({ entered: false });
    await test.call(calls.saveMinutes, { dmid, seen: 1, minutes: '纪要' }, host);
    expect(await test.attempt(calls.saveMinutes, { dmid, seen: 1, minutes: '旧' }, host)).toMatchObject({
      error: 'changed_meanwhile',
    });
    expect((await test.call(calls.read, { dmid }, one)).inside).toMatchObject({ minutes: '纪要' });
  });

  it('is made by staff, with the fault of a field named', async () => {
    const startsAt = new Date(Date.now() + DAY_MS).toISOString();
    const endsAt = new Date(Date.now() + DAY_MS + 60 * MINUTE_MS).toISOString();
    const host = await person('林知远');
    const input = {
      id: null,
      seen: null,
      title: both('病例讨论', 'Cases'),
      department: both('急诊科', 'Emergency'),
      startsAt,
      endsAt,
      place: both('', ''),
      link: '',
      host: host.phone,
      materials: [],
    };
    const save = (more: object) => test.attempt(desk.saveMeeting, { cid, meeting: { ...input, ...more } }, staff);
    expect(await save({ host: '林知远' })).toMatchObject({ faults: [{ field: 'meeting.host' }] });
    expect(await save({ endsAt: startsAt })).toMatchObject({ faults: [{ field: 'meeting.endsAt' }] });
    expect(await save({ link: 'javascript:alert(1)' })).toMatchObject({ faults: [{ field: 'meeting.link' }] });
    const { dmid } = await test.call(desk.saveMeeting, { cid, meeting: input }, staff);
    expect((await test.call(calls.read, { dmid }, host)).inside?.host?.code).toHaveLength(6);
    await test.call(desk.saveMeeting, { cid, meeting: { ...input, id: dmid, seen: 1 } }, staff);
    expect(await save({ id: dmid, seen: 1 })).toMatchObject({ error: 'changed_meanwhile' });
    expect((await test.call(desk.meetings, { cid }, staff)).meetings.find(({ id }) => id === dmid)).toMatchObject({
      people: 0,
    });
    await test.call(desk.removeMeeting, { cid, dmid }, staff);
    expect(await test.attempt(calls.read, { dmid }, host)).toMatchObject({ error: 'not_found' });
  });
});
