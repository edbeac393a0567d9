import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { lotteryConsoleCalls as desk } from '@meetingapp/contract/lottery/console.ts';
import { lotteryCalls as calls } from '@meetingapp/contract/lottery/draw.ts';
import { inboxCalls } from '@meetingapp/contract/messages/inbox.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { entrantMark, readList } from '@meetingapp/domain/lottery/draw.ts';
import { verifyStep, verifySteps } from '@meetingapp/domain/lottery/verify.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { addJob } from '../../jobs/queue.ts';
import { testApp } from '../../testing/app.ts';
import { confirmDraw } from './commands-draw.ts';
import { handOver } from './commands-hand.ts';
import { findDraw } from './queries.ts';

const test = await testApp();
const { db, pool } = test;
const societyId = await buildSociety(db);
const folder = mkdtempSync(join(tmpdir(), 'lottery-'));
afterAll(() => rmSync(folder, { recursive: true }));
const oneId = await buildStaff(db, societyId);
const otherId = await buildStaff(db, societyId, { email: 'second@example.org' });
const one = { token: await buildStaffToken(db, oneId) };
const other = { token: await buildStaffToken(db, otherId) };
const MINUTE_MS = 60_000;
let people = 0;

async function congress(size: number) {
  const cid = await buildConference(db, { societyId });
  const formVersionId = await buildForm(db, cid);
  const accountId = await buildAccount(db, { phone: `1387722${String((people += 1)).padStart(4, '0')}` });
  const ids: number[] = [];
  for (let at = 0; at < size; at += 1)
    ids.push(
      await buildRegistration(db, cid, {
        accountId,
        formVersionId,
        name: `参会${at}`,
        phone: `1366${String(cid).padStart(4, '0').slice(-4)}${String(at).padStart(3, '0')}`,
        answers: { company: '青浦区中心医院' },
      }),
    );
  return { cid, accountId, ids, token: await test.logIn(accountId) };
}

const prizes = [
  { name: both('一等奖', 'First prize'), thing: both('心电图机', 'An ECG'), count: 1, repeat: false },
  { name: both('二等奖', 'Second prize'), thing: both('听诊器', 'A stethoscope'), count: 3, repeat: false },
  { name: both('参与奖', 'For all'), thing: both('保温杯', 'A cup'), count: 4, repeat: true },
];
const open = { attended: false, noSpeakers: false, noEarlierWinners: false };
const input = (more: object = {}) => ({
  id: null,
  seen: null,
  title: both('闭幕抽奖', 'Closing draw'),
  rules: open,
  masking: 'one' as const,
  place: both('注册台', 'Desk'),
  pickUpUntil: null,
  prizes,
  ...more,
});
const made = async (cid: number, more: object = {}) =>
  (await test.call(desk.save, { cid, draw: input(more) }, one)).drawId;
const read = (cid: number, drawId: number) => test.call(desk.read, { cid, drawId }, one);

/** Runs `work` at a later moment by the server's clock. */
async function later<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  test.clock.now = new Date(Date.now() + minutes * MINUTE_MS);
  try {
    return await work();
  } finally {
    test.clock.now = new Date();
  }
}

async function committed(size: number, more: object = {}) {
  const place = await congress(size);
  const drawId = await made(place.cid, more);
  await test.call(desk.freeze, { cid: place.cid, drawId }, one);
  const at = new Date(Date.now() + 2 * MINUTE_MS).toISOString();
  const commit = { cid: place.cid, drawId, source: { kind: 'drand' as const, at }, fallback: null };
  await test.call(desk.commit, commit, one);
  return { ...place, drawId };
}

async function drawn(size: number, more: object = {}) {
  const draw = await committed(size, more);
  const where = { cid: draw.cid, drawId: draw.drawId };
  await later(3, () => test.work());
  await test.call(desk.confirm, where, one);
  await test.call(desk.confirm, where, other);
  await test.call(desk.reveal, { ...where, count: 2000 }, one);
  return { ...draw, where };
}

describe('[S83] [A5] a draw', () => {
  it('goes its five steps, and its record is confirmed in the browser and by the script without this product', async () => {
    const { cid, drawId, where, token } = await drawn(30);
    const { record } = await test.call(calls.record, { drawId });
    const redraws = record.winners.filter(({ insteadOf }) => insteadOf !== null);
    const whole = {
      ...record,
      listHash: record.listHash ?? '',
      commitment: record.commitment ?? '',
      randomness: record.randomness ?? '',
      redraws,
    };
    expect(verifySteps.map((step) => verifyStep(whole, step).ok)).toEqual([true, true, true]);
    expect(record.winners).toHaveLength(8);
    expect(record.winners[0]?.name).toMatch(/^参\*\d$/);
    const script = fileURLToPath(new URL('../../../../attendee/public/lottery-check.mjs', import.meta.url));
    const run = (name: string, content: object) =>
      new Promise<{ ok: boolean; said: string }>((resolve) => {
        const file = join(folder, name);
        writeFileSync(file, JSON.stringify(content));
        execFile(process.execPath, [script, file], (error, said) => resolve({ ok: error === null, said }));
      });
    expect(await run('true.json', record)).toMatchObject({ ok: true });
    const [first, ...rest] = record.winners;
    const forged = { ...record, winners: [{ ...first, number: ((first?.number ?? 0) % 30) + 1 }, ...rest] };
    expect(await run('forged.json', forged)).toMatchObject({
      ok: false,
      said: expect.stringContaining('FAIL 8 winners'),
    });
    // The holder of a ticket finds their own line in the list.
    const { tickets } = await test.call(calls.read, { drawId }, { token });
    expect(tickets).toHaveLength(30);
    const lines = new Map((readList(record.list) ?? []).map(({ number, mark }) => [number, mark]));
    for (const { number, registration, salt } of tickets)
      expect(lines.get(number)).toBe(entrantMark(number, registration, salt));
    expect((await read(cid, drawId)).draw).toMatchObject({ state: 'drawn', revealed: 8, entrants: 30 });
    const redrawn = { ...where, winnerId: first?.id ?? 0, reason: '本人放弃' };
    const next = await test.call(desk.redraw, redrawn, one);
    expect(await test.attempt(desk.redraw, redrawn, one)).toMatchObject({ error: 'lottery_replaced' });
    const again = (await test.call(calls.record, { drawId })).record;
    expect(again.winners.slice(0, 8).map(({ number }) => number)).toEqual(record.winners.map(({ number }) => number));
    expect(again.winners[8]).toMatchObject({
      n: 9,
      rank: 1,
      reason: '本人放弃',
      insteadOf: first?.id,
      number: next.number,
    });
    expect(again.winners[0]?.replaced).toBe(true);
    expect(await run('redrawn.json', again)).toMatchObject({ ok: true });
  });

  it('shows winners, codes and the secret only as far as the big screen has revealed them', async () => {
    const { cid, drawId, token } = await committed(20);
    const where = { cid, drawId };
    await later(3, () => test.work());
    expect(await test.call(desk.confirm, where, one)).toMatchObject({ drawn: false });
    expect(await test.call(desk.confirm, where, one)).toMatchObject({ drawn: false });
    expect(await test.call(desk.confirm, where, other)).toMatchObject({ drawn: true });
    const seen = () => test.call(calls.read, { drawId }, { token });
    expect(await seen()).toMatchObject({ winners: [], total: 8, open: false });
    await test.call(desk.reveal, { ...where, count: 3 }, one);
    await test.call(desk.reveal, { ...where, count: 2 }, one);
    const { winners, tickets, open: whole } = await seen();
    expect([winners.length, whole]).toEqual([3, false]);
    expect(tickets.flatMap(({ won }) => won)).toHaveLength(3);
    expect(await test.attempt(calls.record, { drawId })).toMatchObject({ error: 'lottery_not_open' });
    expect(JSON.stringify(await seen())).not.toContain((await findDraw(db, drawId))?.secret);
    await test.call(desk.reveal, { ...where, count: 8 }, one);
    await test.work();
    const { messages } = await test.call(inboxCalls.list, {}, { token });
    expect(messages.filter(({ kind }) => kind === 'activities')).toHaveLength(8);
  });

  it('leaves out by rule, and says how many for which reason', async () => {
    const { cid, ids, token } = await congress(5);
    await db.updateTable('registration').set({ state: 'attended' }).where('id', 'in', ids.slice(0, 4)).execute();
    const speaker = { conference_id: cid, name: JSON.stringify(both('参会0', '')), phone: '' };
    const { account_id: account } = await db
      .selectFrom('registration')
      .select('account_id')
      .where('id', '=', ids[0] ?? 0)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('expert')
      .values({ ...speaker, account_id: account })
      .execute();
    const rules = { attended: true, noSpeakers: true, noEarlierWinners: true };
    const drawId = await made(cid, { rules, prizes: [prizes[0]] });
    const counts = async (id: number) => {
      const { draw } = await read(cid, id);
      return { entrants: draw.entrants, ...draw.leftOut };
    };
    expect(await counts(drawId)).toEqual({ entrants: 3, absent: 1, speaker: 1, earlier: 0, optedOut: 0 });
    await test.call(desk.freeze, { cid, drawId }, one);
    const at = new Date(Date.now() + 2 * MINUTE_MS).toISOString();
    await test.call(desk.commit, { cid, drawId, source: { kind: 'drand', at }, fallback: null }, one);
    await later(3, () => test.work());
    for (const staff of [one, other]) await test.call(desk.confirm, { cid, drawId }, staff);
    const next = await made(cid, { rules });
    expect(await counts(next)).toEqual({ entrants: 2, absent: 1, speaker: 1, earlier: 1, optedOut: 0 });
    await test.call(calls.optOut, { cid, out: true }, { token });
    expect(await counts(next)).toEqual({ entrants: 0, absent: 0, speaker: 0, earlier: 0, optedOut: 5 });
    expect(await test.attempt(desk.freeze, { cid, drawId: next }, one)).toMatchObject({ error: 'lottery_nobody' });
  });

  it('is drawn once, however many confirm at once; without the lock it is not', async () => {
    const confirmed = async (lock?: typeof findDraw) => {
      const { cid, drawId } = await committed(20);
      await later(3, () => test.work());
      await test.call(desk.confirm, { cid, drawId }, one);
      const act = { conferenceId: cid, id: drawId, staffId: otherId, now: new Date() };
      const unlocked = lock && ((database: typeof db) => lock(database, drawId));
      const all = await Promise.allSettled(
        Array.from({ length: 6 }, () => inTransaction(db, (transaction) => confirmDraw(transaction, act, unlocked))),
      );
      return all.map((one_) =>
        one_.status === 'fulfilled' ? (one_.value.ok ? 'drawn' : one_.value.reason) : 'thrown',
      );
    };
    expect((await confirmed()).sort()).toEqual(['drawn', ...Array<string>(5).fill('lottery_state')]);
    // The control: the unique key of the selections still keeps the winners, but others fail instead of being answered.
    expect(await confirmed(findDraw)).toContain('thrown');
  });

  it('is not altered by anybody once it is frozen, not even by a program', async () => {
    const { cid, drawId } = await drawn(12);
    expect(await test.attempt(desk.save, { cid, draw: input({ id: drawId, seen: 3 }) }, one)).toMatchObject({
      error: 'lottery_frozen',
    });
    expect(await test.attempt(desk.remove, { cid, drawId }, one)).toMatchObject({ error: 'lottery_frozen' });
    expect(await test.attempt(desk.freeze, { cid, drawId }, one)).toMatchObject({ error: 'lottery_frozen' });
    const commit = { cid, drawId, source: { kind: 'figures', name: 'x', day: '2030-01-01' }, fallback: null };
    expect(await test.attempt(desk.commit, commit, one)).toMatchObject({ error: 'lottery_state' });
    for (const change of [
      "update lottery_draw set title = '{}' where id = $1",
      "update lottery_draw set rules = '{}' where id = $1",
      "update lottery_draw set secret = 'x' where id = $1",
      "update lottery_draw set source = '{}' where id = $1",
      "update lottery_draw set randomness = 'x' where id = $1",
      "update lottery_draw set state = 'preparing' where id = $1",
      'update lottery_draw set revealed = 0 where id = $1',
      'update lottery_draw set drawn_at = now() where id = $1',
      'update lottery_prize set count = count + 1 where draw_id = $1',
      'delete from lottery_prize where draw_id = $1',
      "insert into lottery_prize (draw_id, name, count, position) values ($1, '{}', 1, 9)",
      'update lottery_entrant set number = number + 1000 where draw_id = $1',
      "update lottery_entrant set mark = 'x' where draw_id = $1",
      "update lottery_entrant set name = 'x' where draw_id = $1",
      'delete from lottery_entrant where draw_id = $1',
      "insert into lottery_entrant (draw_id, number, name, registration, salt, mark) values ($1, 999, '', '', '', '')",
      'update lottery_winner set number = 1, n = n + 100 where draw_id = $1',
      "update lottery_winner set reason = 'x' where draw_id = $1",
    ])
      await expect(pool.query(change, [drawId]), change).rejects.toThrow(/altered|go back|once|stays/);
    // An erasure blanks who they were.
    await pool.query(
      "update lottery_entrant set registration_id = null, name = '', affiliation = '' where draw_id = $1",
      [drawId],
    );
    expect(await test.call(calls.record, { drawId })).toMatchObject({ record: { entrants: 12 } });
  });

  it('stays public with its reason when it is declared void, and gives out nothing', async () => {
    const { cid, drawId, where } = await drawn(12);
    const { draw } = await read(cid, drawId);
    await test.call(desk.declareVoid, { ...where, reason: '名单有误' }, one);
    expect(await test.call(calls.read, { drawId })).toMatchObject({ draw: { state: 'void', voidReason: '名单有误' } });
    expect((await test.call(calls.record, { drawId })).record.winners).toHaveLength(8);
    const code = draw.winners[0]?.code ?? '';
    expect(await test.attempt(desk.handOver, { cid, code }, one)).toMatchObject({ error: 'lottery_code' });
  });
});

describe('[A5] the public randomness', () => {
  it('is fixed with the commitment: never a past round or day, and a fallback only later', async () => {
    const { cid } = await congress(3);
    const drawId = await made(cid);
    const soon = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
    const commit = (source: object, fallback: object | null = null) =>
      test.attempt(desk.commit, { cid, drawId, source, fallback }, one);
    expect(await commit({ kind: 'drand', at: soon(5) })).toMatchObject({ error: 'lottery_state' });
    await test.call(desk.freeze, { cid, drawId }, one);
    expect(await commit({ kind: 'drand', at: soon(0.5) })).toMatchObject({ error: 'lottery_too_soon' });
    expect(await commit({ kind: 'figures', name: '双色球', day: '2020-01-01' })).toMatchObject({
      error: 'lottery_too_soon',
    });
    const late = { name: '双色球', day: '2199-01-01', after: soon(4) };
    expect(await commit({ kind: 'drand', at: soon(5) }, late)).toMatchObject({ error: 'lottery_too_soon' });
    expect(await commit({ kind: 'drand', at: soon(5) }, { ...late, after: soon(60) })).toMatchObject({ code: 0 });
    expect(await test.attempt(desk.confirm, { cid, drawId }, one)).toMatchObject({ error: 'lottery_not_yet' });
    expect(await test.attempt(desk.enter, { cid, drawId, figures: '1 2' }, one)).toMatchObject({
      error: 'lottery_not_yet',
    });
    // After its moment the fallback counts, and the round no longer does.
    await later(61, async () => {
      await test.work();
      expect((await read(cid, drawId)).draw.randomness).toBeNull();
      expect(await test.call(desk.enter, { cid, drawId, figures: '09 18, 3' }, one)).toMatchObject({ agreed: false });
      expect(await test.attempt(desk.enter, { cid, drawId, figures: '9 18 4' }, other)).toMatchObject({
        error: 'lottery_figures_differ',
      });
      expect(await test.call(desk.enter, { cid, drawId, figures: '9 18 3' }, one)).toMatchObject({ agreed: false });
      expect(await test.attempt(desk.enter, { cid, drawId, figures: 'neun' }, other)).toMatchObject({
        faults: [{ field: 'figures' }],
      });
      expect(await test.call(desk.enter, { cid, drawId, figures: '3+9+18' }, other)).toMatchObject({ agreed: true });
    });
    expect((await read(cid, drawId)).draw).toMatchObject({ randomness: '3.9.18./', byFallback: true });
  });
});

describe('[S82] [S84] a prize', () => {
  it('is handed over once, to whichever desk comes first; without the lock twice', async () => {
    const { cid, where, drawId } = await drawn(12);
    const { draw } = await read(cid, drawId);
    const race = async (code: string, lock?: Parameters<typeof handOver>[2]) => {
      const act = (staffId: number) => ({ conferenceId: cid, code, staffId, now: new Date() });
      const all = await Promise.all(
        [oneId, otherId, oneId, otherId].map((staffId) =>
          inTransaction(db, (transaction) => handOver(transaction, act(staffId), lock)),
        ),
      );
      return all.filter((outcome) => outcome.ok && outcome.first).length;
    };
    const [first, second, third] = draw.winners;
    expect(await race(first?.code ?? '')).toBe(1);
    expect(await race(second?.code ?? '', () => Promise.resolve({ at: null, by: '' }))).toBeGreaterThan(1);
    const again = await test.call(desk.handOver, { cid, code: `PRIZE:${first?.code}` }, other);
    expect(again).toMatchObject({ first: false, winnerId: first?.id });
    expect(await test.attempt(desk.redraw, { ...where, winnerId: first?.id ?? 0, reason: 'x' }, one)).toMatchObject({
      error: 'lottery_handed',
    });
    const { winnerId } = await test.call(desk.handOver, { cid, code: third?.code ?? '' }, one);
    expect(await later(6, () => test.attempt(desk.undoHandOver, { cid, winnerId }, one))).toMatchObject({
      error: 'lottery_undo_over',
    });
    await test.call(desk.undoHandOver, { cid, winnerId }, one);
    expect(await test.call(desk.handOver, { cid, code: third?.code ?? '' }, one)).toMatchObject({ first: true });
  });

  it('that nobody collected is reminded of once, before its time ends; one that was collected is not', async () => {
    const pickUpUntil = new Date(Date.now() + 10 * 60 * MINUTE_MS).toISOString();
    const { cid, drawId, token } = await drawn(12, { pickUpUntil });
    const [first] = (await read(cid, drawId)).draw.winners;
    await test.call(desk.handOver, { cid, code: first?.code ?? '' }, one);
    const remind = async () => {
      await addJob(db, 'lottery.remind', {});
      await test.work();
      const { messages } = await test.call(inboxCalls.list, {}, { token, language: 'zh' });
      return messages.filter(({ text }) => text.includes('还没有领取')).length;
    };
    expect(await remind()).toBe(0);
    expect(await later(61, remind)).toBe(7);
    expect(await later(70, remind)).toBe(7);
  });

  it('is refused for a wrong, foreign or replaced code, and after its time', async () => {
    const { cid, where, drawId } = await drawn(12, {
      pickUpUntil: new Date(Date.now() + 10 * MINUTE_MS).toISOString(),
    });
    const { draw } = await read(cid, drawId);
    const [first, second] = draw.winners;
    const hand = (code: string, place = cid) => test.attempt(desk.handOver, { cid: place, code }, one);
    expect(await hand('00000000x')).toMatchObject({ error: 'lottery_code' });
    expect(await hand(first?.code ?? '', await buildConference(db, { societyId }))).toMatchObject({
      error: 'lottery_code',
    });
    await test.call(desk.redraw, { ...where, winnerId: first?.id ?? 0, reason: '没来' }, one);
    expect(await hand(first?.code ?? '')).toMatchObject({ error: 'lottery_replaced' });
    expect(await later(11, () => hand(second?.code ?? ''))).toMatchObject({ error: 'lottery_pick_up_over' });
  });
});

it('[A5] 20,000 people are frozen and drawn within seconds', async () => {
  const { cid, accountId, ids } = await congress(1);
  await pool.query(
    `insert into registration (conference_id, account_id, form_version_id, state, number, card_id, entry_code, person_key, name)
     select conference_id, $2, form_version_id, 'confirmed', 'L' || n, 'L' || n, 'L' || n, 'l' || n, '林' || n
     from registration, generate_series(2, 20000) as n where id = $1`,
    [ids[0], accountId],
  );
  const drawId = await made(cid);
  const began = performance.now();
  expect(await test.call(desk.freeze, { cid, drawId }, one)).toMatchObject({ entrants: 20_000 });
  const frozen = performance.now();
  const at = new Date(Date.now() + 2 * MINUTE_MS).toISOString();
  await test.call(desk.commit, { cid, drawId, source: { kind: 'drand', at }, fallback: null }, one);
  await later(3, () => test.work());
  const before = performance.now();
  for (const staff of [one, other]) await test.call(desk.confirm, { cid, drawId }, staff);
  const drawing = performance.now() - before;
  await test.call(desk.reveal, { cid, drawId, count: 8 }, one);
  const { record } = await test.call(calls.record, { drawId });
  expect(readList(record.list)).toHaveLength(20_000);
  expect(frozen - began).toBeLessThan(10_000);
  expect(drawing).toBeLessThan(5_000);
  process.stdout.write(
    `20,000 entrants: frozen in ${Math.round(frozen - began)} ms, drawn in ${Math.round(drawing)} ms\n`,
  );
}, 60_000);
