import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conferenceConsoleCalls as calls } from '@meetingapp/contract/conference/console.ts';
import { feeCalls } from '@meetingapp/contract/fees/console.ts';
import { hotelConsoleCalls } from '@meetingapp/contract/hotel/console.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildActivity, buildStamp } from '@meetingapp/demo/activities/activities.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildExtra, buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildForm, buildOwnForm, guestFields, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';
import { copiedApart, copiedTables, leftBehind } from './commands-copy-tables.ts';

const catalog = readFileSync(new URL('../../db/schema/catalog.txt', import.meta.url), 'utf8').split('\n');
const found = (pattern: RegExp) =>
  catalog.flatMap((line) => [pattern.exec(line)?.slice(1) ?? []].filter((one) => one.length));
const columns = found(/^column (\w+)\.(\w+) (.+)$/);
const keys = found(/^constraint (\w+)\.\S+ FOREIGN KEY \((\w+)\) REFERENCES (\w+)/);
const stays: readonly string[] = Object.values(leftBehind).flat();
const copied = [...copiedTables.map(({ table }) => table), ...copiedApart];

/** Tables of a conference: those that name it, and those whose rows belong to such a row. */
function conferenceTables(): Set<string> {
  const tables = new Set(columns.flatMap(([table = '', column]) => (column === 'conference_id' ? [table] : [])));
  // What hangs below a row that stays behind stays with it.
  for (let size = 0; size !== tables.size;) {
    size = tables.size;
    for (const [table = '', , parent = ''] of keys) if (copied.includes(parent)) tables.add(table);
  }
  return tables;
}

describe('[O1] the copy of a conference', () => {
  it('says of every table of a conference that it is copied, or why not', () => {
    const unnamed = [...conferenceTables()].filter((table) => {
      const under = keys.some(([child, , parent = '']) => child === table && stays.includes(parent));
      return !copied.includes(table) && !stays.includes(table) && !under;
    });
    expect(unnamed).toEqual([]);
    const known = new Set(columns.map(([table]) => table));
    expect([...copied, ...stays].filter((table) => !known.has(table))).toEqual([]);
    expect(copied.filter((table) => stays.includes(table))).toEqual([]);
    expect(new Set([...copied, ...stays]).size).toBe(copied.length + stays.length);
  });

  it('maps every reference to a row of the conference, or begins it anew', () => {
    const shared = ['society', 'staff_member', 'conference'];
    const wrong = copiedTables.flatMap(({ table, under, refers = {}, anew = {}, only = '' }) =>
      keys
        .filter(([child, column = '', parent = '']) => {
          const mapped = under?.column === column || column in refers || column in anew;
          return child === table && !mapped && !shared.includes(parent) && !only.includes(`${column} is null`);
        })
        .map(([, column]) => `${table}.${column ?? ''}`),
    );
    expect(wrong).toEqual([]);
  });

  it('moves every moment of the plan, except those that begin anew or say when a row was made', () => {
    const made = ['created_at', 'published_at', 'saved_at'];
    const unmoved = copiedTables.flatMap(({ table, moves = [], anew = {}, only = '' }) =>
      columns
        .filter(([of, column = '', type = '']) => {
          const free = moves.includes(column) || column in anew || made.includes(column) || only.includes(column);
          return of === table && /^(timestamp|date)/.test(type) && !free;
        })
        .map(([, column]) => `${table}.${column ?? ''}`),
    );
    expect(unmoved).toEqual([]);
  });

  it('names every column of a list, which is stored otherwise than JSON', () => {
    const arrays = (table: string) =>
      columns.flatMap(([of, column = '', type = '']) =>
        of === table && /\[\]/.test(type.split(' ')[0] ?? '') ? [column] : [],
      );
    for (const { table, lists = [] } of copiedTables) expect([...lists].sort(), table).toEqual(arrays(table).sort());
  });
});

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const as = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };

describe('[O1] a copied conference', () => {
  it('has the forms, halls, points, activities and settings of the earlier one, connected among themselves', async () => {
    const cid = await buildConference(db, { societyId, startsOn: '2026-10-20', endsOn: '2026-10-22' });
    await buildForm(db, cid, plainFields);
    const formId = await buildOwnForm(db, cid, 'activity', { title: both('实操', 'Training'), fields: guestFields });
    const hall = await db
      .insertInto('hall')
      .values({ conference_id: cid, name: JSON.stringify(both('大厅', 'Hall')) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('checkin_point')
      .values({
        conference_id: cid,
        kind: 'hall',
        hall_id: hall.id,
        name: JSON.stringify(both('大厅口', 'Hall door')),
        opens: JSON.stringify([]),
        roles: ['attendee'],
      })
      .execute();
    const stampId = await buildStamp(db, cid);
    await buildActivity(db, cid, {
      formId,
      stampId,
      startsAt: '2026-10-20T02:00:00.000Z',
      endsAt: '2026-10-20T03:00:00.000Z',
      slots: [],
    });
    const { taskId } = await test.call(calls.copy, { cid, title: both('下届', 'Next'), startsOn: '2027-10-20' }, as);
    await test.work();
    const { task } = await test.call(taskCalls.detail, { cid, id: taskId }, as);
    expect([task.state, task.done]).toEqual(['done', task.total]);
    const to = task.result['cid'] ?? 0;
    const [activity, point, halls, forms] = await Promise.all([
      db.selectFrom('activity').selectAll().where('conference_id', '=', to).executeTakeFirstOrThrow(),
      db.selectFrom('checkin_point').selectAll().where('conference_id', '=', to).executeTakeFirstOrThrow(),
      db.selectFrom('hall').selectAll().where('conference_id', '=', to).execute(),
      db.selectFrom('conference_form').selectAll().where('conference_id', '=', to).execute(),
    ]);
    expect(halls).toHaveLength(1);
    expect(point).toMatchObject({ hall_id: halls[0]?.id, roles: ['attendee'] });
    expect(point.hall_id).not.toBe(hall.id);
    expect(activity).toMatchObject({ form_id: forms[0]?.id, state: 'draft', version: 1 });
    expect([activity.form_id, activity.stamp_id]).not.toContain(formId);
    expect(activity.stamp_id).not.toBe(stampId);
    expect(activity.starts_at.toISOString()).toBe('2027-10-20T02:00:00.000Z');
    const fields = await db
      .selectFrom('form_field')
      .innerJoin('form_version', 'form_version.id', 'form_version_id')
      .select(['code', 'form_id'])
      .where('conference_id', '=', to)
      .where('form_id', 'is not', null)
      .execute();
    expect(fields.map(({ code }) => code).sort()).toEqual(guestFields.map(({ code }) => code).sort());
  });

  it('asks for its own exam and credits before a certificate, not for those of the earlier one', async () => {
    const cid = await buildConference(db, { societyId, startsOn: '2026-10-20', endsOn: '2026-10-22' });
    const exam = await db
      .insertInto('exam')
      .values({ conference_id: cid, rules: JSON.stringify({}) as never })
      .returning('id')
      .executeTakeFirstOrThrow();
    const set = await db
      .insertInto('credit_rule_set')
      .values({ conference_id: cid, code: 'china_1', title: JSON.stringify(both('一类', 'Class I')) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rule = { days: 1, examId: exam.id, setId: set.id, credits: 300 };
    const free = { days: 0, examId: null, setId: null, credits: 0 };
    const kinds = { participation: rule, lecture: free } as const;
    for (const [kind, one] of Object.entries(kinds) as [keyof typeof kinds, object][])
      await db
        .insertInto('certificate_template')
        .values({
          conference_id: cid,
          kind,
          title: JSON.stringify(both('证书', 'Certificate')),
          layout: JSON.stringify({}) as never,
          rule: JSON.stringify(one),
        })
        .execute();
    const { taskId } = await test.call(calls.copy, { cid, title: both('下届', 'Next'), startsOn: '2027-10-20' }, as);
    await test.work();
    const { task } = await test.call(taskCalls.detail, { cid, id: taskId }, as);
    const to = task.result['cid'] ?? 0;
    const idIn = async (table: 'exam' | 'credit_rule_set') =>
      (await db.selectFrom(table).select('id').where('conference_id', '=', to).executeTakeFirstOrThrow()).id;
    const templates = await db
      .selectFrom('certificate_template')
      .select('rule')
      .where('conference_id', '=', to)
      .orderBy('id')
      .execute();
    const own = { examId: await idIn('exam'), setId: await idIn('credit_rule_set') };
    expect(templates.map((one) => one.rule)).toEqual([{ ...rule, ...own }, free]);
  });

  it('offers the same currencies, with every price in each and the accounts for them', async () => {
    const account = { holder: 'ECSC', number: '6200', bank: 'Bank, SWIFT X' };
    const cid = await buildConference(db, {
      societyId,
      startsOn: '2026-10-20',
      endsOn: '2026-10-22',
      currencies: ['USD'],
      bankAccounts: { USD: account },
    });
    await buildForm(db, cid, plainFields);
    await buildFeeKind(db, cid, { amount: 100_000, prices: { USD: 15_000 } });
    await buildExtra(db, cid, { prices: { USD: 4500 } });
    const night = { USD: { room: 9000, bed: null } };
    await buildRoomType(db, cid, await buildHotel(db, cid), { nights: ['2026-10-20'], prices: night });
    const { taskId } = await test.call(calls.copy, { cid, title: both('下届', 'Next'), startsOn: '2027-10-20' }, as);
    await test.work();
    const { task } = await test.call(taskCalls.detail, { cid, id: taskId }, as);
    const to = { cid: task.result['cid'] ?? 0 };
    const [{ settings }, fees, { hotels }] = await Promise.all([
      test.call(calls.settings, to, as),
      test.call(feeCalls.list, to, as),
      test.call(hotelConsoleCalls.grid, to, as),
    ]);
    expect(settings).toMatchObject({ currency: 'CNY', currencies: ['USD'], bankAccounts: { USD: account } });
    expect(fees.kinds[0]?.windows[0]).toMatchObject({ amount: 100_000, prices: { USD: 15_000 } });
    expect(fees.extras[0]?.prices).toEqual({ USD: 4500 });
    expect(hotels[0]?.roomTypes[0]?.nights[0]).toMatchObject({ night: '2027-10-20', prices: night });
  });
});
