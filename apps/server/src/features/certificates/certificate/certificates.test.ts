import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { certificateCalls as calls } from '@meetingapp/contract/certificates/certificate.ts';
import { certificateConsoleCalls as desk } from '@meetingapp/contract/certificates/console.ts';
import { inboxCalls } from '@meetingapp/contract/messages/inbox.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildCertificate, buildTemplate } from '@meetingapp/demo/certificates/certificates.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { publicKeysOf } from '../credential/queries.ts';
import { rotateKey } from '../credential/commands-keys.ts';

const root = fileURLToPath(new URL('../../../../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'meetingapp-certificates-'));
afterAll(() => rmSync(folder, { recursive: true }));

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const owner = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
const published = new Date('2027-01-01T00:00:00Z');

async function congress(name = '林知远') {
  const cid = await buildConference(db, { societyId });
  const templateId = await buildTemplate(db, cid, { kind: 'participation', publishedAt: published });
  const accountId = await buildAccount(db, { name });
  const regId = await buildRegistration(db, cid, { accountId, name, answers: { company: '江州大学附属第一医院' } });
  return { cid, templateId, accountId, regId, token: await test.logIn(accountId) };
}

const page = (path: string, lang = 'en') => test.app.inject({ url: `/meetingapp/verify/${path}?lang=${lang}` });

async function made(name?: string) {
  const place = await congress(name);
  const answer = await test.call(calls.make, { cid: place.cid, kind: 'participation' }, { token: place.token });
  expect(answer).toMatchObject({ code: 0 });
  const { certificates } = await test.call(calls.mine, { cid: place.cid }, { token: place.token });
  const [certificate] = certificates;
  if (!certificate) throw new Error('no certificate');
  return { ...place, certificate };
}

describe('[S86] making a certificate', () => {
  it('keeps kinds that do not apply with their reason, and takes the name from the registration', async () => {
    const { cid, token } = await congress();
    await buildTemplate(db, cid, { kind: 'lecture', publishedAt: published });
    await buildTemplate(db, cid, { kind: 'award', publishedAt: published });
    await buildTemplate(db, cid, { kind: 'credit', rule: { days: 2 }, publishedAt: published });
    const answer = await test.call(calls.makeable, { cid }, { token });
    expect(answer).toMatchObject({
      code: 0,
      name: '林知远',
      kinds: [
        { kind: 'participation', lack: null },
        { kind: 'lecture', lack: 'no_talk' },
        { kind: 'award', lack: 'no_award' },
        { kind: 'credit', lack: 'too_few_days', has: '0', needs: '2' },
      ],
    });
    const refused = await test.attempt(calls.make, { cid, kind: 'award' }, { token });
    expect(refused).toMatchObject({ code: 8962 });
  });

  it('issues one, however often and however many times at once it is asked', async () => {
    const { cid, token, accountId } = await congress();
    // Every second one from a device that sends a key.
    const asked = Array.from({ length: 6 }, (_one, n) =>
      test.call(
        calls.make,
        { cid, kind: 'participation' },
        { token, ...(n % 2 === 0 ? {} : { key: `device-${cid}-${n}` }) },
      ),
    );
    const ids = (await Promise.all(asked)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    const rows = await db.selectFrom('certificate').select('id').where('account_id', '=', accountId).execute();
    expect(rows).toHaveLength(1);
    const inbox = await test.call(inboxCalls.list, { cid }, { token });
    expect(JSON.stringify(inbox)).toContain('参会证明');
  });

  it('refuses a name that fits at no size, and one that no font can print', async () => {
    const long = await congress('Wolfeschlegelsteinhausenbergerdorff'.repeat(4));
    expect(
      await test.attempt(calls.make, { cid: long.cid, kind: 'participation' }, { token: long.token }),
    ).toMatchObject({
      code: 8963,
    });
    const rare = await congress('林\u{2ceff}');
    expect(
      await test.attempt(calls.make, { cid: rare.cid, kind: 'participation' }, { token: rare.token }),
    ).toMatchObject({
      code: 8964,
    });
  });
});

describe('[S97] the files of a certificate', () => {
  it('are a PDF, a picture and a baked badge, for their owner alone', async () => {
    const { certificate, token } = await made('阿依努尔·买买提吐尔逊');
    for (const format of ['pdf', 'png', 'badge'] as const) {
      const answer = await test.call(calls.file, { id: certificate.id, format }, { token });
      const bytes = Buffer.from(answer.content, 'base64');
      expect(bytes.subarray(0, 4).toString('latin1')).toBe(format === 'pdf' ? '%PDF' : '\u0089PNG');
      expect(bytes.includes('openbadgecredential')).toBe(format === 'badge');
    }
    const stranger = await test.logIn(await buildAccount(db, { name: '白芷若' }));
    expect(await test.attempt(calls.file, { id: certificate.id, format: 'pdf' }, { token: stranger })).toMatchObject({
      code: 8961,
    });
  });
});

describe('[O15] verification by anyone', () => {
  it('says valid first, with what the paper shows and nothing about the account', async () => {
    const { certificate } = await made();
    expect(Buffer.from(certificate.verifyCode, 'base64url').length * 8).toBeGreaterThanOrEqual(64);
    const { statusCode, body, headers } = await page(certificate.verifyCode);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    for (const text of ['The certificate is valid', '林知远', certificate.number, 'The signature is the issuer’s'])
      expect(body).toContain(text);
    expect(body).not.toContain('<script');
    expect(body).not.toMatch(/139\d{8}/);
    expect((await page(certificate.verifyCode, 'ch')).body).toContain('证书有效');
  });

  it('says revoked with the reason and the successor, and no such number for anything else', async () => {
    const { cid, certificate, token } = await made();
    const revoked = await test.call(
      desk.revokeCertificate,
      { cid, certificateId: certificate.id, reason: '姓名更正', replace: true },
      owner,
    );
    expect(revoked).toMatchObject({ code: 0 });
    const { certificates } = await test.call(calls.mine, { cid }, { token });
    expect(certificates).toHaveLength(2);
    const successor = certificates.find(({ state }) => state === 'valid');
    const { body } = await page(certificate.verifyCode);
    for (const text of ['The certificate is revoked', '姓名更正', successor?.number ?? '', '<s>林知远</s>'])
      expect(body).toContain(text);
    expect((await page(successor?.verifyCode ?? '')).body).toContain('The certificate is valid');
    expect(
      await test.attempt(
        desk.revokeCertificate,
        { cid, certificateId: certificate.id, reason: '再次', replace: false },
        owner,
      ),
    ).toMatchObject({ code: 8969 });
    const unknown = await page('AAAAAAAAAAAAAAAA');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('No such number');
  });

  it('never looks valid when content or signature differ', async () => {
    const { certificate } = await made();
    await db
      .updateTable('certificate')
      .set({ facts: JSON.stringify({ ...(await factsIn(certificate.id)), name: '何雨桐' }) })
      .where('id', '=', certificate.id)
      .execute();
    const { statusCode, body } = await page(certificate.verifyCode);
    expect(statusCode).toBe(503);
    expect(body).toContain('Cannot check now');
    expect(body).not.toContain('is valid<');
  });

  it('finds a printed number only with the name, and only ten times a minute', async () => {
    const { certificate } = await made('Aleksandra Núñez');
    const find = (number: string, name: string, remoteAddress: string) =>
      test.app.inject({
        method: 'POST',
        url: '/meetingapp/verify?lang=en',
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ number, name }).toString(),
      });
    const typed = certificate.number.toLowerCase().replaceAll('-', ' – ');
    expect((await find(typed, 'aleksandra nunez', '10.9.0.1')).body).toContain('The certificate is valid');
    expect((await find(certificate.number, '林知远', '10.9.0.1')).body).toContain('No such number');
    for (let count = 0; count < 9; count += 1) await find(certificate.number, '林知远', '10.9.0.1');
    expect((await find(certificate.number, 'aleksandra nunez', '10.9.0.1')).statusCode).toBe(429);
    expect((await find(certificate.number, 'aleksandra nunez', '10.8.0.1')).statusCode).toBe(200);
  });
});

describe('[A2] the credential', () => {
  it('verifies with the keys that travel with it, by a script that shares no code with the server, also after a rotation', async () => {
    const { certificate } = await made();
    await rotateKey(db, societyId);
    const { body } = await test.app.inject({ url: `/meetingapp/verify/${certificate.verifyCode}/credential.json` });
    const file = join(folder, 'credential.json');
    writeFileSync(file, body);
    const run = (path: string, ...rest: string[]) =>
      spawnSync(process.execPath, ['tools/verify-credential.mjs', path, ...rest], { cwd: root, encoding: 'utf8' });
    const { fingerprint } = JSON.parse(body) as { fingerprint: string };
    const good = run(file, fingerprint);
    expect(good.stdout).toContain('林知远');
    expect(good.stdout).toContain('The signature is sound');
    expect(good.status).toBe(0);
    const forged = JSON.parse(body) as { credential: string };
    const [head, payload, signature] = forged.credential.split('.');
    const other = Buffer.from(payload ?? '', 'base64url')
      .toString()
      .replace('林知远', '何雨桐');
    forged.credential = [head, Buffer.from(other).toString('base64url'), signature].join('.');
    writeFileSync(file, JSON.stringify(forged));
    expect(run(file, fingerprint).status).toBe(1);
    writeFileSync(file, body);
    expect(run(file, '0'.repeat(64)).status).toBe(1);
  });

  it('stands in a list of revocations, and all keys stand in the DID document', async () => {
    const { cid, certificate } = await made();
    const list = async () => {
      const { body } = await test.app.inject({ url: `/medapp/certificates/status/${cid}` });
      const payload = JSON.parse(Buffer.from(body.split('.')[1] ?? '', 'base64url').toString()) as {
        credentialSubject: { encodedList: string };
      };
      return gunzipSync(Buffer.from(payload.credentialSubject.encodedList.slice(1), 'base64url'));
    };
    const at = Number(certificate.number.slice(-6));
    const bit = (bits: Buffer) => ((bits[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    expect(bit(await list())).toBe(0);
    await test.call(
      desk.revokeCertificate,
      { cid, certificateId: certificate.id, reason: '发错', replace: false },
      owner,
    );
    const after = await list();
    expect(bit(after)).toBe(1);
    expect(after.length * 8).toBeGreaterThanOrEqual(131_072);
    const keys = await publicKeysOf(db, societyId);
    const { body } = await test.app.inject({ url: `/medapp/issuers/${societyId}/did.json` });
    for (const { public_key } of keys) expect(body).toContain(public_key);
    expect(body).not.toContain('"d":');
  });
});

describe('[O15] templates', () => {
  it('an issued certificate keeps the version it was issued with', async () => {
    const { cid, templateId, accountId } = await congress();
    const id = await buildCertificate(db, { conferenceId: cid, kind: 'participation', accountId, now: published });
    const { templates } = await test.call(desk.certificateTemplates, { cid }, owner);
    const [template] = templates;
    if (!template) throw new Error('no template');
    const { title, layout, rule, own, version } = template;
    const draft = { title: { zh: '出席证明', en: 'Attendance' }, layout: { ...layout, paper: '#fafafa' }, rule, own };
    const saved = await test.call(desk.saveCertificateTemplate, { cid, templateId, version, ...draft }, owner);
    expect(
      await test.attempt(desk.saveCertificateTemplate, { cid, templateId, version, ...draft }, owner),
    ).not.toMatchObject({
      code: 0,
    });
    const next = await test.call(desk.publishCertificateTemplate, { cid, templateId, version: saved.version }, owner);
    expect(next).toMatchObject({ code: 0, number: 2 });
    const { certificates } = await test.call(desk.issuedCertificates, { cid }, owner);
    expect(certificates).toMatchObject([{ id, templateNumber: 1 }]);
    expect(title.zh).toBe('参会证明');
  });
});

describe('[O15] trying a template', () => {
  it('finds the hardest real names: the longest, a word of 30 letters, rare characters; and draws the draft for one of them', async () => {
    const { cid, templateId } = await congress('林知远');
    const word = 'Wolfeschlegelsteinhausenberger'.slice(0, 30);
    const names = ['阿依努尔·买买提吐尔逊', word, 'Aleksandra Łukasz-Núñez de la Vega', '林㛃䶮𫖯', '林\u{2ceff}'];
    for (const name of names) await buildRegistration(db, cid, { name, answers: { company: '江州大学附属第一医院' } });
    await buildRegistration(db, cid, { name: `${word}${word}`, state: 'submitted' });
    const { people } = await test.call(desk.tryCertificateTemplate, { cid, templateId }, owner);
    expect(people.map(({ name, why }) => [why, name])).toEqual(
      expect.arrayContaining([
        ['longest', '阿依努尔·买买提吐尔逊'],
        ['latin', 'Aleksandra Łukasz-Núñez de la Vega'],
        ['word', word],
        ['rare', '林㛃䶮𫖯'],
        ['rare', '林\u{2ceff}'],
      ]),
    );
    for (const { name, fits, size, missing } of people) {
      expect([name, fits]).toEqual([name, true]);
      expect(size).toBeGreaterThan(8);
      expect(missing).toEqual(name === '林\u{2ceff}' ? ['\u{2ceff}'] : []);
    }
    for (const english of [false, true]) {
      const { pdf } = await test.call(desk.previewCertificate, { cid, templateId, english, name: word }, owner);
      expect(Buffer.from(pdf, 'base64').subarray(0, 4).toString('latin1')).toBe('%PDF');
    }
  });
});

describe('[O15] issuing by rule', () => {
  it('issues to everyone who meets it with a result per row, skips who has one, and can be repeated', async () => {
    const { cid, templateId } = await congress();
    const held = await congress();
    expect(held.cid).not.toBe(cid);
    for (let count = 0; count < 20; count += 1) await buildRegistration(db, cid, { name: `林知远${count}` });
    await buildRegistration(db, cid, { name: '未确认', state: 'submitted' });
    await buildRegistration(db, cid, { name: '林\u{2ceff}' });
    const start = async () => {
      const { taskId } = await test.call(desk.issueCertificates, { cid, templateId }, owner);
      await test.work();
      return db.selectFrom('task').selectAll().where('id', '=', taskId).executeTakeFirstOrThrow();
    };
    expect(await start()).toMatchObject({ state: 'done', total: 22 });
    const issued = await test.call(desk.issuedCertificates, { cid }, owner);
    expect(issued).toMatchObject({ valid: 21, revoked: 0 });
    expect(new Set(issued.certificates.map(({ number }) => number)).size).toBe(21);
    expect(await start()).toMatchObject({ state: 'done', total: 22 });
    expect(await test.call(desk.issuedCertificates, { cid }, owner)).toMatchObject({ valid: 21 });
    expect(await test.call(desk.certificateCandidates, { cid, templateId }, owner)).toMatchObject({
      registered: 22,
      all: 22,
      have: 21,
    });
  });
});

async function factsIn(id: number) {
  const { facts } = await db.selectFrom('certificate').select('facts').where('id', '=', id).executeTakeFirstOrThrow();
  return facts;
}
