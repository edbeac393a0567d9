import { createHash } from 'node:crypto';
import { conferenceArchiveCalls as calls } from '@meetingapp/contract/conference/archive.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { staffRoles } from '@meetingapp/contract/call.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { zipOf } from '@meetingapp/sheets/zip/testing-zip.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { importArchive } from './commands-import.ts';
import { noFilms } from './commands-films.ts';
import { noFiles } from './commands-files.ts';
import { ArchiveRefused, withArchive } from './reader.ts';
import { MANIFEST } from './reader-manifest.ts';
import { contentsOf, exported, uploaded, type Contents } from '../../../testing/conference/archive.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const owner = await buildStaffToken(db, await buildStaff(db, societyId));
const cid = await buildConference(db, { societyId });
await buildForm(db, cid, plainFields);
await buildFeeKind(db, cid);
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const { key } = await test.ports.files.put(picture, 'png');
await db
  .insertInto('article')
  .values({ conference_id: cid, title: JSON.stringify(both('欢迎', 'Welcome')), cover: `/files/${key}` })
  .execute();
const sound = await contentsOf(await exported(test, owner, cid, 'setup'));

/** What an entry is changed to; null: left out. */
type Change = Record<string, Buffer | string | null>;

/** The archive with some entries changed. The manifest states the hashes of the changed ones, unless `lies`. */
function changed(change: Change, { lies = false, manifest = {} as object } = {}): Buffer {
  const entries = new Map<string, Buffer>(sound.entries);
  for (const [name, content] of Object.entries(change))
    if (content === null) entries.delete(name);
    else entries.set(name, Buffer.from(content as string));
  const listed = lies
    ? sound.manifest.entries
    : [...entries].map(([name, bytes]) => ({
        name,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      }));
  const about = JSON.stringify({ ...sound.manifest, entries: listed, ...manifest });
  return zipOf([
    ...[...entries].map(([name, content]) => ({ name, content })),
    ...(change[MANIFEST] === null ? [] : [{ name: MANIFEST, content: about }]),
  ]);
}

const fees = 'tables/fee_kind.jsonl';
const rowOf = (contents: Contents, table: string) => contents.rows.get(table)?.[0] ?? {};
const line = (row: object) => `${JSON.stringify(row)}\n`;
const fee = rowOf(sound, 'fee_kind');
const article = rowOf(sound, 'article');
const conference = rowOf(sound, 'conference');

async function conferences(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from conference`.execute(db);
  return rows[0]?.n ?? 0;
}

/** What the dry run says about a file. */
async function said(file: Buffer): Promise<string[]> {
  const before = await conferences();
  const { faults, summary } = await uploaded(test, owner, file);
  expect(await conferences()).toBe(before);
  expect(summary === null).toBe(faults.length > 0);
  return faults;
}

const cases: [why: string, file: () => Buffer, text: RegExp][] = [
  ['a text file', () => Buffer.from('hello'), /^This is not a complete zip file/],
  ['a file that was cut off', () => changed({}).subarray(0, 3000), /^This is not a complete zip file/],
  ['no manifest', () => changed({ [MANIFEST]: null }), /^The archive has no manifest.json/],
  [
    'another format',
    () => changed({}, { manifest: { format: 'other' } }),
    /^manifest.json is not as it should be \(format\)/,
  ],
  ['a later format', () => changed({}, { manifest: { version: 2 } }), /newer version \(2\)/],
  [
    'a later database',
    () => changed({}, { manifest: { schema: 99_999, product: '9.0.0' } }),
    /newer version \(9.0.0\)/,
  ],
  ['a path that leads out', () => changed({ 'files/../../../etc/passwd': 'x' }), /^The archive has files\/\.\.\//],
  ['a file that nobody listed', () => changed({ 'tables/extra.txt': 'x' }), /^The archive has tables\/extra.txt/],
  ['a table that is missing', () => changed({ [fees]: null }), /^The archive lacks tables\/fee_kind.jsonl/],
  [
    'a changed table',
    () => changed({ [fees]: line({ ...fee, closed: true }) }, { lies: true }),
    /^tables\/fee_kind.jsonl differs/,
  ],
  ['a changed picture', () => changed({ [`files/${key}`]: 'x' }, { lies: true }), /^files\/.*\.png differs/],
  [
    'a script as a picture',
    () => changed({ [`files/${key}`]: '<script>alert(1)</script>' }),
    /png: the content does not match/,
  ],
  ['a row too few', () => changed({ [fees]: '' }), /number of rows of tables\/fee_kind.jsonl differs/],
  ['half a line', () => changed({ [fees]: '{"id": 1' }), /^tables\/fee_kind.jsonl line 1 is not a line of JSON/],
  ['an unknown column', () => changed({ [fees]: line({ ...fee, is_admin: true }) }), /line 1 has a column “is_admin”/],
  [
    'a column of a secret',
    () => changed({ 'tables/conference.jsonl': line({ ...conference, society_id: 1 }) }),
    /line 1 has a column “society_id”/,
  ],
  [
    'a text for a number',
    () => changed({ [fees]: line({ ...fee, position: '1; drop table fee_kind' }) }),
    /“position” has a value/,
  ],
  ['a title without a language', () => changed({ [fees]: line({ ...fee, title: 'x' }) }), /“title” has a value/],
  ['a rule without end', () => changed({ [fees]: line({ ...fee, rule: { script: 1 } }) }), /“rule” has a value/],
  [
    'a fee of another conference',
    () => changed({ [fees]: line({ ...fee, conference_id: 1 }) }),
    /line 1 points to something outside the archive \(conference_id 1\)/,
  ],
  [
    'places of another conference',
    () => changed({ [fees]: line({ ...fee, stock_id: 999999 }) }),
    /points to something outside the archive \(stock_id 999999\)/,
  ],
  [
    'a file of somebody else',
    () => changed({ 'tables/article.jsonl': line({ ...article, cover: `/files/ab/${'0'.repeat(32)}.png` }) }),
    /outside the archive \(ab\/0+\.png\)/,
  ],
  [
    'what the database refuses',
    () => changed({ 'tables/conference.jsonl': line({ ...conference, ends_on: '2000-01-01' }) }),
    /breaks a rule of the database \(conference_check\)/,
  ],
  [
    'a date that there is not',
    () => changed({ 'tables/conference.jsonl': line({ ...conference, ends_on: '2027-02-31' }) }),
    /breaks a rule of the database/,
  ],
  [
    'a character that no table can store',
    () => changed({ 'tables/article.jsonl': line({ ...article, state: '\u0000' }) }),
    /breaks a rule of the database/,
  ],
  [
    'two conferences',
    () =>
      changed(
        { 'tables/conference.jsonl': line(conference) + line({ ...conference, id: 7 }) },
        {
          manifest: {
            tables: sound.manifest.tables.map((one) => (one.table === 'conference' ? { ...one, rows: 2 } : one)),
          },
        },
      ),
    /rows of tables\/conference.jsonl/,
  ],
];

describe('[O23] an archive that is not what it should be', () => {
  it.each(cases)('%s is refused with the place and the way out, and nothing is made', async (_, file, text) => {
    const faults = await said(file());
    expect(faults[0]).toMatch(text);
    expect(faults[0]).toMatch(/again|as it was exported|Update|Export with/);
  });

  it('a bomb is refused before it is unpacked', async () => {
    const bomb = zipOf([{ name: MANIFEST, content: Buffer.alloc(8 * 1024 * 1024), says: { unpacked: 3 * 1024 ** 3 } }]);
    expect((await said(bomb))[0]).toMatch(/too large/);
    const ratio = zipOf([{ name: MANIFEST, content: Buffer.alloc(64 * 1024 * 1024) }]);
    expect((await said(ratio))[0]).toMatch(/too large/);
  });

  it('whatever is damaged, an import makes a whole conference or nothing', async () => {
    const whole = changed({});
    const at = fc.integer({ min: 0, max: whole.length - 1 });
    const damage = fc.oneof(
      fc.record({ kind: fc.constant('byte' as const), at, value: fc.integer({ min: 0, max: 255 }) }),
      fc.record({ kind: fc.constant('cut' as const), at, value: fc.constant(0) }),
      fc.record({ kind: fc.constant('twice' as const), at, value: fc.integer({ min: 1, max: 200 }) }),
    );
    await fc.assert(
      fc.asyncProperty(damage, async ({ kind, at: place, value }) => {
        const file = Buffer.from(whole);
        if (kind === 'byte') file[place] = value;
        const damaged =
          kind === 'cut'
            ? file.subarray(0, place)
            : kind === 'twice'
              ? Buffer.concat([file.subarray(0, place), file.subarray(place, place + value), file.subarray(place)])
              : file;
        expect(await tried(damaged)).toMatch(/^(refused|as it was)$/);
      }),
      { numRuns: 120, seed: 23 },
    );
  }, 60_000);
});

/** Reads and writes an archive in a transaction that is rolled back; any error but a refusal is thrown. */
async function tried(file: Buffer): Promise<string> {
  async function* once() {
    yield file;
  }
  try {
    return await withArchive(once(), Number.MAX_SAFE_INTEGER, (archive) =>
      db
        .transaction()
        .execute(async (transaction) => {
          const input = {
            archive,
            scope: 'setup',
            societyId,
            staffId: 1,
            now: new Date(),
            files: noFiles(null),
            films: noFilms(null),
            stored: test.ports.files,
          } as const;
          const made = await importArchive(transaction, { ...input, step: async () => undefined });
          const { title } = await transaction
            .selectFrom('conference')
            .select('title')
            .where('id', '=', made.cid)
            .executeTakeFirstOrThrow();
          throw new Error(title.zh === (conference['title'] as { zh: string }).zh ? 'as it was' : 'changed');
        })
        .catch((error: Error) => {
          if (error instanceof ArchiveRefused) throw error;
          if (error.message === 'as it was' || error.message === 'changed') return error.message;
          throw error;
        }),
    );
  } catch (error) {
    if (error instanceof ArchiveRefused) return 'refused';
    throw error;
  }
}

describe('[O23] without the hashes of its entries', () => {
  it('an archive in which somebody changed an amount would be imported', async () => {
    const window = rowOf(sound, 'fee_window');
    const cheaper = Buffer.from(line({ ...window, amount: 1 }));
    const file = changed({ 'tables/fee_window.jsonl': cheaper }, { lies: true });
    expect((await said(file))[0]).toMatch(/^tables\/fee_window.jsonl differs/);
    const read = async (name: string) =>
      name === 'tables/fee_window.jsonl' ? cheaper : (sound.entries.get(name) ?? Buffer.of());
    const unprotected = {
      manifest: sound.manifest,
      names: new Set(sound.entries.keys()),
      lost: new Set<string>(),
      films: new Map<string, string[]>(),
      async *pieces(name: string) {
        yield await read(name);
      },
      read,
    };
    const amounts = await db
      .transaction()
      .execute(async (transaction) => {
        const input = { archive: unprotected, scope: 'setup', societyId, staffId: 1, now: new Date() } as const;
        const { cid: made } = await importArchive(transaction, {
          ...input,
          files: noFiles(null),
          films: noFilms(null),
          stored: test.ports.files,
          step: async () => undefined,
        });
        const rows = await transaction
          .selectFrom('fee_window')
          .innerJoin('fee_kind', 'fee_kind.id', 'fee_kind_id')
          .select('amount')
          .where('conference_id', '=', made)
          .execute();
        throw Object.assign(new Error('rolled back'), { rows });
      })
      .catch((error: Error & { rows: unknown }) => error.rows);
    expect(amounts).toEqual([{ amount: 1 }]);
  });
});

describe('[O23] who may take a conference out and in', () => {
  it('only owners export, and only owners fetch what was exported', async () => {
    const { taskId } = await test.call(calls.exportArchive, { cid, scope: 'everything' }, { token: owner });
    await test.work();
    for (const role of staffRoles)
      for (const conferenceId of [undefined, cid]) {
        const staffId = await buildStaff(db, societyId, {
          email: `${role}.${conferenceId ?? 0}@example.org`,
          role,
          ...(conferenceId !== undefined && { conferenceId }),
        });
        const token = await buildStaffToken(db, staffId);
        const out = await test.attempt(calls.exportArchive, { cid, scope: 'setup' }, { token });
        expect([role, conferenceId, out.code === 0]).toEqual([role, conferenceId, role === 'owner']);
        const file = await test.attempt(taskCalls.file, { cid, id: taskId }, { token });
        expect([role, conferenceId, file.code === 0]).toEqual([role, conferenceId, role === 'owner']);
        const back = await test.attempt(calls.uploadArchive, {}, { token, file: changed({}), fileName: 'a.zip' });
        const may = role === 'owner' && conferenceId === undefined;
        expect([role, conferenceId, back.code === 0]).toEqual([role, conferenceId, may]);
      }
  }, 60_000);

  it('an archive that another society uploaded is not found', async () => {
    const { id } = await uploaded(test, owner, changed({}));
    const society = await buildSociety(db);
    const token = await buildStaffToken(db, await buildStaff(db, society, { email: 'other@example.org' }));
    for (const call of [calls.archive, calls.applyArchive])
      expect(await test.attempt(call, { id }, { token })).toMatchObject({ error: 'not_found' });
    expect(await test.attempt(calls.checkArchive, { id, scope: 'setup' }, { token })).toMatchObject({
      error: 'not_found',
    });
  });

  it('is applied once, and not while its dry run waits', async () => {
    const { id } = await test.call(calls.uploadArchive, {}, { token: owner, file: changed({}), fileName: 'a.zip' });
    expect(await test.attempt(calls.applyArchive, { id }, { token: owner })).toMatchObject({
      error: 'archive_not_checked',
    });
    await test.work();
    await test.call(calls.applyArchive, { id }, { token: owner });
    expect(await test.attempt(calls.applyArchive, { id }, { token: owner })).toMatchObject({
      error: 'archive_not_checked',
    });
    await test.work();
    const { made } = await test.call(calls.archive, { id }, { token: owner });
    expect(made).not.toBeNull();
    expect(await test.attempt(calls.applyArchive, { id }, { token: owner })).toMatchObject({
      error: 'archive_not_checked',
    });
  });
});
