import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { receiptDeskCalls as desk, speakerReceiptCalls as calls } from '@meetingapp/contract/speakers/receipt.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';
import { speakersOf, type SpeakersCongress } from '../../../testing/speakers/speakers-congress.ts';

const test = await testApp({ poolSize: 12 });
const { db, ports } = test;
const { societyId, staff, congress } = await speakersOf(test);
const NUMBER = '6222020200112230';

async function errorOf(answer: object | Promise<object>): Promise<unknown> {
  const given = await answer;
  return 'error' in given ? given.error : undefined;
}
const whoOf = async (place: SpeakersCongress, expertId = place.one) => ({
  cid: place.cid,
  linkKey: await place.key(expertId),
});
type Who = Awaited<ReturnType<typeof whoOf>>;
let shades = 0;
async function pictureOf(): Promise<Buffer> {
  shades += 1;
  const create = { width: 90, height: 60, channels: 3 as const, background: { r: shades % 255, g: 90, b: 40 } };
  return sharp({ create }).png().toBuffer();
}
const facts = { receiptKind: 'taxi' as const, receiptAmount: 8650, spentOn: '2027-04-15', receiptWords: '机场到会场' };
async function add(who: Who, { picture, ...more }: { picture?: Buffer } & Record<string, unknown> = {}) {
  const edge = 'edge';
  const body = JSON.stringify({ ...who, ...facts, ...more });
  const answer = await test.app.inject({
    method: 'POST',
    url: calls.addReceipt.path,
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([
      Buffer.from(`--${edge}\r\ncontent-disposition: form-data; name="body"\r\n\r\n${body}\r\n`),
      Buffer.from(`--${edge}\r\ncontent-disposition: form-data; name="file"; filename="r.png"\r\n\r\n`),
      picture ?? (await pictureOf()),
      Buffer.from(`\r\n--${edge}--\r\n`),
    ]),
  });
  return answer.json<{ code: number; error?: string }>();
}
const account = { bankHolder: '林知远', bankName: '工商银行江州支行', bankNumber: NUMBER };
const mine = (who: Who) => test.call(calls.receipts, who);
const listed = (place: SpeakersCongress) => test.call(desk.list, { cid: place.cid }, staff);
const fetched = (url: string) => test.app.inject({ method: 'GET', url });

describe('[S55] [O10] receipts', () => {
  it('are pictures with sums; the same picture counts once, and what is no picture is refused', async () => {
    const place = await congress();
    const who = await whoOf(place);
    const picture = await pictureOf();
    expect(await add(who, { picture })).toMatchObject({ code: 0 });
    expect(await errorOf(add(who, { picture }))).toBe('receipt_there');
    expect(await errorOf(add(who, { picture: Buffer.from('%PDF-1.4 not a picture') }))).toBe('file_kind');
    await add(who, { receiptAmount: 100 });
    const answer = await mine(who);
    expect(answer).toMatchObject({ sums: { sent: 8750, approved: 0, paid: 0 }, missing: ['bank'], bankEnding: null });
    const shown = await fetched(answer.receipts[0]?.picture ?? '');
    expect(shown.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(90);
    const row = await db
      .selectFrom('speaker_receipt')
      .select('picture_key')
      .where('expert_id', '=', place.one)
      .executeTakeFirstOrThrow();
    const stored = await ports.files.read(row.picture_key);
    if (!stored.ok) throw new Error('no file');
    expect(
      Buffer.concat(await stored.stream.toArray())
        .subarray(0, 3)
        .toString('hex'),
    ).not.toBe('ffd8ff');
  });

  it('are approved, refused with the reason, sent again, and removed only before they are approved', async () => {
    const place = await congress();
    const who = await whoOf(place);
    await add(who);
    const [first] = (await mine(who)).receipts;
    if (!first) throw new Error('no receipt');
    const decision = { cid: place.cid, receiptId: first.id, seen: first.version };
    expect(await test.attempt(desk.decideReceipt, { ...decision, approve: false, words: '' }, staff)).toMatchObject({
      faults: [{ field: 'words' }],
    });
    await test.call(desk.decideReceipt, { ...decision, approve: false, words: '日期看不清' }, staff);
    expect(await errorOf(test.attempt(desk.decideReceipt, { ...decision, approve: true, words: '' }, staff))).toBe(
      'changed_meanwhile',
    );
    expect(await mine(who)).toMatchObject({
      missing: ['refused'],
      receipts: [{ state: 'refused', reason: '日期看不清' }],
    });
    expect((await sentTo(test, `林知远-${place.number}@example.org`)).at(-1)?.text).toContain('日期看不清');
    await test.call(calls.removeReceipt, { ...who, receiptId: first.id, seen: 2 });
    await add(who);
    const [next] = (await mine(who)).receipts;
    if (!next) throw new Error('no receipt');
    await test.call(
      desk.decideReceipt,
      { cid: place.cid, receiptId: next.id, seen: 1, approve: true, words: '' },
      staff,
    );
    expect(await errorOf(test.attempt(calls.removeReceipt, { ...who, receiptId: next.id, seen: 2 }))).toBe(
      'changed_meanwhile',
    );
  });

  it('are paid by a list with the account, once, and only those that were approved', async () => {
    const place = await congress();
    const who = await whoOf(place);
    await add(who, { receiptAmount: 12_345 });
    await add(who, { receiptAmount: 55 });
    expect(await errorOf(test.attempt(desk.payList, { cid: place.cid }, staff))).toBe('receipt_none');
    const ids = (await mine(who)).receipts.map(({ id }) => id);
    for (const receiptId of ids)
      await test.call(desk.decideReceipt, { cid: place.cid, receiptId, seen: 1, approve: true, words: '' }, staff);
    const paid = { cid: place.cid, receiptIds: ids };
    expect(await errorOf(test.attempt(desk.markPaid, paid, staff))).toBe('changed_meanwhile');
    expect(await test.attempt(calls.saveBank, { ...who, ...account, bankNumber: '6222020200112236' })).toMatchObject({
      faults: [{ field: 'bankNumber' }],
    });
    await test.call(calls.saveBank, { ...who, ...account });
    const { address, people } = await test.call(desk.payList, { cid: place.cid }, staff);
    expect(people).toBe(1);
    const book = (await fetched(address)).rawPayload;
    expect(book.subarray(0, 2).toString()).toBe('PK');
    const both = await Promise.all([
      test.attempt(desk.markPaid, paid, staff),
      test.attempt(desk.markPaid, paid, staff),
    ]);
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await mine(who)).toMatchObject({ sums: { sent: 0, approved: 0, paid: 12_400 }, missing: [] });
  });

  it('and the account are nobody else’s: borrowed links, other conferences, the organiser, changed addresses', async () => {
    const place = await congress();
    const who = await whoOf(place);
    await add(who);
    await test.call(calls.saveBank, { ...who, ...account });
    const [row] = (await mine(who)).receipts;
    if (!row) throw new Error('no receipt');
    const other = await whoOf(place, place.other);
    expect(await mine(other)).toMatchObject({ receipts: [], bankEnding: null });
    expect(await errorOf(test.attempt(calls.removeReceipt, { ...other, receiptId: row.id, seen: 1 }))).toBe(
      'receipt_gone',
    );
    const elsewhere = await congress();
    const far = { cid: elsewhere.cid, linkKey: who.linkKey };
    expect(await errorOf(test.attempt(calls.receipts, far))).toBe('speaker_link_ended');
    expect(await errorOf(add(far))).toBe('speaker_link_ended');
    expect(await errorOf(test.attempt(calls.saveBank, { ...far, ...account }))).toBe('speaker_link_ended');
    expect(await errorOf(test.attempt(calls.receipts, { cid: place.cid, linkKey: null }))).toBe('speaker_unidentified');
    const foreign = { cid: elsewhere.cid, expertId: place.one };
    expect(await errorOf(test.attempt(desk.readBank, foreign, staff))).toBe('receipt_no_bank');
    const decision = { cid: elsewhere.cid, receiptId: row.id, seen: 1, approve: true, words: '' };
    expect(await errorOf(test.attempt(desk.decideReceipt, decision, staff))).toBe('receipt_gone');
    expect((await fetched(row.picture.replace(`/${row.id}/`, `/${row.id + 1}/`))).statusCode).toBe(404);
    const email = 'organiser-receipts@example.org';
    const organiser = {
      token: await buildStaffToken(db, await buildStaff(db, societyId, { role: 'organiser', email })),
    };
    for (const call of [desk.list, desk.payList])
      expect(await errorOf(test.attempt(call, { cid: place.cid }, organiser))).toBe('forbidden');
    expect(JSON.stringify(await mine(who))).not.toContain(NUMBER);
    expect(JSON.stringify(await listed(place))).not.toContain(NUMBER);
    const bank = await test.call(desk.readBank, { cid: place.cid, expertId: place.one }, staff);
    expect(bank.bankNumber).toBe(NUMBER);
    const sealed = await db
      .selectFrom('speaker_bank')
      .selectAll()
      .where('expert_id', '=', place.one)
      .executeTakeFirstOrThrow();
    expect(sealed.sealed.toString('latin1')).not.toContain(NUMBER);
    const log = await db.selectFrom('audit_change').selectAll().orderBy('id', 'desc').limit(60).execute();
    expect(JSON.stringify(log)).not.toContain(NUMBER);
  });
});
