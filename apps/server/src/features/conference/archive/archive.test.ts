import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { conferenceArchiveCalls as calls } from '@meetingapp/contract/conference/archive.ts';
import { conferenceConsoleCalls } from '@meetingapp/contract/conference/console.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { seedDemo } from '@meetingapp/demo/seed.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ArchiveRow } from './queries-rows.ts';
import { jobRegistry } from '../../../job-registry.ts';
import { migrateQueue } from '../../../jobs/worker.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import {
  contentsOf,
  exported,
  imported,
  rowsAsIn,
  rowsWithHashes,
  uploaded,
} from '../../../testing/conference/archive.ts';

const source = await testApp();
const target = await testApp();
/** Has nobody of the other conferences, so that its accounts are made in the order of the archive. */
const vacant = await testApp();
const CONGRESS = 5001;
const PAST = 5002;
const RUNNING = 5003;
const withRows = [
  'exhibitor',
  'exhibitor_draft',
  'exhibitor_member',
  'lead',
  'stand_order',
  'stand_order_line',
  'survey_answer',
  'survey_done',
  'exam_topic',
  'exam_item',
  'exam_item_version',
  'exam_attempt',
  'exam_attempt_item',
  'exam_answer',
  'video',
];
let owner = '';
let other = '';

async function counts(test: TestApp): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text::int as rows
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ('conference_archive', 'task', 'audit_entry', 'idempotency_key', 'job_process')`.execute(
    test.db,
  );
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}

/** Number of stored files. */
const filesIn = (test: TestApp): number =>
  readdirSync(join(test.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  ).length;

/** Answers to surveys have an id by chance, and so an order by chance; the folder of a film is unguessable. */
function comparable(table: string, rows: readonly ArchiveRow[]): ArchiveRow[] {
  if (table === 'video') return rows.map(({ folder: _, ...row }) => row);
  if (table !== 'survey_answer' && table !== 'survey_done') return [...rows];
  const told = rows.map(({ id: _, answer_id: named, ...row }) => ({ ...row, named: named !== null }));
  return told.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

beforeAll(async () => {
  await migrateQueue(source.pool, jobRegistry);
  await seedDemo(source.db, new Date(), source.config.dataDir);
  const { id } = await source.db
    .selectFrom('staff_member')
    .select('id')
    .where('email', '=', 'owner@ecsc.example')
    .executeTakeFirstOrThrow();
  // Refunds under way are finished where they began.
  await source.db
    .updateTable('refund')
    .set({ state: 'done', settled_at: new Date() })
    .where('state', 'in', ['asked', 'sent'])
    .execute();
  owner = await buildStaffToken(source.db, id);
  other = await buildStaffToken(target.db, await buildStaff(target.db, await buildSociety(target.db)));
}, 180_000);

describe.sequential('[O23] a whole conference out as an archive and in again', () => {
  it('its set-up comes out without anybody’s personal data', async () => {
    const { manifest, rows, entries } = await contentsOf(await exported(source, owner, CONGRESS, 'setup'));
    expect(manifest).toMatchObject({ format: 'meetingapp-conference', version: 1, scope: 'setup', lost: [] });
    expect(rows.get('conference')).toHaveLength(1);
    for (const table of ['conference_form', 'fee_kind', 'room_night', 'programme_session', 'talk', 'article', 'home'])
      expect([table, (rows.get(table) ?? []).length > 0]).toEqual([table, true]);
    for (const table of ['registration', 'expert', 'orders', 'paper', 'account', 'claim'])
      expect([table, rows.has(table)]).toEqual([table, false]);
    const people = await source.db
      .selectFrom('identity')
      .select('value')
      .where('kind', 'in', ['phone', 'email'])
      .execute();
    const all = Buffer.concat(
      [...entries].flatMap(([name, bytes]) => (name.startsWith('tables/') ? [bytes] : [])),
    ).toString();
    expect(people.filter(({ value }) => value !== null && all.includes(value))).toEqual([]);
  });

  const filled = new Set<string>();

  it.each([CONGRESS, PAST, RUNNING])(
    '%i in another installation is the same, but for ids and time, as a draft',
    async (from) => {
      const into = from === RUNNING ? vacant : target;
      const file = await exported(source, owner, from, 'everything');
      // A society of its own, whose bank is empty: questions that two conferences share come once.
      const society = await buildSociety(into.db);
      const token = await buildStaffToken(
        into.db,
        await buildStaff(into.db, society, { email: `owner-${from}@example.org` }),
      );
      const cid = await imported(into, token, file);
      const { state, settings } = await into.call(conferenceConsoleCalls.settings, { cid }, { token });
      const before = await source.call(conferenceConsoleCalls.settings, { cid: from }, { token: owner });
      expect(state).toBe('draft');
      // The list of members belongs to the society.
      expect(settings).toMatchObject({ ...before.settings, memberListId: null, introduction: settings.introduction });
      const first = await contentsOf(file);
      const second = await contentsOf(await exported(into, token, cid, 'everything'));
      const expected = await rowsAsIn(source, first, second);
      expect([...expected.keys()].length).toBeGreaterThan(70);
      for (const [table, rows] of expected)
        expect([table, comparable(table, rowsWithHashes(second, table))]).toEqual([table, comparable(table, rows)]);
      for (const [table, rows] of expected) if (rows.length > 0) filled.add(table);
      expect(second.manifest.files).toEqual(first.manifest.files);
      expect(second.manifest.tables).toEqual(first.manifest.tables);
      expect(second.manifest.films).toEqual(first.manifest.films);
      expect((first.rows.get('registration') ?? []).length).toBeGreaterThan(from === PAST ? 0 : 10);
    },
    120_000,
  );

  it('companies, surveys, exams and films are among them', () => {
    for (const table of withRows) expect([table, filled.has(table)]).toEqual([table, true]);
  });

  it('people find their registration in their own account, with its number and a new ticket', async () => {
    const { rows } = await sql<{ number: string; card_id: string; phone: string; ticket: boolean }>`
      select number, card_id, (select min(value) from identity where account_id = registration.account_id and kind = 'phone') as phone,
        exists (select from ticket where registration_id = registration.id and state = 'valid') as ticket
      from registration where number like ${`${CONGRESS}-%`} and state in ('confirmed', 'attended') order by number`.execute(
      target.db,
    );
    const original = await sql<{ number: string; card_id: string; phone: string }>`
      select number, card_id, (select min(value) from identity where account_id = registration.account_id and kind = 'phone') as phone
      from registration where conference_id = ${CONGRESS} and state in ('confirmed', 'attended') order by number`.execute(
      source.db,
    );
    expect(rows.map(({ number, phone }) => [number, phone])).toEqual(
      original.rows.map(({ number, phone }) => [number, phone]),
    );
    expect(rows.filter(({ ticket }) => !ticket)).toEqual([]);
    const cards = new Set(original.rows.map(({ card_id }) => card_id));
    expect(rows.filter(({ card_id }) => cards.has(card_id))).toEqual([]);
  });

  it('people cannot come twice: where their numbers are in use already only the set-up is imported', async () => {
    const file = await exported(source, owner, CONGRESS, 'everything');
    const before = await counts(source);
    const checked = await uploaded(source, owner, file);
    expect(checked.summary).toBeNull();
    expect(checked.faults).toHaveLength(1);
    expect(checked.faults[0]).toMatch(/^tables\/(registration|answer_file)\.jsonl line \d+: .*Import the set-up only/);
    expect((await source.attempt(calls.applyArchive, { id: checked.id }, { token: owner })).code).toBe(9266);
    // The way on is in the dialog, so that it is found again when it is closed.
    expect((await source.call(calls.pendingArchive, {}, { token: owner })).id).toBe(checked.id);
    expect(await counts(source)).toEqual(before);
    const cid = await imported(source, owner, file, 'setup');
    expect(cid).not.toBe(CONGRESS);
    const people = await source.db.selectFrom('registration').select('id').where('conference_id', '=', cid).execute();
    expect(people).toEqual([]);
  }, 120_000);

  it('links, rules and lists lead to rows of the new conference, and none to the earlier one', async () => {
    const first = await contentsOf(await exported(source, owner, CONGRESS, 'setup'));
    const cid = await imported(target, other, await exported(source, owner, CONGRESS, 'setup'));
    const home = await target.db
      .selectFrom('home')
      .select('content')
      .where('conference_id', '=', cid)
      .executeTakeFirst();
    expect(JSON.stringify(first.rows.get('home'))).toContain(`/${CONGRESS}`);
    expect(JSON.stringify(home?.content)).toContain(`/${cid}`);
    expect(JSON.stringify(home?.content)).not.toMatch(new RegExp(`[/=]${CONGRESS}(?![0-9])`));
    const { rows } = await sql<{ lost: number }>`
      select count(*)::int as lost from programme_session, unnest(topics) as one
      where programme_session.conference_id = ${cid}
        and not exists (select from topic where topic.id = one and topic.conference_id = ${cid})`.execute(target.db);
    expect(rows[0]?.lost).toBe(0);
  }, 60_000);

  it('the dry run changes nothing, and says what would be made', async () => {
    const file = await exported(source, owner, CONGRESS, 'setup');
    const before = await counts(target);
    const { summary, check } = await uploaded(target, other, file);
    expect(check?.state).toBe('done');
    expect(await counts(target)).toEqual(before);
    const kinds = Object.fromEntries((summary?.counts ?? []).map(({ kind, count }) => [kind, count]));
    const fees = await source.db.selectFrom('fee_kind').select('id').where('conference_id', '=', CONGRESS).execute();
    expect(kinds).toMatchObject({ fees: fees.length });
    expect(Object.keys(kinds)).not.toContain('registrations');
  });

  it('a file of a person who has an account here comes to that account, not to a new one', async () => {
    const both = await testApp();
    const token = await buildStaffToken(both.db, await buildStaff(both.db, await buildSociety(both.db)));
    const file = await exported(source, owner, CONGRESS, 'everything');
    const { rows } = await contentsOf(file);
    const known = rows.get('account')?.find(({ phone }) => typeof phone === 'string');
    const { id } = await both.db
      .insertInto('account')
      .values({ name: '本人' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await both.db
      .insertInto('identity')
      .values({ account_id: id, kind: 'phone', value: String(known?.['phone']), verified_at: new Date() })
      .execute();
    const checked = await uploaded(both, token, file);
    expect(checked.summary?.accounts).toEqual({ found: 1, made: (rows.get('account')?.length ?? 0) - 1 });
    const cid = await imported(both, token, file);
    const own = await both.db
      .selectFrom('registration')
      .select('id')
      .where('conference_id', '=', cid)
      .where('account_id', '=', id)
      .execute();
    expect(own).toHaveLength(
      rows.get('registration')?.filter((row) => row['account_id'] === known?.['id']).length ?? -1,
    );
  }, 120_000);

  it('what fails at the last moment leaves neither rows nor files behind', async () => {
    const late = await testApp();
    const token = await buildStaffToken(late.db, await buildStaff(late.db, await buildSociety(late.db)));
    const file = await exported(source, owner, CONGRESS, 'everything');
    const { id, faults } = await uploaded(late, token, file);
    expect(faults).toEqual([]);
    // Another import comes first: the numbers are in use now.
    await imported(late, token, file);
    const before = await counts(late);
    const stored = filesIn(late);
    await late.call(calls.applyArchive, { id }, { token });
    await late.work();
    const after = await late.call(calls.archive, { id }, { token, language: 'en' });
    expect(after).toMatchObject({ made: null, summary: null, apply: { state: 'done', result: {} } });
    expect(after.faults[0]).toContain('Import the set-up only');
    expect(await counts(late)).toEqual(before);
    expect(filesIn(late)).toBe(stored);
  }, 120_000);

  it('the money of the orders comes with them, and a refund has the payment over which it goes', async () => {
    const sums = async (test: TestApp, cid: number) =>
      (
        await sql<object>`select count(*)::int as orders, sum(total)::int as total, sum(refunded)::int as refunded,
            count(*) filter (where state in ('paid', 'partly_refunded') and total > 0 and kept_payment_id is null)::int as unnamed,
            (select sum(amount)::int from ledger where conference_id = ${cid}) as ledger,
            (select sum(online + transferred - refunded)::int from (select * from ledger_new union all select * from ledger_quarter) as one
              where conference_id = ${cid}) as counted
          from orders where conference_id = ${cid} and (kind <> 'change' or state not in ('open', 'expired'))`.execute(
          test.db,
        )
      ).rows[0];
    const { id } = await target.db
      .selectFrom('registration')
      .select('conference_id as id')
      .where('number', 'like', `${CONGRESS}-%`)
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await sums(target, id)).toEqual(await sums(source, CONGRESS));
    expect(await sums(target, id)).toMatchObject({ unnamed: 0 });
  });

  it('while a refund is under way people do not leave: it would be finished in one place and not in the other', async () => {
    const { id } = await source.db
      .selectFrom('refund')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('refund.id')
      .where('conference_id', '=', CONGRESS)
      .limit(1)
      .executeTakeFirstOrThrow();
    await source.db.updateTable('refund').set({ state: 'sent' }).where('id', '=', id).execute();
    const asked = (scope: 'setup' | 'everything') =>
      source.attempt(calls.exportArchive, { cid: CONGRESS, scope }, { token: owner });
    expect(await asked('everything')).toMatchObject({ error: 'archive_refunds' });
    expect(await asked('setup')).toMatchObject({ code: 0 });
    await source.work();
    await source.db.updateTable('refund').set({ state: 'done' }).where('id', '=', id).execute();
  });

  it('both are in the audit log, and the uploaded file is deleted once the conference is made', async () => {
    const calledAt = async (test: TestApp) =>
      (await test.db.selectFrom('audit_entry').select('call').distinct().execute()).map(({ call }) => call);
    expect(await calledAt(source)).toContain('console/conference/archive/export');
    expect(await calledAt(target)).toEqual(
      expect.arrayContaining([
        'console/conference/archive/upload',
        'console/conference/archive/apply',
        'task/conference.importApply',
      ]),
    );
    const left = await target.db
      .selectFrom('conference_archive')
      .select('file_id')
      .where('made_id', 'is not', null)
      .execute();
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter(({ file_id }) => file_id !== '')).toEqual([]);
  });
});
