import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exhibitionCalls as stands } from '@meetingapp/contract/exhibition/exhibitor.ts';
import { leadCalls as calls } from '@meetingapp/contract/exhibition/lead.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildExhibitor } from '@meetingapp/demo/exhibition/exhibitors.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { testApp } from '../../../testing/app.ts';
import { entryCodeOf } from '../../checkin/ticket/commands.ts';
import { purgeLeads } from './commands.ts';

const test = await testApp();
const { db, pool } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId });
let people = 0;

async function account(name: string) {
  people += 1;
  const phone = `1387722${String(people).padStart(4, '0')}`;
  const accountId = await buildAccount(db, { name, phone });
  return { accountId, phone, token: await test.logIn(accountId) };
}
async function visitor(name = '林知远') {
  const person = await account(name);
  const answers = {
    company: '江州大学附属第一医院',
    title: '副主任医师',
    department: '急诊科',
    email: 'lin.zy@example.com',
  };
  const regId = await buildRegistration(db, cid, { accountId: person.accountId, name, phone: person.phone, answers });
  return { ...person, regId, code: await entryCodeOf(db, regId) };
}
/** An exhibitor with one person at its booth. */
async function booth(name = '许工') {
  const person = await account(name);
  const products = [{ key: 'p3', name: { zh: '便携超声', en: 'Ultrasound' }, text: { zh: '', en: '' }, picture: null }];
  return { ...person, showid: await buildExhibitor(db, cid, { members: [person.phone], stand: { products } }) };
}
const marks = { interest: null, products: [], note: '' };
const taking = (showid: number, code: string, more: object = {}) => ({
  showid,
  code,
  fields: [],
  noticeVersion: 1,
  key: randomUUID(),
  at: new Date().toISOString(),
  ...marks,
  ...more,
});
const list = ({ showid, token }: { showid: number; token: string }) => test.call(calls.list, { showid }, { token });

describe('[O13] [S88] a card that a visitor hands over', () => {
  it('has name and institution, and of the rest what was ticked, with the words agreed to', async () => {
    const one = await visitor();
    const stand = await booth();
    const { showid } = stand;
    const asked = await test.call(calls.card, { showid }, one);
    expect(asked).toMatchObject({ name: '林知远', given: false, noticeVersion: 1 });
    expect(asked.offered.map(({ field }) => field)).toEqual(['post', 'email', 'phone']);
    await test.call(calls.give, { showid, fields: ['email'], noticeVersion: 1 }, one);
    const { leads, figures } = await list(stand);
    expect(leads).toMatchObject([
      {
        name: '林知远',
        affiliation: '江州大学附属第一医院',
        email: 'lin.zy@example.com',
        phone: '',
        post: '',
        way: 'card',
      },
    ]);
    expect(figures).toEqual({ standing: 1, today: 1, high: 0, visits: 1 });
    expect(await test.call(stands.read, { showid }, one)).toMatchObject({ leadId: leads[0]?.id, ownDesk: false });
    expect((await test.call(calls.mine, { cid }, one)).cards).toMatchObject([
      { fields: ['email'], notice: '只用于发送产品资料和预约演示', withdrawnAt: null },
    ]);
  });

  it('needs a registration, and the words that are in force', async () => {
    const { showid } = await booth();
    const stranger = await account('白芷若');
    expect(await test.attempt(calls.card, { showid }, stranger)).toMatchObject({ error: 'lead_not_registered' });
    const give = { showid, fields: [], noticeVersion: 2 };
    expect(await test.attempt(calls.give, give, stranger)).toMatchObject({ error: 'lead_not_registered' });
    expect(await test.attempt(calls.give, give, await visitor())).toMatchObject({ error: 'lead_notice_changed' });
  });

  it('is withdrawn by its visitor only: the row stays without a name, in lists and downloads at once', async () => {
    const one = await visitor('程望舒');
    const stand = await booth();
    const { showid } = stand;
    const { leadId } = await test.call(calls.give, { showid, fields: ['phone'], noticeVersion: 1 }, one);
    await test.call(calls.mark, { leadId, seen: 1, interest: 'high', products: ['p3'], note: '想试用' }, stand);
    expect((await test.call(calls.download, { showid }, stand)).csv).toContain('程望舒');
    expect(await test.attempt(calls.withdraw, { leadId }, await visitor())).toMatchObject({ error: 'not_found' });
    expect(await test.attempt(calls.withdraw, { leadId }, stand)).toMatchObject({ error: 'not_found' });
    await test.call(calls.withdraw, { leadId }, one);
    await test.call(calls.withdraw, { leadId }, one);
    const { leads } = await list(stand);
    expect(leads).toMatchObject([{ id: leadId, name: '', phone: '', note: '', interest: null }]);
    expect(leads[0]?.withdrawnAt).not.toBeNull();
    expect(leads[0]?.exportedAt).not.toBeNull();
    expect((await test.call(calls.download, { showid }, stand)).csv).not.toContain('程望舒');
    const { rows } = await pool.query<{ row: string }>('select l::text as row from lead as l where id = $1', [leadId]);
    expect(rows[0]?.row).not.toContain(one.phone);
    const late = { leadId, seen: 3, interest: 'low' as const, products: [], note: '程望舒' };
    expect(await test.attempt(calls.mark, late, stand)).toMatchObject({ error: 'lead_withdrawn' });
    const again = await test.call(calls.give, { showid, fields: [], noticeVersion: 1 }, one);
    expect(again.leadId).not.toBe(leadId);
  });

  it('loses its data after the last day on which it is kept', async () => {
    const one = await visitor();
    const person = await account('许工');
    const showid = await buildExhibitor(db, cid, { members: [person.phone], keepUntil: '2026-10-18' });
    await test.call(calls.give, { showid, fields: [], noticeVersion: 1 }, one);
    await purgeLeads(db, '2026-10-18');
    expect((await list({ showid, ...person })).leads).toMatchObject([{ name: '林知远', blanked: false }]);
    await purgeLeads(db, '2026-10-19');
    expect((await list({ showid, ...person })).leads).toMatchObject([{ name: '', affiliation: '', blanked: true }]);
  });
});

describe('[O13] [S88] a card that is scanned at the booth', () => {
  it('is asked for without its addresses, and stored only with the consent', async () => {
    const one = await visitor();
    const stand = await booth();
    const { showid } = stand;
    const asked = await test.call(calls.look, { showid, code: one.code }, stand);
    expect(asked).toMatchObject({ name: '林知远', given: false });
    expect(JSON.stringify(asked)).not.toContain(one.phone);
    expect(JSON.stringify(asked)).not.toContain('lin.zy@example.com');
    expect((await list(stand)).leads).toEqual([]);
    const more = { fields: ['post'], interest: 'high', products: ['p3', 'unknown'], note: '周六看演示' };
    await test.call(calls.take, taking(showid, one.code, more), stand);
    expect((await list(stand)).leads).toMatchObject([
      { post: '副主任医师 急诊科', email: '', interest: 'high', products: ['p3'], note: '周六看演示', way: 'scan' },
    ]);
  });

  it('arrives once, however often and from however many phones it is sent', async () => {
    const one = await visitor();
    const stand = await booth();
    const body = taking(stand.showid, one.code);
    // As the phone makes it: without hyphens.
    const plain = { ...body, key: body.key.replaceAll('-', '') };
    const sent = [plain, body, body, body, taking(stand.showid, one.code), taking(stand.showid, one.code)];
    const outcomes = await Promise.all(sent.map((each) => test.call(calls.take, each, stand)));
    expect(new Set(outcomes.map(({ leadId }) => leadId)).size).toBe(1);
    expect((await list(stand)).leads).toHaveLength(1);
    // Control: without the two indexes the same writes would make several cards.
    await pool.query('drop index lead_once');
    await pool.query('alter table lead drop constraint lead_key_key');
    await Promise.all(sent.map((each) => test.call(calls.take, each, stand)));
    expect((await list(stand)).leads.length).toBeGreaterThan(1);
    await pool.query('delete from lead where exhibitor_id = $1', [stand.showid]);
    await pool.query('alter table lead add constraint lead_key_key unique (key)');
    await pool.query(`create unique index lead_once on lead (exhibitor_id, account_id)
      where withdrawn_at is null and not blanked and account_id is not null`);
  });

  it('does not come back when a phone sends it after the visitor has withdrawn', async () => {
    const one = await visitor();
    const stand = await booth();
    const agreed = new Date(Date.now() - 60_000).toISOString();
    const body = taking(stand.showid, one.code, { at: agreed });
    const { leadId } = await test.call(calls.take, body, stand);
    await test.call(calls.withdraw, { leadId }, one);
    expect(await test.attempt(calls.take, body, stand)).toMatchObject({ error: 'lead_withdrawn' });
    const other = taking(stand.showid, one.code, { at: agreed });
    expect(await test.attempt(calls.take, other, stand)).toMatchObject({ error: 'lead_withdrawn' });
  });

  it('adds to the card that the visitor gave before: what they tick now, stars, products and notes, once', async () => {
    const one = await visitor();
    const stand = await booth();
    const { showid } = stand;
    const { noticeVersion } = await test.call(calls.card, { showid }, one);
    await test.call(calls.give, { showid, fields: ['post'], noticeVersion }, one);
    const first = taking(showid, one.code, {
      fields: ['email'],
      interest: 'high',
      products: ['p3'],
      note: '周六看演示',
    });
    const second = taking(showid, one.code, { interest: 'low', note: '问租用' });
    for (const body of [first, first, second, first]) await test.call(calls.take, body, stand);
    const { leads } = await list(stand);
    expect(leads).toMatchObject([
      {
        post: '副主任医师 急诊科',
        email: 'lin.zy@example.com',
        phone: '',
        interest: 'high',
        products: ['p3'],
        note: '周六看演示\n问租用',
      },
    ]);
  });

  it('holds no address whose purpose is not kept with it, also when the purpose changed in between', async () => {
    const one = await visitor();
    const stand = await booth();
    const { showid } = stand;
    await test.call(calls.give, { showid, fields: ['post'], noticeVersion: 1 }, one);
    await pool.query('update exhibitor set purpose = $2, notice_version = 2 where id = $1', [
      showid,
      { zh: '用于电话回访', en: 'For calls' },
    ]);
    const own = async () => (await test.call(calls.mine, { cid }, one)).cards;
    // Of the post nothing was said this time: it stays under the words that it was given with, and the phone is not taken.
    await test.call(
      calls.take,
      taking(showid, one.code, { fields: ['phone'], noticeVersion: 2, note: '想试用' }),
      stand,
    );
    expect(await own()).toMatchObject([{ fields: ['post'], notice: '只用于发送产品资料和预约演示' }]);
    expect((await list(stand)).leads).toMatchObject([{ phone: '', note: '想试用' }]);
    await test.call(calls.take, taking(showid, one.code, { fields: ['post', 'phone'], noticeVersion: 2 }), stand);
    expect(await own()).toMatchObject([{ fields: ['post', 'phone'], notice: '用于电话回访' }]);
  });

  it('needs an entry code that this conference signed and that is valid', async () => {
    const one = await visitor();
    const stand = await booth();
    const look = (code: string) => test.attempt(calls.look, { showid: stand.showid, code }, stand);
    const elsewhere = await buildRegistration(db, await buildConference(db, { societyId }));
    const codes = [
      'M1ABC.',
      '1234567890123456',
      one.code.replace(/.{6}\.$/, 'AAAAAA.'),
      await entryCodeOf(db, elsewhere),
    ];
    for (const code of codes) expect(await look(code)).toMatchObject({ error: 'lead_code' });
    await db.updateTable('registration').set({ state: 'cancelled' }).where('id', '=', one.regId).execute();
    expect(await look(one.code)).toMatchObject({ error: 'lead_code' });
  });
});

describe('[O13] rights', () => {
  it('an exhibitor reads, marks and downloads its own cards only, also with borrowed links', async () => {
    const one = await visitor('纪明心');
    const [ours, theirs] = [await booth(), await booth('裴玄度')];
    const { leadId } = await test.call(calls.give, { showid: theirs.showid, fields: [], noticeVersion: 1 }, one);
    const { showid } = theirs;
    const mark = { leadId, seen: 1, ...marks };
    for (const caller of [ours, one, await account('陌生人')]) {
      expect(await test.attempt(calls.list, { showid }, caller)).toMatchObject({ error: 'not_found' });
      expect(await test.attempt(calls.download, { showid }, caller)).toMatchObject({ error: 'not_found' });
      expect(await test.attempt(calls.look, { showid, code: one.code }, caller)).toMatchObject({ error: 'not_found' });
      expect(await test.attempt(calls.take, taking(showid, one.code), caller)).toMatchObject({ error: 'not_found' });
      expect(await test.attempt(calls.mark, mark, caller)).toMatchObject({ error: 'not_found' });
    }
    expect((await list(ours)).leads).toEqual([]);
    expect((await list(theirs)).leads).toMatchObject([{ name: '纪明心' }]);
    expect((await test.call(stands.own, { cid }, theirs)).desks).toMatchObject([{ id: showid }]);
    expect((await test.call(stands.own, { cid }, one)).desks).toEqual([]);
  });

  it('end when the organiser takes the address away, and need an address that is proved', async () => {
    const stand = await booth();
    await db.updateTable('identity').set({ verified_at: null }).where('account_id', '=', stand.accountId).execute();
    expect(await test.attempt(calls.list, stand, stand)).toMatchObject({ error: 'not_found' });
    await db
      .updateTable('identity')
      .set({ verified_at: new Date() })
      .where('account_id', '=', stand.accountId)
      .execute();
    await list(stand);
    await db.deleteFrom('exhibitor_member').where('exhibitor_id', '=', stand.showid).execute();
    expect(await test.attempt(calls.list, stand, stand)).toMatchObject({ error: 'not_found' });
  });

  it('a note is not overwritten by an older one', async () => {
    const one = await visitor();
    const stand = await booth();
    const { leadId } = await test.call(calls.take, taking(stand.showid, one.code), stand);
    const body = { leadId, seen: 1, ...marks, note: '一' };
    expect(await test.call(calls.mark, body, stand)).toMatchObject({ version: 2 });
    expect(await test.attempt(calls.mark, { ...body, note: '二' }, stand)).toMatchObject({
      error: 'changed_meanwhile',
    });
  });
});

it('[O13] a download calculates nothing in a spreadsheet', async () => {
  const one = await visitor('=HYPERLINK("http://x")');
  const stand = await booth();
  await test.call(calls.give, { showid: stand.showid, fields: [], noticeVersion: 1 }, one);
  const { csv } = await test.call(calls.download, { showid: stand.showid }, stand);
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
});
