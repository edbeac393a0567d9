import { describe, expect, it } from 'vitest';
import { exhibitionConsoleCalls as desk } from '@meetingapp/contract/exhibition/console.ts';
import { exhibitionCalls as calls } from '@meetingapp/contract/exhibition/exhibitor.ts';
import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { congressVenue } from '@meetingapp/demo/conference/venue.ts';
import { buildExhibitor } from '@meetingapp/demo/exhibition/exhibitors.ts';
import { buildHome } from '@meetingapp/demo/home/home.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db, pool } = test;
const societyId = await buildSociety(db);
const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };

async function place() {
  const cid = await buildConference(db, { societyId });
  await buildHome(db, cid, congressVenue());
  return cid;
}
const input = (more: object = {}) => ({
  id: null,
  seen: null,
  name: both('海澜心脏器械', 'Hailan Cardiac'),
  field: both('便携超声', 'Ultrasound'),
  introduction: both('床旁心脏超声', 'Bedside ultrasound'),
  logo: null,
  booth: 'A05',
  deal: 'sold' as const,
  heldUntil: null,
  price: 5_184_000,
  contract: 'C-0312',
  signedOn: '2026-02-10',
  paid: 2_000_000,
  shown: true,
  stand: { products: [], files: [], films: [], contacts: [] },
  purpose: both('发送产品资料', 'Send product information'),
  keepUntil: '2099-10-18',
  members: [],
  ...more,
});
const save = (cid: number, more: object = {}) => test.attempt(desk.save, { cid, exhibitor: input(more) }, staff);

describe('[S87] [S88] [O13] an exhibitor', () => {
  it('that staff show has a stand, and its booth on the plan and in the lists of the home', async () => {
    const cid = await place();
    const { exhibitorId } = await test.call(desk.save, { cid, exhibitor: input({ shown: false }) }, staff);
    const home = async () => (await test.call(homeCalls.homeInfo, { idCode: cid, templateType: 2 })).data.exhibitors;
    expect(await test.attempt(calls.read, { showid: exhibitorId })).toMatchObject({ error: 'not_found' });
    expect((await home()).find(({ booth }) => booth === 'A05')).toMatchObject({ name: '脉衡医疗', to: '' });
    await test.call(desk.save, { cid, exhibitor: input({ id: exhibitorId, seen: 1 }) }, staff);
    expect(await test.call(calls.read, { showid: exhibitorId }, { language: 'en' })).toMatchObject({
      name: 'Hailan Cardiac',
      introduction: 'Bedside ultrasound',
      booth: 'A05',
      visitedAt: null,
      ownDesk: false,
    });
    const shown = (await home()).filter(({ booth }) => booth === 'A05');
    expect(shown).toMatchObject([{ name: '海澜心脏器械', to: `/exhibition/${exhibitorId}` }]);
    await db.updateTable('conference').set({ state: 'stopped' }).where('id', '=', cid).execute();
    expect(await test.attempt(calls.read, { showid: exhibitorId })).toMatchObject({ error: 'not_found' });
  });

  it('[S46] is found with its products, in both languages and by pinyin, only while it is shown', async () => {
    const cid = await place();
    const products = [{ key: 'p3', name: both('便携超声 P3', 'Portable P3'), text: nothing, picture: null }];
    await buildExhibitor(db, cid, { booth: 'A05', stand: { products } });
    await buildExhibitor(db, cid, { name: both('远声超声', 'Farsound'), shown: false });
    const { exhibitors, readings } = await test.call(calls.index, { cid });
    expect(exhibitors).toMatchObject([
      { name: { en: 'Hailan Cardiac' }, booth: 'A05', products: [{ en: 'Portable P3' }] },
    ]);
    expect(readings).toMatch(/chao[^ ]*超/);
    await db.updateTable('conference').set({ state: 'stopped' }).where('id', '=', cid).execute();
    expect(await test.attempt(calls.index, { cid })).toMatchObject({ error: 'conference_unknown' });
  });

  it('is marked as visited by a person for that person only', async () => {
    const cid = await place();
    const showid = await buildExhibitor(db, cid);
    const [one, other] = await Promise.all(
      ['13877330001', '13877330002'].map(async (phone) => ({
        token: await test.logIn(await buildAccount(db, { name: '林知远', phone })),
      })),
    );
    await test.call(calls.visit, { showid, visited: true }, one);
    await test.call(calls.visit, { showid, visited: true }, one);
    expect(await test.call(calls.own, { cid }, one)).toMatchObject({ visited: [showid], desks: [] });
    expect((await test.call(calls.own, { cid }, other)).visited).toEqual([]);
    await test.call(calls.visit, { showid, visited: false }, one);
    expect((await test.call(calls.own, { cid }, one)).visited).toEqual([]);
  });

  it('is refused with the field when its booth is not on the plan or an address is neither phone nor e-mail', async () => {
    const cid = await place();
    expect(await save(cid, { booth: 'Z99' })).toMatchObject({ faults: [{ field: 'exhibitor.booth' }] });
    expect(await save(cid, { members: ['13800001111', 'nobody'] })).toMatchObject({
      faults: [{ field: 'exhibitor.members.1', reason: 'address_either' }],
    });
  });

  it('is not overwritten by an older version, and its notice counts up when its words change', async () => {
    const cid = await place();
    const { exhibitorId: id, version } = await test.call(desk.save, { cid, exhibitor: input() }, staff);
    const notice = async () => (await test.call(desk.read, { cid, exhibitorId: id }, staff)).exhibitor.noticeVersion;
    await test.call(desk.save, { cid, exhibitor: input({ id, seen: version, field: nothing }) }, staff);
    expect(await notice()).toBe(1);
    expect(await save(cid, { id, seen: version })).toMatchObject({ error: 'changed_meanwhile' });
    await test.call(desk.save, { cid, exhibitor: input({ id, seen: 2, purpose: both('另作他用', '') }) }, staff);
    expect(await notice()).toBe(2);
    const elsewhere = await place();
    expect(await save(elsewhere, { id, seen: 3 })).toMatchObject({ error: 'not_found' });
    expect(await test.attempt(desk.read, { cid: elsewhere, exhibitorId: id }, staff)).toMatchObject({
      error: 'not_found',
    });
  });
});

describe('[O13] a booth', () => {
  it('is sold once, also when several sell it in the same second', async () => {
    const cid = await place();
    const sell = () => Promise.all(['一', '二', '三', '四'].map((zh) => save(cid, { name: both(zh, '') })));
    const errors = (await sell()).map((outcome) => ('error' in outcome ? outcome.error : 'sold'));
    expect(errors.toSorted()).toEqual(['booth_taken', 'booth_taken', 'booth_taken', 'sold']);
    // Control: without the index all four would have it.
    await pool.query('drop index exhibitor_booth');
    expect((await sell()).filter((outcome) => !('error' in outcome))).toHaveLength(4);
    await pool.query('delete from exhibitor where conference_id = $1', [cid]);
    await pool.query("create unique index exhibitor_booth on exhibitor (conference_id, booth) where booth <> ''");
  });

  it('is free again after its hold, and others can have it then', async () => {
    const cid = await place();
    const heldUntil = new Date(Date.now() + 3_600_000);
    const first = await buildExhibitor(db, cid, { booth: 'A01', deal: 'held', heldUntil });
    const stateOf = async (label: string) =>
      (await test.call(desk.list, { cid }, staff)).levels[0]?.booths.find((one) => one.label === label);
    expect(await stateOf('A01')).toMatchObject({ state: 'held', exhibitorId: first });
    expect(await stateOf('B02')).toMatchObject({ state: 'free', exhibitorId: null });
    expect(await save(cid, { booth: 'A01' })).toMatchObject({ error: 'booth_taken' });
    await db
      .updateTable('exhibitor')
      .set({ held_until: new Date(0) })
      .where('id', '=', first)
      .execute();
    expect(await stateOf('A01')).toMatchObject({ state: 'free', exhibitorId: null });
    const { exhibitorId } = await test.call(desk.save, { cid, exhibitor: input({ booth: 'A01' }) }, staff);
    expect(await stateOf('A01')).toMatchObject({ state: 'sold', exhibitorId });
    expect(await test.call(desk.read, { cid, exhibitorId: first }, staff)).toMatchObject({ exhibitor: { booth: '' } });
  });

  it('is in the sales list with its contract and what is due, as texts that no spreadsheet calculates', async () => {
    const cid = await place();
    await save(cid, { name: both('=HYPERLINK("x")', '') });
    const { content, name } = await test.call(desk.sales, { cid }, staff);
    const csv = Buffer.from(content, 'base64').toString();
    expect(name).toMatch(/^booths-\d+-\d{4}-\d\d-\d\d\.csv$/);
    const [, line = ''] = csv.split('\r\n');
    expect(line).toContain('C-0312,2026-02-10,20000.00,31840.00');
    expect(line).not.toMatch(/(^|,)"?=/);
  });

  it('belongs to an exhibitor that can be removed only without cards', async () => {
    const cid = await place();
    const id = await buildExhibitor(db, cid, { booth: 'A01' });
    const remove = () => test.attempt(desk.remove, { cid, exhibitorId: id }, staff);
    const values = { exhibitor_id: id, way: 'card' as const, name: '', notice: '', notice_version: 1 };
    await db
      .insertInto('lead')
      .values({ ...values, given_at: new Date(), keep_until: '2099-01-01' })
      .execute();
    expect(await remove()).toMatchObject({ error: 'exhibitor_has_leads' });
    await db.deleteFrom('lead').where('exhibitor_id', '=', id).execute();
    expect(await remove()).toEqual({ code: 0 });
  });
});
