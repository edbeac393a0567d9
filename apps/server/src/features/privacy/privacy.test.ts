import { describe, expect, it } from 'vitest';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { privacyCalls } from '@meetingapp/contract/privacy.ts';
import { buildAccount, buildAgreement } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildMemberList, buildMembers } from '@meetingapp/demo/members/members.ts';
import { buildPaper } from '@meetingapp/demo/papers/papers.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both, json } from '@meetingapp/demo/support/bilingual.ts';
import { beginAudit } from '../../db/rows/audit.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { testApp } from '../../testing/app.ts';
import { obstacleOf } from './access.ts';
import { allRegistrationsOf, personOf } from './queries.ts';
import { everythingOf } from './archive/queries.ts';
import { order, paidRegistration, register, smallCongress, visitor } from '../../testing/congress.ts';

const test = await testApp();
const { db, pool } = test;
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);
const by = { token: await buildStaffToken(db, staffId) };
const past = { societyId, startsOn: '2020-05-01', endsOn: '2020-05-03' };

const paperAuthor = {
  name: { zh: '顾清和', en: 'Gu Qinghe' },
  affiliations: [1],
  presenting: true,
  corresponding: true,
};

/** A list with a row about this registration. */
async function importedRow(cid: number, { regId, who }: Awaited<ReturnType<typeof paidRegistration>>) {
  const empty = JSON.stringify([]);
  const file = { name: 'list.csv', file_id: 'x', title_row: 1, titles: empty, sample: empty, columns: empty };
  const { id } = await db
    .insertInto('sheet_import')
    .values({ ...file, conference_id: cid, kind: 'registration', staff_id: staffId, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = { import_id: id, number: 2, name: who.answers.name, cells: JSON.stringify(Object.values(who.answers)) };
  await db
    .insertInto('sheet_import_row')
    .values({ ...row, fate: 'same', faults: empty, changes: empty, keys: [`#${regId}`] })
    .execute();
}

let count = 0;

/** A person who paid and requested an invoice; the conference is over. */
async function guest() {
  count += 1;
  const renamed = `周晓琴${count}号`;
  const { cid, feeId } = await smallCongress(db, { societyId });
  const paid = await paidRegistration(test, cid, feeId);
  await db
    .insertInto('invoice')
    .values({
      registration_id: paid.regId,
      kind: 'ordinary',
      holder: 'person',
      title: '周晓晴',
      email: 'invoice@example.org',
      phone: `1390000${String(count).padStart(4, '0')}`,
    })
    .execute();
  await db
    .insertInto('consent')
    .values({ account_id: paid.who.accountId, subject: 'agreement', version: '2026-01', through: 'web' })
    .execute();
  await inTransaction(db, async (transaction) => {
    await beginAudit(transaction, { societyId, conferenceId: cid, staffId, call: 'console/x' });
    await transaction.updateTable('registration').set({ name: renamed }).where('id', '=', paid.regId).execute();
  });
  await importedRow(cid, paid);
  await db
    .updateTable('conference')
    .set({ starts_on: past.startsOn, ends_on: past.endsOn })
    .where('id', '=', cid)
    .execute();
  return {
    ...paid,
    cid,
    renamed,
    invoicePhone: `1390000${String(count).padStart(4, '0')}`,
    account: paid.who.accountId,
    phone: paid.who.answers.phone,
  };
}
const personal = [
  'account',
  'identity',
  'registration',
  'audit_change',
  'message',
  'invoice',
  'one_time_code',
  'sheet_import_row',
];
const everywhere = async (words: string) => {
  const found: string[] = [];
  for (const table of personal)
    for (const { row } of (await pool.query<{ row: string }>(`select t::text as row from ${table} as t`)).rows)
      if (row.includes(words)) found.push(table);
  return found;
};

describe('[O21] one person', () => {
  it('is found by name, phone or e-mail, with the accepted agreements', async () => {
    const { account, phone } = await guest();
    const { people } = await test.call(privacyCalls.people, { words: phone }, by);
    expect(people).toMatchObject([
      { account, contacts: [phone], registrations: 1, consents: [{ subject: 'agreement', version: '2026-01' }] },
    ]);
    const abroad = {
      token: await buildStaffToken(db, await buildStaff(db, await buildSociety(db), { email: 'b@x.org' })),
    };
    expect((await test.call(privacyCalls.people, { words: phone }, abroad)).people).toEqual([]);
    for (const call of [privacyCalls.plan, privacyCalls.erase, privacyCalls.export])
      expect(await test.attempt(call, { account }, abroad)).toMatchObject({ error: 'not_found' });
  });

  it('is exported completely as one file', async () => {
    const { account } = await guest();
    const { taskId } = await test.call(privacyCalls.export, { account }, by);
    await test.work();
    const task = await db.selectFrom('task').selectAll().where('id', '=', taskId).executeTakeFirstOrThrow();
    expect(task).toMatchObject({ state: 'done', done: 1, total: 1, file_name: expect.stringMatching(/\.zip$/) });
    const read = await test.ports.files.read(task.file_id ?? '');
    if (!read.ok) throw new Error('no file');
    const content = Buffer.concat(await read.stream.toArray());
    expect(content.subarray(0, 2).toString()).toBe('PK');
    expect(content.includes('data.json') && content.includes('data.xlsx')).toBe(true);
  });
});

describe('[O21] log-in providers of a person', () => {
  it('are in the export with the name that the provider gives the person; at a society only its own', async () => {
    const accountId = await buildAccount(db, { name: '白若棠' });
    const link = async (ofSociety: number, subject: string) => {
      const { id } = await db
        .insertInto('sign_on_provider')
        .values({
          society_id: ofSociety,
          name: json(both('学会会员', 'Society account')),
          issuer: `https://${subject}.example`,
          client_id: 'meetingapp',
          client_secret: Buffer.from('sealed'),
          audience: 'members',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const linked_at = new Date('2030-01-02T03:04:05Z');
      await db
        .insertInto('member_sign_on')
        .values({ provider_id: id, subject, account_id: accountId, linked_at })
        .execute();
      return { name: both('学会会员', 'Society account'), issuer: `https://${subject}.example`, subject, linked_at };
    };
    const own = await link(societyId, 'society-7001');
    const other = await link(await buildSociety(db), 'society-7002');
    expect((await everythingOf(db, accountId, [], [])).logInProviders).toEqual([own, other]);
    expect((await everythingOf(db, accountId, [], [], societyId)).logInProviders).toEqual([own]);
    expect(JSON.stringify(await everythingOf(db, accountId, [], []))).not.toContain('sealed');
  });
});

describe('[O21] an erasure', () => {
  it('previews what goes and what stays, and then leaves nothing but what tax law needs', async () => {
    const { account, orderId, regId, phone, invoicePhone, renamed, who, total } = await guest();
    const { steps, obstacle } = await test.call(privacyCalls.plan, { account }, by);
    expect(obstacle).toBeNull();
    expect(steps).toContainEqual({ what: 'registrations', count: 1, fate: 'blanked' });
    expect(steps).toContainEqual({ what: 'payments', count: 1, fate: 'kept' });
    expect(await everywhere(phone)).toContain('registration');
    await test.call(privacyCalls.erase, { account }, by);
    await test.work();
    expect(await everywhere(phone)).toEqual([]);
    expect(await everywhere(who.answers.email)).toEqual([]);
    expect(await everywhere(renamed)).toEqual([]);
    expect(await everywhere(invoicePhone)).toEqual([]);
    const kept = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ total, state: 'paid', registration_id: regId });
    const ledger = await db.selectFrom('ledger').select('amount').where('order_id', '=', orderId).execute();
    expect(ledger).toEqual([{ amount: total }]);
    const invoice = await db.selectFrom('invoice').selectAll().where('registration_id', '=', regId).executeTakeFirst();
    expect(invoice).toMatchObject({ title: '周晓晴', email: '', phone: '' });
    expect(await test.attempt(orderCalls.read, { orderid: orderId }, { token: who.token })).toMatchObject({
      error: 'session_invalid',
    });
    expect((await pool.query(`select 1 from audit_change where before ->> 'name' = '***'`)).rowCount).toBeGreaterThan(
      0,
    );
    await expect(pool.query(`update audit_change set before = null`)).rejects.toThrow('not altered');
    await test.call(privacyCalls.erase, { account }, by);
  });

  it('removes the person from the member lists, and nobody who only shares a number', async () => {
    const { account, phone, renamed } = await guest();
    const listId = await buildMemberList(db, societyId);
    const abroad = await buildMemberList(db, await buildSociety(db));
    await db.updateTable('identity').set({ verified_at: null }).where('account_id', '=', account).execute();
    await buildMembers(db, listId, [
      { name: renamed, phone },
      { name: '程望舒', phone },
    ]);
    await buildMembers(db, abroad, [{ name: renamed, phone }]);
    const { steps } = await test.call(privacyCalls.plan, { account }, by);
    expect(steps).toContainEqual({ what: 'memberships', count: 1, fate: 'erased' });
    await test.call(privacyCalls.erase, { account }, by);
    const left = await db
      .selectFrom('member_list_entry')
      .select(['member_list_id', 'name'])
      .where('phone', '=', phone)
      .orderBy('id')
      .execute();
    expect(left).toEqual([
      { member_list_id: listId, name: '程望舒' },
      { member_list_id: abroad, name: renamed },
    ]);
    expect((await everywhere(renamed)).filter((table) => table !== 'member_list_entry')).toEqual([]);
  });

  it('waits for an open order and for a conference that is not over', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const who = await visitor(test);
    await order(test, who, await register(test, who, cid, feeId));
    expect(await test.call(privacyCalls.plan, { account: who.accountId }, by)).toMatchObject({
      obstacle: 'open_order',
    });
    expect(await test.attempt(privacyCalls.erase, { account: who.accountId }, by)).toMatchObject({
      error: 'erasure_too_early',
    });
    const paid = await paidRegistration(test, cid, feeId);
    expect(await test.call(privacyCalls.plan, { account: paid.who.accountId }, by)).toMatchObject({
      obstacle: 'live_registration',
    });
  });

  it('waits while somebody is at a conference that runs, by the day of its zone', async () => {
    const days = { startsOn: '2026-03-01', endsOn: '2026-03-03' };
    const cid = await buildConference(db, { societyId, ...days });
    await db.updateTable('conference').set({ zone: 'America/New_York' }).where('id', '=', cid).execute();
    const accountId = await buildAccount(db, {});
    const id = await buildRegistration(db, cid, { accountId, state: 'attended' });
    const found = await allRegistrationsOf(db, accountId);
    expect(found.ids).toEqual([id]);
    // Ten in the evening of the last day in New York, and the morning after it.
    expect(await obstacleOf(db, found, new Date('2026-03-04T03:00:00Z'))).toBe('live_registration');
    expect(await obstacleOf(db, found, new Date('2026-03-04T13:00:00Z'))).toBe(null);
  });

  it('leaves another society’s data of the person', async () => {
    const { account, phone, regId } = await guest();
    const elsewhere = await buildRegistration(db, await buildConference(db), { accountId: account, phone });
    await test.call(privacyCalls.erase, { account }, by);
    const names = await db
      .selectFrom('registration')
      .select(['id', 'name'])
      .where('id', 'in', [regId, elsewhere])
      .orderBy('id')
      .execute();
    expect(names).toEqual([
      { id: regId, name: '' },
      { id: elsewhere, name: '林知远' },
    ]);
    expect(await everywhere(phone)).toContain('identity');
  });
});

describe('[O21] papers of a person', () => {
  it('are in the export, and an erasure keeps published ones with their names but without contact data', async () => {
    const cid = await buildConference(db, past);
    const accountId = await buildAccount(db, { name: '顾清和' });
    const contact = { name: '顾清和', phone: '13900104477', email: 'gu@papers.example' };
    const wish = { accountId, contact, authors: [{ ...paperAuthor, email: 'gu@papers.example' }] };
    const told = { state: 'confirmed', decision: 'poster', toldAt: new Date() } as const;
    const shown = await buildPaper(db, cid, { ...wish, ...told });
    const refused = await buildPaper(db, cid, { ...wish, ...told, state: 'decided', decision: 'not_accepted' });
    const draft = await buildPaper(db, cid, { ...wish, state: 'draft' });
    const abroad = await buildPaper(db, await buildConference(db), { ...wish, state: 'draft' });
    expect((await test.call(privacyCalls.people, { words: '顾清和' }, by)).people).toMatchObject([
      { account: accountId, registrations: 0 },
    ]);
    const person = await personOf(db, societyId, accountId);
    const everything = JSON.stringify(await everythingOf(db, accountId, [], person?.papers ?? []));
    for (const word of [shown.number, draft.number, 'gu@papers.example', '13900104477'])
      expect(everything).toContain(word);
    expect(everything).not.toContain(abroad.number);
    const { steps } = await test.call(privacyCalls.plan, { account: accountId }, by);
    expect(steps).toContainEqual({ what: 'papers', count: 3, fate: 'blanked' });
    await test.call(privacyCalls.erase, { account: accountId }, by);
    const left = await db
      .selectFrom('paper')
      .select(['id', 'contact_name', 'contact_phone', 'contact_email', 'account_id'])
      .where('id', 'in', [shown.paperId, refused.paperId, draft.paperId])
      .execute();
    expect(left).toEqual([
      { id: shown.paperId, contact_name: '', contact_phone: '', contact_email: '', account_id: null },
    ]);
    const authors = await db.selectFrom('paper_author').selectAll().where('paper_id', '=', shown.paperId).execute();
    expect(authors).toMatchObject([{ name: { zh: '顾清和' }, email: '' }]);
    const elsewhere = await db.selectFrom('paper').select('contact_phone').where('id', '=', abroad.paperId).execute();
    expect(elsewhere).toEqual([{ contact_phone: '13900104477' }]);
  });
});

describe('[O21] retention', () => {
  it('blanks answers a set number of days after the conference, and keeps the money', async () => {
    const kept = await guest();
    const due = await guest();
    await test.call(privacyCalls.saveRetention, { cid: due.cid, days: 365 }, by);
    expect(await test.call(privacyCalls.retention, { cid: due.cid }, by)).toMatchObject({
      days: 365,
      people: 1,
      dueOn: '2021-05-04',
    });
    const { jobRegistry } = await import('../../job-registry.ts');
    const context = { db, ports: test.ports, publicUrl: '', clock: () => new Date() };
    await jobRegistry['privacy.retain'].run({}, context);
    const nameOf = async (id: number) =>
      (await db.selectFrom('registration').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
    expect(await nameOf(due.regId)).toBe('');
    expect(await nameOf(kept.regId)).not.toBe('');
    const order = await db.selectFrom('orders').select('total').where('id', '=', due.orderId).executeTakeFirst();
    expect(order).toEqual({ total: due.total });
    expect(await everywhere(due.phone)).toContain('identity');
  });
});

describe('[S12] [C16] the agreements', () => {
  it('are written by the owner of a society for its own people, in versions; a new one asks everybody again', async () => {
    const own = await buildSociety(db);
    const token = await buildStaffToken(db, await buildStaff(db, own, { email: 'texts@example.org' }));
    const cid = await buildConference(db, { societyId: own });
    await buildAgreement(db, 'common', new Date('2020-01-01T00:00:00Z'));
    const who = await visitor(test);
    const shown = () => test.call(accountCalls.agreement, { cid }, { token: who.token });
    const both = (text: string) => ({ zh: text, en: `${text} in English` });
    expect((await shown()).version).toBe('common');
    expect(
      await test.attempt(
        privacyCalls.saveAgreement,
        { agreement: { zh: '协议', en: ' ' }, privacy: both('政策') },
        { token, language: 'en' },
      ),
    ).toMatchObject({ faults: [{ field: 'agreement', reason: 'required' }] });
    const first = await test.call(
      privacyCalls.saveAgreement,
      { agreement: both('<p onclick="x()">一</p><script>x()</script>二'), privacy: both('政策') },
      { token },
    );
    expect(await shown()).toMatchObject({ version: first.version, agreement: '<p>一</p>二', accepted: null });
    await test.call(accountCalls.acceptAgreement, { version: first.version }, { token: who.token });
    expect((await shown()).accepted?.version).toBe(first.version);
    const second = await test.call(
      privacyCalls.saveAgreement,
      { agreement: both('新'), privacy: both('新') },
      { token },
    );
    expect(second.version).not.toBe(first.version);
    expect(await shown()).toMatchObject({ version: second.version, accepted: { version: first.version } });
    expect(
      await test.attempt(accountCalls.acceptAgreement, { version: first.version }, { token: who.token }),
    ).toMatchObject({
      error: 'agreement_needed',
    });
    const late = { agreement: both('晚'), privacy: both('晚'), seen: first.version };
    expect(await test.attempt(privacyCalls.saveAgreement, late, { token })).toMatchObject({
      error: 'changed_meanwhile',
    });
    const { versions } = await test.call(privacyCalls.agreements, {}, { token });
    expect(versions.map(({ version, own: mine, accepted }) => [version, mine, accepted])).toEqual([
      [second.version, true, 0],
      [first.version, true, 1],
      ['common', false, 0],
    ]);
    const elsewhere = await buildConference(db, { societyId });
    expect((await test.call(accountCalls.agreement, { cid: elsewhere })).version).toBe('common');
  });
});
