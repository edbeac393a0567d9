import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { speakerAgreementCalls as calls } from '@meetingapp/contract/speakers/agreement.ts';
import { agreementDeskCalls as desk } from '@meetingapp/contract/speakers/agreement-desk.ts';
import { peopleConsoleCalls } from '@meetingapp/contract/people.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { codeSentTo, sentTo } from '../../../testing/outbox.ts';
import { speakersOf, type SpeakersCongress } from '../../../testing/speakers/speakers-congress.ts';
import { readSignature } from '../../../text/signed-pdf/sign.ts';
import { chainOf } from './queries.ts';
import { brokenAt, isUnchanged, openDocument } from './reader.ts';

const test = await testApp({ poolSize: 12 });
const { db, ports } = test;
const { societyId, staff, congress, attempt } = await speakersOf(test);

const text = {
  agreementTitle: { zh: '讲课费协议', en: 'Lecture agreement' },
  agreementText: {
    zh: '甲方：{conference}\n乙方：{name}\n\n一、{tasks}\n二、报酬 {fee} 元（{feeWords}），税后 {net} 元。',
    en: 'Between {conference} and {name}.\n\n{tasks}\nFee {fee}, after tax {net}.',
  },
};
const template = { templateId: null, seen: 0, ...text, signBy: null, retired: false };
const ink = Array.from({ length: 40 }, (_, at) => ({ x: 200 + at * 12, y: 300 + (at % 5) * 40, p: 20 + at }));
const drawn = { way: 'drawn' as const, strokes: [ink], typedName: '', code: '' };

async function errorOf(answer: object | Promise<object>): Promise<unknown> {
  const given = await answer;
  return 'error' in given ? given.error : undefined;
}

/** A congress with one template and documents for these people. */
async function prepared(fee = 200_000, people: ('one' | 'other' | 'chair')[] = ['one']) {
  const place = await congress();
  await attempt(place, place.one, 'accepted');
  const { templateId } = await test.call(desk.saveTemplate, { cid: place.cid, ...template }, staff);
  const expertIds = people.map((name) => place[name]);
  await test.call(desk.make, { cid: place.cid, templateId, expertIds, lectureFee: fee }, staff);
  await test.work();
  return { place, templateId };
}
const whoOf = async (place: SpeakersCongress, expertId = place.one) => ({
  cid: place.cid,
  linkKey: await place.key(expertId),
});
type Who = Awaited<ReturnType<typeof whoOf>>;
async function firstOf(who: Who) {
  const [row] = (await test.call(calls.agreements, who)).agreements;
  if (!row) throw new Error('no agreement');
  return row;
}
const sign = async (who: Who, more: object = {}) => {
  const { id, sha256 } = await firstOf(who);
  return test.attempt(calls.signAgreement, { ...who, agreementId: id, seenSha256: sha256, ...drawn, ...more });
};
const fetched = async (address: string) => test.app.inject({ method: 'GET', url: address });
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('[S54] [O10] an agreement', () => {
  it('is frozen with the facts of its person, and is the same file on the phone as its hash says', async () => {
    const { place } = await prepared();
    const row = await firstOf(await whoOf(place));
    expect(row).toMatchObject({ state: 'open', open: true, fee: 200_000, net: 176_000, pages: 2 });
    const file = await fetched(row.address);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(sha256(file.rawPayload)).toBe(row.sha256);
    const letters = await sentTo(test, `林知远-${place.number}@example.org`);
    expect(letters.at(-1)?.subject).toContain('讲课费协议');
  });

  it('is drawn, sealed, and copied to its person; the document stays the first bytes of what was signed', async () => {
    const { place } = await prepared();
    const who = await whoOf(place);
    const before = await firstOf(who);
    expect(await sign(who, { strokes: [ink.slice(0, 2)] })).toMatchObject({ faults: [{ field: 'strokes' }] });
    const answer = await sign(who);
    const after = await firstOf(who);
    expect(answer).toMatchObject({ code: 0, number: 1, sha256: after.signedSha256 });
    const signed = (await fetched(after.address)).rawPayload;
    expect(sha256(signed)).toBe(after.signedSha256);
    const size = (await fetched(before.address)).rawPayload.length;
    expect(sha256(signed.subarray(0, size))).toBe(before.sha256);
    expect(readSignature(signed)).toMatchObject({ fits: true, subFilter: 'ETSI.CAdES.detached' });
    const copy = (await sentTo(test, `林知远-${place.number}@example.org`)).at(-1);
    expect(copy?.text).toContain(after.signedSha256);
    expect(await errorOf(sign(who))).toBe('agreement_signed');
  });

  it('is typed with a code that goes to the known address, is used up, and leaves its proof', async () => {
    const { place } = await prepared(0, ['chair']);
    const who = await whoOf(place, place.chair);
    const { id } = await firstOf(who);
    const typed = { way: 'typed', strokes: [], typedName: '沈砚秋' };
    expect(await sign(who, { ...typed, code: '' })).toMatchObject({ faults: [{ field: 'code' }] });
    expect(await errorOf(sign(who, { ...typed, code: '000000' }))).toBe('code_wrong');
    await test.call(calls.sendSigningCode, { ...who, agreementId: id });
    const code = await codeSentTo(test, place.phone);
    const wrong = code === '123456' ? '654321' : '123456';
    expect(await errorOf(sign(who, { ...typed, code: wrong }))).toBe('code_wrong');
    expect(await sign(who, { ...typed, code })).toMatchObject({ code: 0 });
    const [row] = await chainOf(db, place.cid);
    expect(row).toMatchObject({ way: 'typed', name: '沈砚秋' });
    expect(row?.code_proof).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.code_to).not.toBe(place.phone);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it('is not signed when the person saw another file, or after its time', async () => {
    const { place, templateId } = await prepared();
    const who = await whoOf(place);
    expect(await errorOf(sign(who, { seenSha256: 'a'.repeat(64) }))).toBe('agreement_changed');
    const late = { ...template, templateId, seen: 1, signBy: new Date(Date.now() - 1000).toISOString() };
    await test.call(desk.saveTemplate, { cid: place.cid, ...late }, staff);
    expect(await firstOf(who)).toMatchObject({ open: false });
    expect(await errorOf(sign(who))).toBe('agreement_late');
    expect(await chainOf(db, place.cid)).toEqual([]);
  });

  it('that was withdrawn cannot be opened or signed, and its person has the reason', async () => {
    const { place } = await prepared();
    const who = await whoOf(place);
    const { id, version } = await firstOf(who);
    const body = { cid: place.cid, agreementId: id, words: '费用有误' };
    expect(await errorOf(test.attempt(desk.withdraw, { ...body, seen: version + 1 }, staff))).toBe('changed_meanwhile');
    await test.call(desk.withdraw, { ...body, seen: version }, staff);
    expect(await errorOf(sign(who))).toBe('agreement_gone');
    expect(await firstOf(who)).toMatchObject({ state: 'withdrawn', words: '费用有误', address: '' });
    expect((await sentTo(test, `林知远-${place.number}@example.org`)).at(-1)?.text).toContain('费用有误');
  });

  it('signed twice at once is signed once', async () => {
    const { place } = await prepared();
    const who = await whoOf(place);
    const both = await Promise.all([sign(who), sign(who)]);
    expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 9042]);
    expect(await chainOf(db, place.cid)).toHaveLength(1);
  });
});

describe('[S54] [O10] the chain of signatures', () => {
  it('is whole when several sign at once, and names the first one that was changed or removed', async () => {
    const { place } = await prepared(0, ['one', 'other', 'chair']);
    const people = [place.one, place.other, place.chair];
    await Promise.all(people.map(async (id) => sign(await whoOf(place, id))));
    const rows = await chainOf(db, place.cid);
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(brokenAt(rows)).toBeNull();
    expect((await test.call(desk.list, { cid: place.cid }, staff)).chain).toMatchObject({ count: 3, broken: null });
    expect(brokenAt(rows.filter(({ number }) => number !== 2))).toBe(2);
    expect(brokenAt(rows.map((row) => (row.number === 2 ? { ...row, name: '别人' } : row)))).toBe(2);
    const first = rows[0];
    if (!first) throw new Error('no signature');
    await db
      .updateTable('speaker_signature')
      .set({ signed_at: new Date(0) })
      .where('agreement_id', '=', first.agreement_id)
      .execute();
    expect((await test.call(desk.list, { cid: place.cid }, staff)).chain.broken).toBe(1);
  });

  it('and its files come as one archive whose index tells a changed byte', async () => {
    const { place } = await prepared(0, ['one', 'other']);
    expect(await errorOf(test.attempt(desk.archive, { cid: place.cid }, staff))).toBe('agreement_none');
    for (const id of [place.one, place.other]) await sign(await whoOf(place, id));
    const { address, files } = await test.call(desk.archive, { cid: place.cid }, staff);
    expect(files).toBe(2);
    const zip = (await fetched(address)).rawPayload.toString('latin1');
    const rows = await chainOf(db, place.cid);
    for (const row of rows) {
      const signed = await openDocument(ports.files, ports.sealing, {
        field: 'speaker_signature',
        id: row.agreement_id,
        key: row.signed_key,
      });
      if (!signed) throw new Error('no file');
      expect(isUnchanged(signed, row)).toBe(true);
      const changed = Buffer.from(signed);
      changed[500] = (changed[500] ?? 0) ^ 1;
      expect(isUnchanged(changed, row)).toBe(false);
    }
    expect(zip).toContain('index.csv');
  });
});

describe('[O10] templates', () => {
  it('keep their versions: documents that exist keep their text', async () => {
    const { place, templateId } = await prepared();
    const other = { ...text, agreementText: { zh: '新文本 {name}', en: '' } };
    const changed = { cid: place.cid, ...template, ...other, templateId, seen: 1 };
    expect(await test.call(desk.saveTemplate, changed, staff)).toMatchObject({ number: 2, version: 2 });
    expect(await errorOf(test.attempt(desk.saveTemplate, changed, staff))).toBe('changed_meanwhile');
    const { agreements, templates } = await test.call(desk.list, { cid: place.cid }, staff);
    expect(agreements).toMatchObject([{ number: 1, state: 'open' }]);
    expect(templates).toMatchObject([{ number: 2, open: 1 }]);
  });

  it('name what no document can fill', async () => {
    const place = await congress();
    const wrong = { ...template, agreementText: { zh: '{salary}', en: '' } };
    expect(await test.attempt(desk.saveTemplate, { cid: place.cid, ...wrong }, staff)).toMatchObject({
      faults: [{ field: 'agreementText.zh' }],
    });
  });
});

describe('[S54] [O10] nobody sees or signs the agreement of another', () => {
  it('by a borrowed link, another conference, another account, or an address that was changed', async () => {
    const { place } = await prepared();
    const who = await whoOf(place);
    const { id, sha256: seenSha256, address } = await firstOf(who);
    const other = await whoOf(place, place.other);
    expect((await test.call(calls.agreements, other)).agreements).toEqual([]);
    const body = { agreementId: id, seenSha256, ...drawn };
    const elsewhere = await congress();
    const far = { cid: elsewhere.cid, linkKey: who.linkKey };
    for (const [borrowed, error] of [
      [other, 'agreement_gone'],
      [far, 'speaker_link_ended'],
      [{ cid: place.cid, linkKey: null }, 'speaker_unidentified'],
    ] as const) {
      expect(await errorOf(test.attempt(calls.signAgreement, { ...borrowed, ...body }))).toBe(error);
      expect(await errorOf(test.attempt(calls.sendSigningCode, { ...borrowed, agreementId: id }))).toBe(error);
      expect(await errorOf(test.attempt(calls.openedAgreement, { ...borrowed, agreementId: id }))).toBe(error);
    }
    const token = await test.logIn(await buildAccount(db));
    const stranger = { cid: place.cid, linkKey: null };
    expect(await errorOf(test.attempt(calls.agreements, stranger, { token }))).toBe('speaker_unknown');
    expect((await fetched(address)).statusCode).toBe(200);
    expect((await fetched(address.replace('/document/', '/signed/'))).statusCode).toBe(404);
    expect((await fetched(address.replace(`/${id}/`, `/${id + 1}/`))).statusCode).toBe(404);
    const foreign = { cid: elsewhere.cid, agreementId: id };
    for (const answer of [
      test.attempt(desk.open, { ...foreign, view: 'document' as const }, staff),
      test.attempt(desk.withdraw, { ...foreign, seen: 1, words: 'x' }, staff),
    ])
      expect(await errorOf(answer)).toBe('agreement_gone');
  });

  it('the organiser sees the states, and only owners and finance the fees and files', async () => {
    const { place } = await prepared();
    const { id } = await firstOf(await whoOf(place));
    const organiser = {
      token: await buildStaffToken(
        db,
        await buildStaff(db, societyId, { role: 'organiser', email: 'organiser-agreements@example.org' }),
      ),
    };
    const list = await test.call(desk.list, { cid: place.cid }, organiser);
    expect(list.agreements).toHaveLength(1);
    expect(JSON.stringify(list.agreements)).not.toContain('200000');
    const body = { cid: place.cid, agreementId: id, view: 'document' as const };
    expect(await errorOf(test.attempt(desk.open, body, organiser))).toBe('forbidden');
  });

  it('fees, files, strokes and the key are not in the tables, the store or the audit log', async () => {
    const { place } = await prepared(123_400);
    const who = await whoOf(place);
    await sign(who);
    const row = await db
      .selectFrom('speaker_agreement')
      .selectAll()
      .where('conference_id', '=', place.cid)
      .executeTakeFirstOrThrow();
    expect(row.sealed_fee.toString('latin1')).not.toContain('123400');
    const found = await ports.files.read(row.document_key);
    if (!found.ok) throw new Error('no file');
    expect(
      Buffer.concat(await found.stream.toArray())
        .subarray(0, 4)
        .toString('latin1'),
    ).not.toBe('%PDF');
    const key = await db
      .selectFrom('society_document_key')
      .selectAll()
      .where('society_id', '=', societyId)
      .executeTakeFirstOrThrow();
    expect(key.sealed_key?.toString('latin1')).not.toContain('PRIVATE KEY');
    const log = JSON.stringify(
      await db.selectFrom('audit_change').selectAll().orderBy('id', 'desc').limit(100).execute(),
    );
    expect(log).not.toContain('123400');
    expect(log).not.toContain(row.document_sha256);
  });

  it('a person with agreements is not removed', async () => {
    const { place } = await prepared();
    const { expert } = await test.call(peopleConsoleCalls.read, { cid: place.cid, expertId: place.one }, staff);
    const body = { cid: place.cid, expertId: place.one, seen: expert.version, withParts: true };
    expect(await errorOf(test.attempt(peopleConsoleCalls.remove, body, staff))).toBe('expert_has_agreements');
  });
});
