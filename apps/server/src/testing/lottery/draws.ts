import { lotteryConsoleCalls as desk } from '@meetingapp/contract/lottery/console.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import type { TestApp } from '../app.ts';

/** A society with two members of staff who make draws, and draws of any size in each state. */
export async function drawsOf(test: TestApp) {
  const { db } = test;
  const societyId = await buildSociety(db);
  const oneId = await buildStaff(db, societyId);
  const otherId = await buildStaff(db, societyId, { name: '秦朗', email: 'second@example.org' });
  const one = { token: await buildStaffToken(db, oneId) };
  const other = { token: await buildStaffToken(db, otherId) };
  const MINUTE_MS = 60_000;
  let people = 0;

  async function congress(size: number) {
    const cid = await buildConference(db, { societyId });
    const formVersionId = await buildForm(db, cid);
    const accountId = await buildAccount(db, { phone: `1387722${String((people += 1)).padStart(4, '0')}` });
    const ids: number[] = [];
    for (let at = 0; at < size; at += 1)
      ids.push(
        await buildRegistration(db, cid, {
          accountId,
          formVersionId,
          name: `参会${at}`,
          phone: `1366${String(cid).padStart(4, '0').slice(-4)}${String(at).padStart(3, '0')}`,
          answers: { company: '青浦区中心医院' },
        }),
      );
    return { cid, accountId, ids, token: await test.logIn(accountId) };
  }

  const prizes = [
    { name: both('一等奖', 'First prize'), thing: both('心电图机', 'An ECG'), count: 1, repeat: false },
    { name: both('二等奖', 'Second prize'), thing: both('听诊器', 'A stethoscope'), count: 3, repeat: false },
    { name: both('参与奖', 'For all'), thing: both('保温杯', 'A cup'), count: 4, repeat: true },
  ];
  const open = { attended: false, noSpeakers: false, noEarlierWinners: false };
  const input = (more: object = {}) => ({
    id: null,
    seen: null,
    title: both('闭幕抽奖', 'Closing draw'),
    rules: open,
    masking: 'one' as const,
    place: both('注册台', 'Desk'),
    pickUpUntil: null,
    prizes,
    ...more,
  });
  const made = async (cid: number, more: object = {}) =>
    (await test.call(desk.save, { cid, draw: input(more) }, one)).drawId;
  const read = (cid: number, drawId: number) => test.call(desk.read, { cid, drawId }, one);

  /** Runs `work` at a later moment by the server's clock. */
  async function later<T>(minutes: number, work: () => Promise<T>): Promise<T> {
    test.clock.now = new Date(Date.now() + minutes * MINUTE_MS);
    try {
      return await work();
    } finally {
      test.clock.now = new Date();
    }
  }

  async function committed(size: number, more: object = {}) {
    const place = await congress(size);
    const drawId = await made(place.cid, more);
    await test.call(desk.freeze, { cid: place.cid, drawId }, one);
    const at = new Date(Date.now() + 2 * MINUTE_MS).toISOString();
    const commit = { cid: place.cid, drawId, source: { kind: 'drand' as const, at }, fallback: null };
    await test.call(desk.commit, commit, one);
    return { ...place, drawId };
  }

  async function drawn(size: number, more: object = {}) {
    const draw = await committed(size, more);
    const where = { cid: draw.cid, drawId: draw.drawId };
    await later(3, () => test.work());
    await test.call(desk.confirm, where, one);
    await test.call(desk.confirm, where, other);
    await test.call(desk.reveal, { ...where, count: 2000 }, one);
    return { ...draw, where };
  }
  return { societyId, oneId, otherId, one, other, open, prizes, input, congress, made, read, later, committed, drawn };
}
