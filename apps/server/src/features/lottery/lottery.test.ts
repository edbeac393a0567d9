import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { lotteryConsoleCalls as desk } from '@meetingapp/contract/lottery/console.ts';
import { lotteryCalls as calls } from '@meetingapp/contract/lottery/draw.ts';
import { inboxCalls } from '@meetingapp/contract/messages/inbox.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { entrantMark, readList } from '@meetingapp/domain/lottery/draw.ts';
import { verifyStep, verifySteps } from '@meetingapp/domain/lottery/verify.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { testApp } from '../../testing/app.ts';
import { drawsOf } from '../../testing/lottery/draws.ts';
import { confirmDraw } from './commands-draw.ts';
import { findDraw } from './queries.ts';

const test = await testApp();
const { db, pool } = test;
const folder = mkdtempSync(join(tmpdir(), 'lottery-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { otherId, one, other, prizes, input, congress, made, read, later, committed, drawn } = await drawsOf(test);
const MINUTE_MS = 60_000;

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

  it('[O17] records who did each step and when, and its list says what comes next', async () => {
    const { cid } = await congress(5);
    const drawId = await made(cid, { prizes: [prizes[0]] });
    const where = { cid, drawId };
    const listed = async () => (await test.call(desk.list, { cid }, one)).draws[0];
    const steps = async () => (await read(cid, drawId)).draw.steps;
    expect(await listed()).toMatchObject({ entrants: 5, levels: 1, next: 'freeze', last: { kind: 'made' } });
    await test.call(desk.freeze, where, other);
    expect(await listed()).toMatchObject({ next: 'commit', last: { kind: 'frozen' } });
    const at = new Date(Date.now() + 2 * MINUTE_MS).toISOString();
    await test.call(desk.commit, { ...where, source: { kind: 'figures', name: '双色球', at }, fallback: null }, one);
    expect(await listed()).toMatchObject({ next: 'wait', nextAt: at });
    await later(3, async () => {
      await test.call(desk.enter, { ...where, figures: '1 2 3' }, one);
      expect(await listed()).toMatchObject({ next: 'enterSecond' });
      await test.call(desk.enter, { ...where, figures: '1 2 3' }, other);
      await test.call(desk.confirm, where, one);
      // Again by the same person is no further step.
      await test.call(desk.confirm, where, one);
      expect(await listed()).toMatchObject({ next: 'beginSecond', last: { kind: 'begin' } });
      await test.call(desk.confirm, where, other);
      const { winners } = (await listed()) ?? { winners: 0 };
      expect(await listed()).toMatchObject({ next: 'reveal', nextCount: winners });
      await test.call(desk.reveal, { ...where, count: winners }, one);
      const [winner] = (await read(cid, drawId)).draw.winners;
      await test.call(desk.redraw, { ...where, winnerId: winner?.id ?? 0, reason: '本人放弃' }, other);
    });
    const done = await steps();
    const by = (kind: string) => done.filter((step) => step.kind === kind).map((step) => step.by);
    const [first] = by('made');
    const [second] = by('frozen');
    expect(first).not.toBe('');
    expect(second).not.toBe(first);
    expect(done.map(({ kind }) => kind)).toEqual([
      'made',
      'frozen',
      'committed',
      'figures',
      'figures',
      'random',
      'begin',
      'begin',
      'drawn',
      'published',
      'redrawn',
    ]);
    expect(by('figures')).toEqual([first, second]);
    expect(by('begin')).toEqual([first, second]);
    expect([by('published'), by('redrawn')]).toEqual([[first], [second]]);
    const redrawn = done.at(-1)?.winnerId;
    expect((await read(cid, drawId)).draw.winners.find(({ id }) => id === redrawn)).toMatchObject({
      reason: '本人放弃',
    });
    await test.call(desk.declareVoid, { ...where, reason: '名单有误' }, one);
    expect(await listed()).toMatchObject({ next: 'none', last: { kind: 'void' } });
    await expect(pool.query('update lottery_step set at = now() where draw_id = $1', [drawId])).rejects.toThrow(
      /never altered/,
    );
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
    const commit = { cid, drawId, source: { kind: 'figures', name: 'x', at: '2030-01-01T00:00:00Z' }, fallback: null };
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
  it('is fixed with the commitment: never a past round or figures that are out, and a fallback only later', async () => {
    const { cid } = await congress(3);
    const drawId = await made(cid);
    const soon = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
    const commit = (source: object, fallback: object | null = null) =>
      test.attempt(desk.commit, { cid, drawId, source, fallback }, one);
    expect(await commit({ kind: 'drand', at: soon(5) })).toMatchObject({ error: 'lottery_state' });
    await test.call(desk.freeze, { cid, drawId }, one);
    expect(await commit({ kind: 'drand', at: soon(0.5) })).toMatchObject({ error: 'lottery_too_soon' });
    // Figures of this morning are known, whatever the day is in UTC.
    for (const minutes of [-60 * 24, -60, 0.5])
      expect(await commit({ kind: 'figures', name: '双色球', at: soon(minutes) })).toMatchObject({
        error: 'lottery_too_soon',
      });
    const late = { name: '双色球', after: soon(4) };
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

  it('may be figures of today that are not out yet; they are taken from their moment on, under the day of the conference', async () => {
    const { cid } = await congress(3);
    const drawId = await made(cid);
    await test.call(desk.freeze, { cid, drawId }, one);
    const at = new Date(Date.now() + 30 * MINUTE_MS);
    const source = { kind: 'figures' as const, name: '上证综指收盘', at: at.toISOString() };
    await test.call(desk.commit, { cid, drawId, source, fallback: null }, one);
    const { draw } = await read(cid, drawId);
    expect(draw.source).toEqual({ ...source, day: dayOf(at.getTime(), 'Asia/Shanghai') });
    expect(await test.attempt(desk.enter, { cid, drawId, figures: '3 219' }, one)).toMatchObject({
      error: 'lottery_not_yet',
    });
    await later(31, async () => {
      expect(await test.call(desk.enter, { cid, drawId, figures: '3 219' }, one)).toMatchObject({ agreed: false });
      expect(await test.call(desk.enter, { cid, drawId, figures: '219,3' }, other)).toMatchObject({ agreed: true });
    });
    expect((await read(cid, drawId)).draw).toMatchObject({ byFallback: false });
  });
});

it('[A5] 20,000 people are frozen and drawn', async () => {
  const { cid, accountId, ids } = await congress(1);
  await pool.query(
    `insert into registration (conference_id, account_id, form_version_id, state, number, card_id, entry_code, person_key, name)
     select conference_id, $2, form_version_id, 'confirmed', 'L' || n, 'L' || n, 'L' || n, 'l' || n, '林' || n
     from registration, generate_series(2, 20000) as n where id = $1`,
    [ids[0], accountId],
  );
  const drawId = await made(cid);
  expect(await test.call(desk.freeze, { cid, drawId }, one)).toMatchObject({ entrants: 20_000 });
  const at = new Date(Date.now() + 2 * MINUTE_MS).toISOString();
  await test.call(desk.commit, { cid, drawId, source: { kind: 'drand', at }, fallback: null }, one);
  await later(3, () => test.work());
  for (const staff of [one, other]) await test.call(desk.confirm, { cid, drawId }, staff);
  await test.call(desk.reveal, { cid, drawId, count: 8 }, one);
  const { record } = await test.call(calls.record, { drawId });
  expect(readList(record.list)).toHaveLength(20_000);
}, 60_000);
