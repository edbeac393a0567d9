import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { asObject } from '@meetingapp/domain/certificates/open-badge.ts';
import type { OwnRecords } from './queries.ts';
import { judgementOf, type Judgement } from './reader.ts';
import { readUpload } from './reader-upload.ts';

const cases = fileURLToPath(new URL('../../../../../../../shared/data/openbadges/', import.meta.url));
const nobody: OwnRecords = {
  isIssuer: () => false,
  keyOf: () => Promise.resolve(undefined),
  statusOf: () => Promise.resolve(undefined),
};
const now = new Date('2026-11-01T00:00:00Z');
const read = (name: string) => readUpload(readFileSync(join(cases, name)));

async function judged(name: string, list?: string): Promise<Judgement> {
  const upload = read(name);
  const listFile = list === undefined ? null : read(list);
  const said = upload && (await judgementOf(upload, { records: () => Promise.resolve(nobody), listFile, now }));
  if (!said) throw new Error(`${name} holds no credential`);
  return said;
}

const parts = ['signature', 'issuer', 'dates', 'status', 'form'] as const;
const faultsOf = (said: Judgement): string[] =>
  parts.filter((part) => said[part].state === 'bad').map((part) => `${part}: ${said[part].why}`);

/** Sound cases: the signature verifies by the key that the credential names; whose key it is would have to be fetched. */
const sound = [
  'complete.json',
  'endorsement-valid.json',
  'simple-context-alias.json',
  'simple-context-version.json',
  'simple-did-key-method.json',
  'simple-did-web-method.json',
  'simple-eddsa-2022.json',
  'simple-json.png',
  'simple-json.svg',
  'simple-jwt.svg',
  'simple-jwt_v1.svg',
  'simple-multiple-proofs.json',
  'simple.1ob',
  'simple.json',
  'simple_v1.json',
];

/** Faulty cases with a fault that their name says. */
const faulty: Readonly<Record<string, string>> = {
  'endorsement-err-schema-status-refresh.json': 'signature: wrong',
  'simple-err-context.json': 'form: context',
  'simple-err-credential-subject-achievement-result-description-type.json': 'form: terms',
  'simple-err-credential-subject-identifier-type.json': 'form: terms',
  'simple-err-credential-subject-profile-type.json': 'form: terms',
  'simple-err-credential-subject-result-type.json': 'form: terms',
  'simple-err-credential-subject-type.json': 'form: subject',
  'simple-err-evidence-type.json': 'form: terms',
  'simple-err-expired.json': 'dates: expired',
  'simple-err-issued.json': 'dates: early',
  'simple-err-issuer-otheridentifier-type.json': 'form: terms',
  'simple-err-issuer-parentorg-type.json': 'form: terms',
  'simple-err-issuer-type.json': 'form: issuer',
  'simple-err-issuer.json': 'form: issuer',
  'simple-err-proof-method-no-scheme.json': 'signature: method',
  'simple-err-proof-method-unknown-did-method.json': 'signature: method',
  'simple-err-proof-method-unknown-scheme.json': 'signature: method',
  'simple-err-proof-method.json': 'signature: method',
  'simple-err-proof-value.json': 'signature: wrong',
  'simple-err-type.json': 'form: type',
  'simple-noproof.json': 'signature: none',
  // Valid until 2020.
  'complete_v1.json': 'dates: expired',
  // Its subject has no achievement, which the schema of the same folder requires.
  'simple.jwt': 'form: achievement',
};

/** Cases that cannot be judged without fetching, or whose kind of signature is not judged: said to be open, neither good nor bad. */
const open: Readonly<Record<string, string>> = {
  'sd/derivedcredential.json': 'suite',
  'velocity.jwt': 'elsewhere',
};

const revoked = [
  'bit-string-list/credential-status-revoked.json',
  'bit-string-list/credential-status-revoked-blank-nodes.json',
];

describe('[A2] [X4] the cases of 1EdTech are judged as their names say', () => {
  it('and none is left out', () => {
    const folders = ['', 'bit-string-list', 'sd'];
    const files = folders.flatMap((folder) =>
      readdirSync(join(cases, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile() && !/schema\.json$|^testlist$/.test(entry.name))
        .map(({ name }) => (folder === '' ? name : `${folder}/${name}`)),
    );
    const listed = [
      ...sound,
      ...Object.keys(faulty),
      ...Object.keys(open),
      ...revoked,
      'credential-status-revoked.json',
    ];
    expect(files.toSorted()).toEqual(listed.toSorted());
  });

  it.each(sound)('%s: sound, and its issuer is not vouched for', async (name) => {
    const said = await judged(name);
    expect(faultsOf(said)).toEqual([]);
    expect(said).toMatchObject({ state: 'unconfirmed', signature: { why: 'sound' }, form: { why: 'whole' } });
    expect(said.issuer.state).toBe('open');
  });

  it.each(sound.filter((name) => name.endsWith('.json')))('%s: one changed letter is found', async (name) => {
    const text = readFileSync(join(cases, name), 'utf8').replace(/"name": ?"([A-Za-z ])/g, '"name": "_$1');
    const upload = readUpload(Buffer.from(text));
    const said = upload && (await judgementOf(upload, { records: () => Promise.resolve(nobody), listFile: null, now }));
    expect(said).toMatchObject({ state: 'faulty', signature: { why: 'wrong' } });
  });

  it.each(Object.entries(faulty))('%s: %s', async (name, fault) => {
    const said = await judged(name);
    expect(said.state).toBe('faulty');
    expect(faultsOf(said)).toContain(fault);
  });

  it.each(Object.entries(open))('%s: the signature is open (%s)', async (name, why) => {
    expect(await judged(name)).toMatchObject({ state: 'unconfirmed', signature: { state: 'open', why } });
  });

  it.each(revoked)('%s: revoked by its list, and open without it', async (name) => {
    expect(await judged(name, 'bit-string-list/testlist')).toMatchObject({
      state: 'revoked',
      signature: { why: 'sound' },
      status: { why: 'listed' },
    });
    expect(await judged(name)).toMatchObject({ state: 'unconfirmed', status: { why: 'elsewhere' } });
  });

  it('credential-status-revoked.json: its list is not at hand and would have to be fetched, so that it is open', async () => {
    const said = await judged('credential-status-revoked.json', 'bit-string-list/testlist');
    expect(said).toMatchObject({ state: 'unconfirmed', signature: { why: 'sound' }, status: { why: 'elsewhere' } });
    expect(said.status.detail).toContain('https://dc.1edtech.org/');
  });

  it('simple.jwt lacks what the schema requires', () => {
    // The dialect is newer than the validator's own; the parts used here are the same.
    const { $schema: _, ...schema } =
      asObject(JSON.parse(readFileSync(join(cases, 'achievementcredential.schema.json'), 'utf8'))) ?? {};
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    const [, body = ''] = readFileSync(join(cases, 'simple.jwt'), 'utf8').split('.');
    const payload = asObject(JSON.parse(Buffer.from(body, 'base64url').toString()));
    expect(validate(payload?.vc)).toBe(false);
    expect(JSON.stringify(validate.errors)).toContain("must have required property 'achievement'");
  });
});

describe('[A2] files that are made to harm', () => {
  const text = (value: object) => readUpload(Buffer.from(JSON.stringify(value)));
  const base = asObject(JSON.parse(readFileSync(join(cases, 'simple.json'), 'utf8'))) ?? {};
  const said = async (value: object) => {
    const upload = text(value);
    return upload && judgementOf(upload, { records: () => Promise.resolve(nobody), listFile: null, now });
  };

  it('definitions of its own and vocabularies that are not known are not used, and nothing is fetched for them', async () => {
    const contexts = [...(base['@context'] as unknown[]), { name: 'https://example.org/other' }];
    expect(await said({ ...base, '@context': contexts })).toMatchObject({ form: { state: 'open', why: 'vocabulary' } });
    const away = [...(base['@context'] as unknown[]), 'http://169.254.169.254/latest/meta-data'];
    expect(await said({ ...base, '@context': away })).toMatchObject({
      signature: { why: 'form' },
      state: 'unconfirmed',
    });
  });

  it('a document that is slow to put in canonical form, and one that is too deep, end soon', async () => {
    const nodes = Array.from({ length: 400 }, (_, at) => ({
      type: ['Achievement'],
      related: [{ type: ['Related'] }, { type: ['Related'], version: String(at % 2) }],
    }));
    const subject = { type: ['AchievementSubject'], achievement: { name: 'a', type: ['Achievement'], related: nodes } };
    expect(await said({ ...base, credentialSubject: subject })).toMatchObject({ signature: { why: 'wrong' } });
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
    expect(readUpload(Buffer.from(`{"credentialSubject":${deep}}`))).toBeNull();
    const token = (body: string) => `e30.${Buffer.from(body).toString('base64url')}.AAAA`;
    const bundle = `{"credential":"${token('{}')}","didDocument":${deep}}`;
    expect(readUpload(Buffer.from(bundle))).toBeNull();
    const upload = readUpload(Buffer.from(token(`{"a":${deep}}`)));
    const records = () => Promise.resolve(nobody);
    // The head of this token says nothing, so that it is read but has no signature.
    expect(upload && (await judgementOf(upload, { records, listFile: null, now }))).toMatchObject({ state: 'faulty' });
  });

  it('an entity of its own in an SVG, a compressed chunk and a broken token hold no credential', () => {
    const svg = '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg><credential verify="a.b.c"/></svg>';
    expect(readUpload(Buffer.from(svg))).toBeNull();
    expect(readUpload(Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'))).toBeNull();
    expect(readUpload(Buffer.from('[1,2]'))).toBeNull();
    expect(readUpload(Buffer.alloc(200_000, 32))).toBeNull();
  });

  it('a key of 20,000 bits is not computed with', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const n = Buffer.alloc(2500, 0xff).toString('base64url');
    const token = `${part({ alg: 'RS256', jwk: { kty: 'RSA', n, e: 'AQAB' } })}.${part(base)}.${n}`;
    const upload = readUpload(Buffer.from(token));
    const records = () => Promise.resolve(nobody);
    expect(upload && (await judgementOf(upload, { records, listFile: null, now }))).toMatchObject({ state: 'faulty' });
  });

  it('an unsigned token is never sound', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const upload = readUpload(Buffer.from(`${part({ alg: 'none' })}.${part(base)}.AAAA`));
    const judgement =
      upload && (await judgementOf(upload, { records: () => Promise.resolve(nobody), listFile: null, now }));
    expect(judgement).toMatchObject({ state: 'faulty', signature: { why: 'none' } });
  });
});
