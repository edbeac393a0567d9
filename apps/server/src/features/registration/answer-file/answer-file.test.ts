import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ErrorAnswer } from '@meetingapp/contract/errors.ts';
import { answerFileCalls as calls } from '@meetingapp/contract/registration/answer-file.ts';
import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { registrationDeskCalls } from '@meetingapp/contract/registration/desk.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { fileOf } from '@meetingapp/domain/registration/kinds/file.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { ZipWriter } from '@meetingapp/sheets/zip/writer.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor, type Visitor } from '../../../testing/congress.ts';
import { blankRegistrations, eraseAccount } from '../../privacy/commands.ts';
import { everythingOf } from '../../privacy/archive/queries.ts';
import { removeUnheldFiles } from './commands.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const as = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#08a' } })
  .withExif({ IFD0: { Copyright: 'SECRETPLACE' } })
  .png()
  .toBuffer();
async function zipOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipWriter();
  const chunks: Buffer[] = [];
  for (const [name, content] of Object.entries(files))
    for await (const chunk of zip.entry(name, [Buffer.from(content)])) chunks.push(chunk);
  chunks.push(zip.end());
  return Buffer.concat(chunks);
}
const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const word = (more: Record<string, string> = {}) =>
  zipOf({ '[Content_Types].xml': types, 'word/document.xml': '<w:document/>', ...more });

const [docx, macros, plainZip] = [
  await word(),
  await word({ 'word/vbaProject.bin': 'x' }),
  await zipOf({ 'a.txt': 'a' }),
];

const fields = [...plainFields, { code: 'proof', kind: 'FILE' as const, label: both('证明', 'Proof'), required: true }];
async function conference(form = fields) {
  const cid = await buildConference(db, { societyId });
  await buildForm(db, cid, form);
  return cid;
}

type Sent = { value?: string; bytes?: number } & Partial<ErrorAnswer>;
async function send(who: Visitor, cid: number, content: Buffer, name = '证书.pdf'): Promise<Sent> {
  const answer = await test.attempt(
    calls.uploadAnswerFile,
    { cid },
    { language: 'en', token: who.token, file: content, fileName: name },
  );
  return answer as Sent;
}
const uploaded = async (who: Visitor, cid: number, content: Buffer = pdf, name = '证书.pdf') => {
  const { value = '' } = await send(who, cid, content, name);
  expect(fileOf(value)).not.toBeNull();
  return value;
};
const save = (who: Visitor, cid: number, proof: string, regid: number | null = null) =>
  test.attempt(
    registrationCalls.add,
    { regid, uid: null, cid, cfgid: null, src: '', sub_cid: null, ...who.answers, proof },
    { token: who.token, language: 'en' },
  );
async function saved(who: Visitor, cid: number, proof: string, regid: number | null = null): Promise<number> {
  const answer = await save(who, cid, proof, regid);
  if (!('register' in answer)) throw new Error(JSON.stringify(answer));
  return answer.register.regId ?? 0;
}
const refOf = (value: string) => fileOf(value)?.reference ?? '';
const ownAddress = (who: Visitor, value: string) =>
  test.attempt(calls.ownAnswerFile, { file: refOf(value) }, { token: who.token });
const fetched = (address: string) => test.app.inject({ method: 'GET', url: address });
const contents = async () =>
  (await db.selectFrom('answer_file').select('file_key').execute()).map((row) => row.file_key);

describe('[V19] [O2] a file as an answer', () => {
  const accepted: [title: string, content: Buffer, name: string, stored: string][] = [
    ['a PDF', pdf, 'x.txt', 'x.pdf'],
    ['a PNG, encoded again', png, 'scan.pdf', 'scan.jpg'],
    ['a Word document', docx, 'cv.zip', 'cv.docx'],
  ];
  it.each(accepted)('takes %s by its content, whatever its name says', async (_title, content, name, storedName) => {
    const [who, cid] = [await visitor(test), await conference()];
    const value = await uploaded(who, cid, content, name);
    expect(fileOf(value)?.name).toBe(storedName);
  });

  const refused: [title: string, content: Buffer, error: string][] = [
    ['a web page', Buffer.from('<html><script>alert(1)</script></html>'), 'answer_file_kind'],
    ['a program with the name of a PDF', Buffer.from('MZ\u0090\u0000\u0003'), 'answer_file_kind'],
    ['a recording', Buffer.from('ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000'), 'answer_file_kind'],
    ['a zip', plainZip, 'answer_file_kind'],
    ['half of a PDF', pdf.subarray(0, 20), 'answer_file_unreadable'],
    ['a PDF with a password', Buffer.from('%PDF-1.7\ntrailer <</Encrypt 1 0 R>>\n%%EOF'), 'answer_file_unreadable'],
    ['a broken picture', png.subarray(0, 60), 'answer_file_unreadable'],
    ['a Word document with macros', macros, 'answer_file_macros'],
    ['a file above 10 MB', Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024), pdf]), 'answer_file_large'],
    ['an empty file', Buffer.alloc(0), 'answer_file_kind'],
  ];
  it.each(refused)('refuses %s', async (_title, content, error) => {
    const [who, cid] = [await visitor(test), await conference()];
    expect(await send(who, cid, content)).toMatchObject({ error });
    expect(await db.selectFrom('answer_file').select('id').where('account_id', '=', who.accountId).execute()).toEqual(
      [],
    );
  });

  it('is private: its owner and staff of the conference get an address that ends, and nobody finds the content under /files', async () => {
    const [who, other, cid] = [await visitor(test), await visitor(test), await conference()];
    const value = await uploaded(who, cid);
    await saved(who, cid, value);
    expect(await ownAddress(other, value)).toMatchObject({ error: 'not_found' });
    const answer = await ownAddress(who, value);
    const address = 'address' in answer ? answer.address : '';
    const file = await fetched(address);
    expect([file.statusCode, file.rawPayload.equals(pdf)]).toEqual([200, true]);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('证书.pdf')}`,
    });
    for (const wrong of [
      address.replace(/.$/, 'x'),
      address.replace(refOf(value), 'f'.repeat(32)),
      address.replace(/\/\d+\//, '/1/'),
    ])
      expect((await fetched(wrong)).statusCode).toBe(404);
    const [key = ''] = (await contents()).slice(-1);
    const stored = await fetched(`/files/${key}`);
    expect(stored.rawPayload.includes(Buffer.from('%PDF'))).toBe(false);
    const atDesk = await test.call(calls.answerFile, { cid, file: refOf(value) }, as);
    expect((await fetched(atDesk.address)).rawPayload.equals(pdf)).toBe(true);
    const elsewhere = await conference();
    expect(await test.attempt(calls.answerFile, { cid: elsewhere, file: refOf(value) }, as)).toMatchObject({
      error: 'not_found',
    });
  });

  it('that no answer holds is not given to staff', async () => {
    const [who, cid] = [await visitor(test), await conference()];
    const [first, second] = [await uploaded(who, cid), await uploaded(who, cid)];
    const regid = await saved(who, cid, first);
    const asked = (value: string) => test.attempt(calls.answerFile, { cid, file: refOf(value) }, as);
    expect(await asked(second)).toMatchObject({ error: 'not_found' });
    await saved(who, cid, second, regid);
    expect(await asked(first)).toMatchObject({ error: 'not_found' });
    expect(await asked(second)).toMatchObject({ code: 0 });
  });

  it('is required where the form says so, and is no file of somebody else, of another conference or of another name', async () => {
    const [who, other, cid] = [await visitor(test), await visitor(test), await conference()];
    const required = { error: 'answers_invalid', faults: [{ field: 'proof', reason: 'required' }] };
    expect(await save(who, cid, '')).toMatchObject(required);
    const own = await uploaded(who, cid);
    for (const wrong of [
      await uploaded(other, cid),
      await uploaded(who, await conference()),
      `${refOf(own)}/other.pdf`,
      `${'0'.repeat(32)}/a.pdf`,
      '/files/ab/cd.pdf',
    ])
      expect(await save(who, cid, wrong)).toMatchObject({
        error: 'answers_invalid',
        faults: [{ field: 'proof', reason: 'file_gone' }],
      });
    expect(await save(who, cid, own)).toMatchObject({ code: 0 });
  });

  it('stays through a draft and a change, and is shown by its name to the person and at the desk', async () => {
    const [who, cid] = [await visitor(test), await conference()];
    const value = await uploaded(who, cid);
    const regid = await saved(who, cid, value);
    const { registration } = await test.call(registrationCalls.read, { regid }, { token: who.token });
    const shown = { label: '证明', value: '证书.pdf', file: refOf(value) };
    expect(registration.answers).toContainEqual({ code: 'proof', ...shown });
    await saved({ ...who, answers: { ...who.answers, name: '周晓' } }, cid, value, regid);
    const desk = await test.call(registrationConsoleCalls.detail, { cid, id: regid }, as);
    expect(desk.registration.answers).toContainEqual({ code: 'proof', ...shown });
    // Staff correct what was submitted: they may leave a file and take it out, and put in none.
    await db.updateTable('registration').set({ state: 'approved' }).where('id', '=', regid).execute();
    const edit = (proof: string) =>
      test.attempt(registrationConsoleCalls.edit, { cid, id: regid, answers: { proof }, reason: 'x' }, as);
    expect(await edit(value)).toMatchObject({ code: 0 });
    expect(await edit(await uploaded(who, cid))).toMatchObject({ faults: [{ field: 'proof', reason: 'file_gone' }] });
  });

  it('is not required of people whom staff enter, who cannot give it for them', async () => {
    const [who, cid] = [await visitor(test), await conference()];
    const enter = (proof: string) => {
      const answers = { name: '林一', phone: '13900002777', ...(proof === '' ? {} : { proof }) };
      return test.attempt(registrationDeskCalls.enter, { cid, answers, branchId: null, feeId: null, paid: null }, as);
    };
    expect(await enter(await uploaded(who, cid))).toMatchObject({ faults: [{ field: 'proof', reason: 'file_gone' }] });
    expect(await enter('')).toMatchObject({ code: 0 });
  });

  it('that no answer holds is removed after a month; one that an answer holds stays', async () => {
    const [who, cid] = [await visitor(test), await conference()];
    const [held, unheld] = [await uploaded(who, cid), await uploaded(who, cid)];
    await saved(who, cid, held);
    const day = 86_400_000;
    expect(await removeUnheldFiles(db, new Date(Date.now() + 29 * day))).toEqual([]);
    const keys = await removeUnheldFiles(db, new Date(Date.now() + 31 * day));
    const left = await db
      .selectFrom('answer_file')
      .select('reference')
      .where('account_id', '=', who.accountId)
      .execute();
    expect(left).toEqual([{ reference: refOf(held) }]);
    expect(keys.length).toBeGreaterThan(0);
    expect(await save(who, cid, unheld)).toMatchObject({ faults: [{ reason: 'file_gone' }] });
  });

  it('goes with an erasure and after the retention period; it is named in the export of the person’s data', async () => {
    for (const way of ['erasure', 'retention'] as const) {
      const [who, cid] = [await visitor(test), await conference()];
      const value = await uploaded(who, cid);
      const regid = await saved(who, cid, value);
      const everything = await everythingOf(db, who.accountId, [regid], []);
      expect(everything.answerFiles).toMatchObject([{ name: '证书.pdf', kind: 'pdf', bytes: pdf.length }]);
      const mine = await db
        .selectFrom('answer_file')
        .select('file_key')
        .where('reference', '=', refOf(value))
        .executeTakeFirstOrThrow();
      await inTransaction(db, async (transaction) => {
        if (way === 'retention') await blankRegistrations(transaction, [regid], []);
        else {
          const { accountId } = who;
          await eraseAccount(transaction, { accountId, ids: [regid], papers: [], elsewhere: true, now: new Date() });
        }
      });
      expect(await db.selectFrom('answer_file').select('id').where('reference', '=', refOf(value)).execute()).toEqual(
        [],
      );
      expect(await contents()).not.toContain(mine.file_key);
    }
  });

  it('of a colleague whom the same account registered stays when one of them is erased', async () => {
    const [who, cid] = [await visitor(test), await conference()];
    const [first, second] = [await uploaded(who, cid), await uploaded(who, cid)];
    const one = await saved(who, cid, first);
    const colleague = { ...who, answers: { name: '林二', phone: '13900002888', email: 'lin2@example.org' } };
    await db.updateTable('registration').set({ state: 'confirmed' }).where('id', '=', one).execute();
    const two = await saved(colleague, cid, second);
    expect(two).not.toBe(one);
    await inTransaction(db, (transaction) => blankRegistrations(transaction, [one], []));
    const left = await db
      .selectFrom('answer_file')
      .select('reference')
      .where('account_id', '=', who.accountId)
      .execute();
    expect(left).toEqual([{ reference: refOf(second) }]);
  });

  it('is limited to 40 uploads of an account in a day', async () => {
    const [who, cid] = [await visitor(test), await conference()];
    for (let turn = 0; turn < 40; turn += 1) await uploaded(who, cid);
    expect(await send(who, cid, pdf)).toMatchObject({ error: 'answer_file_many' });
    await db
      .updateTable('answer_file')
      .set({ uploaded_at: new Date(Date.now() - 86_400_001) })
      .where('account_id', '=', who.accountId)
      .execute();
    expect(await send(who, cid, pdf)).toMatchObject({ code: 0 });
  });
});
