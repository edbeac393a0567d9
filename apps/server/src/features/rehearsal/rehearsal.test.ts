import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { rehearsalCalls as calls } from '@meetingapp/contract/rehearsal/console.ts';
import { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { endpointCalls } from '@meetingapp/contract/developers/endpoint.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm, plainFields, type FieldInput } from '@meetingapp/demo/forms/forms.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { syntheticPhoneStart } from '@meetingapp/domain/rehearsal/synthetic.ts';
import { visitor } from '../../testing/congress.ts';
import { checkGate } from './commands-gate.ts';
import { sweepRehearsals } from './jobs.ts';
import { countsOf, plan, quick, rehearsalTest, verdictsOf, without } from '../../testing/conference/rehearsal.ts';

const { test, db, ports, societyId, owner, organiser, organiserId, context, congress, countAll, playOut, rehearse } =
  await rehearsalTest();

/** Nobody can invent a file. */
const receipt: FieldInput = { code: 'receipt', label: both('缴费凭证', 'Receipt'), kind: 'FILE', required: true };

/** Names who sees to a task: somebody who may open the page, and one mail for each naming by another person. */
async function nameSomebody(task: { cid: number; rehearsalId: number; criterion: 'oversold' }): Promise<void> {
  const name = (assigneeId: number | null, by: { token: string }) =>
    test.attempt(calls.task, { ...task, done: false, assigneeId }, { ...by, language: 'en' });
  const read = async () => test.call(calls.read, { cid: task.cid, rehearsalId: task.rehearsalId }, owner);
  const { colleagues } = await read();
  expect(colleagues.map(({ name: called }) => called).toSorted()).toEqual(['沈一诺', '程望舒'].toSorted());
  const finance = await buildStaff(db, societyId, { role: 'finance', email: 'finance@example.org' });
  expect(await name(finance, owner)).toMatchObject({ error: 'rehearsal_assignee' });
  const mails = async () =>
    db.selectFrom('message').select(['recipient', 'variables']).where('template', '=', 'rehearsal_task').execute();
  expect(await name(organiserId, organiser)).toMatchObject({ code: 0 });
  expect(await mails()).toEqual([]);
  await name(null, owner);
  await name(organiserId, owner);
  await name(organiserId, owner);
  expect(await mails()).toMatchObject([
    {
      recipient: 'o@example.org',
      variables: {
        by: '程望舒',
        criterion: 'No place is sold twice',
        link: expect.stringMatching(new RegExp(`/console/c/${task.cid}/rehearsal$`)) as string,
      },
    },
  ]);
  expect((await read()).run?.tasks).toMatchObject([{ assignee: { staffId: organiserId, name: '沈一诺' }, doneBy: '' }]);
}

describe('[O22] a rehearsal', () => {
  it('plays opening, faults and check-in in a copy, passes, and leaves nothing but its results', async () => {
    const cid = await congress();
    await test.call(
      endpointCalls.createEndpoint,
      { cid, address: 'https://crm.example/hooks', eventTypes: ['order.paid.v1', 'registration.created.v1'] },
      owner,
    );
    const spies = [vi.spyOn(ports.mail!, 'send'), vi.spyOn(ports.sms!, 'send'), vi.spyOn(ports.webhooks, 'send')];
    const before = await countAll();
    const run = await rehearse(cid, plan);
    expect(run).toMatchObject({ state: 'done', fault: '', people: 60 });
    expect(run.gate.map(({ check, ok }) => [check, ok])).toEqual([
      ['people', true],
      ['messages', true],
      ['payments', true],
      ['outgoing', true],
      ['webhooks', true],
    ]);
    expect(run.figures?.rush).toMatchObject({
      people: 60,
      paid: 60,
      full: 0,
      unserved: 0,
      failures: 0,
      complete: true,
    });
    expect(run.figures?.money).toEqual({ payments: 60, doubled: 0, unmatched: 0 });
    const { faults } = run.figures ?? {};
    for (const kind of ['late', 'twice', 'lost', 'refused'] as const) {
      expect(faults?.[kind].payments).toBeGreaterThan(0);
      expect(faults?.[kind].wrong).toBe(0);
    }
    expect(run.figures?.door).toMatchObject({ shown: 60, admitted: 60, again: 6, missed: 0, doubled: 0 });
    expect(run.figures?.away).toMatchObject({ messages: 0, events: 0 });
    expect(run.figures?.away?.kept).toBeGreaterThanOrEqual(60);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    expect(new Set(countsOf(run))).toEqual(new Set(['pass']));
    // More than six requests for each person, in the seconds of both scenarios.
    const requests = run.seconds.reduce((sum, one) => sum + one.requests, 0);
    expect(requests).toBe((run.figures?.rush?.requests ?? 0) + (run.figures?.door?.requests ?? 0));
    expect(run.figures?.rush?.requests).toBeGreaterThan(360);
    expect(new Set(run.seconds.map(({ scenario }) => scenario))).toEqual(new Set(['rush', 'door']));

    const copyId = run.copyId ?? 0;
    const { conferences } = await test.call(conferenceCalls.list, {});
    expect(conferences.map(({ cId }) => cId)).not.toContain(copyId);
    expect(await test.attempt(conferenceCalls.detail, { cid: copyId })).toMatchObject({ error: 'conference_unknown' });
    const stranger = await visitor(test);
    const fee = await db
      .selectFrom('fee_kind')
      .select('id')
      .where('conference_id', '=', copyId)
      .executeTakeFirstOrThrow();
    const body = { regid: null, uid: null, cid: copyId, cfgid: fee.id, src: '', sub_cid: null, ...stranger.answers };
    expect(await test.attempt(registrationCalls.add, body, stranger)).toMatchObject({ error: 'conference_unknown' });
    await sql`select remove_rows('account', ${`id = ${stranger.accountId}`}, '{account}', false)`.execute(db);

    await test.call(calls.stop, { cid, rehearsalId: run.rehearsalId }, organiser);
    expect(without(await countAll())).toEqual(without(before));
    const after = await test.call(calls.read, { cid, rehearsalId: null }, organiser);
    expect(after.run).toMatchObject({ state: 'done', copyId: null, figures: run.figures });

    expect(await test.attempt(calls.sign, { cid, rehearsalId: run.rehearsalId }, organiser)).toMatchObject({
      error: 'forbidden',
    });
    await test.call(calls.sign, { cid, rehearsalId: run.rehearsalId }, owner);
    const { taskId } = await test.call(
      calls.sheet,
      { cid, rehearsalId: run.rehearsalId },
      { ...organiser, language: 'en' },
    );
    await test.work();
    const { address } = await test.call(taskCalls.file, { cid, id: taskId }, organiser);
    const pdf = await test.app.inject(address);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.rawPayload.length).toBeGreaterThan(10_000);
    expect((await test.call(calls.read, { cid, rehearsalId: null }, owner)).run?.signedAt).not.toBeNull();
  }, 120_000);

  it('sells no more than there is, and says so when more was sold, which is a no', async () => {
    const scarce = await rehearse(await congress(25), quick);
    expect(scarce.figures?.rush).toMatchObject({ paid: 25, full: 15, unserved: 0, oversold: 0 });
    expect(verdictsOf(scarce)).toMatchObject({ oversold: 'pass', unserved: 'pass', missedAdmissions: 'open' });

    // Places are taken away behind the program's back, as if they had been sold twice.
    await sql`create function lose_places() returns trigger language plpgsql as $$ begin
        update stock set size = 20 where conference_id = new.conference_id and size = 1000
          and (select count(*) from orders where conference_id = new.conference_id and state = 'paid') > 30;
        return null; end $$`.execute(db);
    await sql`create trigger lose_places after update on orders for each row
      when (new.state = 'paid') execute function lose_places()`.execute(db);
    try {
      const cid = await congress();
      const wrong = await rehearse(cid, quick);
      expect(wrong.figures?.rush?.oversold).toBeGreaterThan(0);
      expect(verdictsOf(wrong)['oversold']).toBe('fail');
      expect(await test.attempt(calls.sign, { cid, rehearsalId: wrong.rehearsalId }, owner)).toMatchObject({
        error: 'rehearsal_state',
      });
      // What failed can be made a task, which is counted among the open work until it is done; what passed cannot.
      const task = { cid, rehearsalId: wrong.rehearsalId, criterion: 'oversold' } as const;
      const duties = async () => (await test.call(statisticsCalls.duties, { cid }, owner)).duties;
      expect(await duties()).toEqual([]);
      await test.call(calls.task, { ...task, done: false, assigneeId: null }, organiser);
      await test.call(calls.task, { ...task, done: false, assigneeId: null }, organiser);
      expect(await duties()).toMatchObject([{ kind: 'rehearsal', count: 1 }]);
      const passed = { ...task, criterion: 'doublePayments', done: false, assigneeId: null } as const;
      expect(await test.attempt(calls.task, passed, organiser)).toMatchObject({ error: 'rehearsal_state' });
      await nameSomebody(task);
      await test.call(calls.task, { ...task, done: true, assigneeId: null }, owner);
      expect(await duties()).toEqual([]);
    } finally {
      await sql`drop trigger lose_places on orders`.execute(db);
      await sql`drop function lose_places`.execute(db);
    }
  }, 120_000);

  it('finds an admission without the rule, money that is booked twice, and a message that left', async () => {
    await sql`create function spoil() returns trigger language plpgsql as $$ begin
        if tg_table_name = 'orders' then
          insert into ledger (conference_id, order_id, payment_id, kind, amount, currency)
            select new.conference_id, new.id, id, 'undone', new.total, new.currency from payment where order_id = new.id limit 1;
        elsif tg_table_name = 'sandbox_message' then
          -- It is not kept, and counts as sent.
          return null;
        else
          insert into scan (id, conference_id, point_id, ticket_id, direction, at, source, kind)
            select gen_random_uuid(), new.conference_id, new.point_id, ticket_id, 'in', new.at, 'camera', 'admit' from scan where id = new.scan_id;
          insert into attendance (conference_id, registration_id, point_id, scan_id, kind, at)
            select new.conference_id, new.registration_id, new.point_id, id, 'in', new.at from scan
              where point_id = new.point_id and not exists (select from attendance where scan_id = scan.id) limit 1;
        end if;
        return null; end $$`.execute(db);
    const spoiled = [
      sql`create trigger spoil after update on orders for each row when (new.state = 'paid' and old.state = 'open') execute function spoil()`,
      sql`create trigger spoil before insert on sandbox_message for each row execute function spoil()`,
      sql`create trigger spoil after insert on attendance for each row when (pg_trigger_depth() = 0) execute function spoil()`,
    ];
    for (const each of spoiled) await each.execute(db);
    try {
      const run = await rehearse(await congress(), { ...quick, door: plan.door });
      expect(verdictsOf(run)).toMatchObject({
        doublePayments: 'fail',
        unmatchedMoney: 'fail',
        doubleAdmissions: 'fail',
        sentMessages: 'fail',
      });
    } finally {
      for (const table of ['orders', 'sandbox_message', 'attendance'])
        await sql`drop trigger spoil on ${sql.table(table)}`.execute(db);
    }
  }, 120_000);

  it('is stopped at any time: nothing half-way passes, and the copy goes at once', async () => {
    const cid = await congress();
    const before = await countAll();
    const { rehearsalId } = await test.call(calls.start, { cid, plan }, organiser);
    expect(await test.attempt(calls.start, { cid: await congress(), plan: quick }, organiser)).toMatchObject({
      error: 'rehearsal_running',
    });
    const working = playOut();
    await vi.waitFor(
      async () => expect((await test.call(calls.read, { cid, rehearsalId }, organiser)).run?.state).toBe('playing'),
      { timeout: 20_000, interval: 200 },
    );
    await test.call(calls.stop, { cid, rehearsalId }, organiser);
    await working;
    const { run } = await test.call(calls.read, { cid, rehearsalId }, organiser);
    expect(run).toMatchObject({ state: 'stopped', copyId: null });
    expect(run?.lines.find(({ criterion }) => criterion === 'rushSpeed')?.verdict).toBe('open');
    const left = without(await countAll());
    // The second conference, with its form, fee and entrance, was made in between.
    expect(left['registration']).toBe(before['registration']);
    expect(left['account']).toBe(before['account']);
    expect(
      await db.selectFrom('conference').select('id').where('rehearsal', '=', true).where('id', '>', cid).execute(),
    ).toEqual([]);
  }, 120_000);

  it('a copy whose time is over is removed by itself, and so is one that a process left behind', async () => {
    const cid = await congress();
    const done = await rehearse(cid, quick);
    await sweepRehearsals.run({}, { ...context, clock: () => new Date(Date.now() + 23 * 3_600_000) });
    const copies = () =>
      db.selectFrom('rehearsal').select('copy_id').where('id', '=', done.rehearsalId).executeTakeFirstOrThrow();
    expect((await copies()).copy_id).toBe(done.copyId);
    await sweepRehearsals.run({}, { ...context, clock: () => new Date(Date.now() + 25 * 3_600_000) });
    expect((await copies()).copy_id).toBeNull();

    const { rehearsalId } = await test.call(calls.start, { cid, plan: quick }, organiser);
    await db.updateTable('rehearsal').set({ state: 'playing' }).where('id', '=', rehearsalId).execute();
    await playOut();
    const { run } = await test.call(calls.read, { cid, rehearsalId }, organiser);
    expect(run).toMatchObject({ state: 'failed', fault: 'interrupted' });
  }, 120_000);

  it('that cannot begin has ended only when its copy is gone: nobody is offered a copy to open', async () => {
    const cid = await congress();
    const { rehearsalId } = await test.call(calls.start, { cid, plan: quick }, organiser);
    await buildForm(db, cid, [...plainFields, receipt], 2);
    await playOut();
    expect((await test.call(calls.read, { cid, rehearsalId }, organiser)).run).toMatchObject({
      state: 'failed',
      fault: 'form',
      copyId: null,
    });
    const { removed_at: removedAt, ended_at: endedAt } = await db
      .selectFrom('rehearsal')
      .select(['removed_at', 'ended_at'])
      .where('id', '=', rehearsalId)
      .executeTakeFirstOrThrow();
    expect(removedAt?.getTime()).toBeLessThanOrEqual(endedAt?.getTime() ?? 0);
  }, 60_000);
});

describe('[O22] the gate', () => {
  it('is green for a copy, and each check is red when it has a reason', async () => {
    const cid = await congress();
    const trial = { conferenceId: cid, rehearsalId: 77, people: 10, copyId: null };
    const redOf = async (gate: Parameters<typeof checkGate>[2], given: Parameters<typeof checkGate>[1] = ports) =>
      (await checkGate(db, given, gate)).filter(({ ok }) => !ok).map(({ check }) => check);
    const before = await countAll();
    expect(await redOf(trial)).toEqual([]);
    expect(await countAll()).toEqual(before);
    // An ordinary conference: its messages would be sent and its payments be real.
    expect(await redOf({ ...trial, sandbox: false })).toEqual(['messages', 'payments']);
    const silent = { ...ports, loopback: { ...ports.loopback, isAttached: () => false } };
    expect(await redOf(trial, silent)).toEqual(['outgoing']);
    await test.call(
      endpointCalls.createEndpoint,
      { cid, address: 'https://crm.example/hooks', eventTypes: ['order.paid.v1'] },
      owner,
    );
    expect(await redOf(trial)).toEqual([]);
    await db.updateTable('conference').set({ sandbox: true, rehearsal: true }).where('id', '=', cid).execute();
    expect(await redOf({ ...trial, copyId: cid })).toEqual(['webhooks']);
    await buildAccount(db, { phone: `${syntheticPhoneStart(77)}0001` });
    expect(await redOf(trial)).toEqual(['people']);
  });

  it('one red check and the server refuses to start', async () => {
    const cid = await congress();
    const { gate } = await test.call(calls.setUp, { cid }, organiser);
    expect(gate.every(({ ok }) => ok)).toBe(true);
    await buildAccount(db, { email: 'somebody@rehearsal.example' });
    const after = await test.call(calls.setUp, { cid }, organiser);
    expect(after.gate.find(({ ok }) => !ok)).toEqual({ check: 'people', ok: false, count: 300, touched: 1 });
    expect(await test.attempt(calls.start, { cid, plan: quick }, organiser)).toMatchObject({
      error: 'rehearsal_unsafe',
    });
    expect(await db.selectFrom('rehearsal').select('id').where('conference_id', '=', cid).execute()).toEqual([]);
    await db.deleteFrom('identity').where('value', 'like', '%@rehearsal.example').execute();
  });

  it('a conference without a fee cannot be rehearsed, nor a copy, nor a check-in without an entrance', async () => {
    const cid = await buildConference(db, { societyId });
    expect((await test.call(calls.setUp, { cid }, organiser)).hindrance).toBe('no_fee');
    await buildForm(db, cid);
    expect((await test.call(calls.setUp, { cid }, organiser)).hindrance).toBe('no_fee');
    expect(await test.attempt(calls.start, { cid, plan: quick }, organiser)).toMatchObject({
      error: 'rehearsal_impossible',
    });
    await buildFeeKind(db, cid, { amount: 1000 });
    const { hindrance, entrance, plan: wished } = await test.call(calls.setUp, { cid }, organiser);
    expect([hindrance, entrance, wished.door.on]).toEqual([null, null, false]);
    expect(await test.attempt(calls.start, { cid, plan }, organiser)).toMatchObject({ error: 'rehearsal_impossible' });
    await db.updateTable('conference').set({ sandbox: true, rehearsal: true }).where('id', '=', cid).execute();
    expect((await test.call(calls.setUp, { cid }, organiser)).hindrance).toBe('is_copy');
  });
});

describe('[O22] the form of a conference', () => {
  const identity: FieldInput = {
    code: 'identity',
    kind: 'S',
    options: [
      { value: 'doctor', zh: '医生', en: 'Doctor' },
      { value: 'student', zh: '学生', en: 'Student' },
    ],
    required: true,
  };
  const forStudents = { code: 'identity', oneOf: ['student'] };

  it('with a pattern in a field that only some people see is filled in by all of them', async () => {
    const cid = await congress();
    const number: FieldInput = {
      code: 'studentNumber',
      pattern: '^[A-Za-z0-9]{6,20}$',
      required: true,
      showWhen: forStudents,
    };
    await buildForm(db, cid, [...plainFields, identity, number], 2);
    expect((await test.call(calls.setUp, { cid }, organiser)).hindrance).toBe(null);
    const run = await rehearse(cid, quick);
    expect(run).toMatchObject({ state: 'done', fault: '', people: 40 });
    expect(run.figures?.rush).toMatchObject({ people: 40, paid: 40 });
  }, 60_000);

  it('with a required file for some people is refused before anything is made, and the field is named', async () => {
    const cid = await congress();
    await buildForm(db, cid, [...plainFields, identity, { ...receipt, showWhen: forStudents }], 2);
    expect(await test.call(calls.setUp, { cid }, organiser)).toMatchObject({
      hindrance: 'field',
      field: receipt.label,
    });
    expect(await test.attempt(calls.start, { cid, plan: quick }, organiser)).toMatchObject({
      error: 'rehearsal_impossible',
    });
  });
});

it('[O22] the task of a rehearsal is listed with its progress', async () => {
  const cid = await congress();
  await rehearse(cid, quick);
  const { tasks } = await test.call(taskCalls.list, { cid }, organiser);
  expect(tasks[0]).toMatchObject({ kind: 'rehearsal.play', state: 'done', done: 40, total: 40 });
}, 60_000);
