import { expect, it } from 'vitest';
import { certificateCalls as calls } from '@meetingapp/contract/certificates/certificate.ts';
import { certificateConsoleCalls as desk } from '@meetingapp/contract/certificates/console.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildTemplate } from '@meetingapp/demo/certificates/certificates.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const owner = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
const cid = await buildConference(db, { societyId });
await buildTemplate(db, cid, { kind: 'participation', publishedAt: new Date('2027-01-01T00:00:00Z') });

async function made(name: string) {
  const accountId = await buildAccount(db, { name });
  await buildRegistration(db, cid, { accountId, name });
  const token = await test.logIn(accountId);
  await test.call(calls.make, { cid, kind: 'participation' }, { token });
  const { certificates } = await test.call(calls.mine, { cid }, { token });
  return certificates[0]?.verifyCode ?? '';
}
const page = async (code: string) => (await test.app.inject({ url: `/meetingapp/verify/${code}?lang=en` })).body;
const document = async () => (await test.app.inject({ url: `/medapp/issuers/${societyId}/did.json` })).body;

it('[A2] the owner changes the key: old public keys stay, old certificates still verify, new ones are signed with the new key', async () => {
  const before = await made('林知远');
  const first = await test.call(desk.certificateKeys, { cid }, owner);
  expect(first.keys).toMatchObject([{ number: 1, certificates: 1 }]);
  expect(await test.call(desk.rotateCertificateKey, { number: 1 }, owner)).toMatchObject({ code: 0, number: 2 });
  const after = await made('何雨桐');
  const { keys, fingerprint } = await test.call(desk.certificateKeys, { cid }, owner);
  expect(keys).toMatchObject([
    { number: 1, certificates: 1 },
    { number: 2, certificates: 1 },
  ]);
  expect(fingerprint).not.toBe(first.fingerprint);
  const served = await document();
  for (const { publicKey } of keys) expect(served).toContain(publicKey);
  for (const [code, key] of [
    [before, '#key-1'],
    [after, '#key-2'],
  ] as const) {
    const body = await page(code);
    expect(body).toContain('The certificate is valid');
    expect(body).toContain(key);
  }
});

it('[A2] only the owner of the society changes the key, of two at once one does, and the audit log names it without the private key', async () => {
  const organiser = {
    token: await buildStaffToken(db, await buildStaff(db, societyId, { email: 'o@example.org', role: 'organiser' })),
  };
  const here = {
    token: await buildStaffToken(db, await buildStaff(db, societyId, { email: 'c@example.org', conferenceId: cid })),
  };
  for (const staff of [organiser, here])
    expect((await test.attempt(desk.rotateCertificateKey, { number: 2 }, staff)).code).not.toBe(0);
  const { keys } = await test.call(desk.certificateKeys, { cid }, organiser);
  const number = keys.at(-1)?.number ?? 0;
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => test.attempt(desk.rotateCertificateKey, { number }, owner)),
  );
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect((await test.call(desk.certificateKeys, { cid }, owner)).keys).toHaveLength(keys.length + 1);
  const changes = await db.selectFrom('audit_change').selectAll().where('subject', '=', 'certificate_key').execute();
  expect(changes.length).toBeGreaterThan(0);
  const written = JSON.stringify(changes);
  const secrets = await db.selectFrom('certificate_key').select(['private_key', 'public_key']).execute();
  for (const { private_key } of secrets) expect(written).not.toContain(private_key);
  expect(written).toContain(secrets.at(-1)?.public_key);
  await expect(test.pool.query('delete from certificate_key')).rejects.toThrow('never altered');
});
