import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockData } from './data-lock.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const file = (): string => join(folder, 'server.lock');
const heldBy = (holder: object): void => writeFileSync(file(), JSON.stringify(holder));

describe('the lock on a data folder', () => {
  it('admits one, reports who and where to the second, and is free after release', async () => {
    const first = await lockData(folder);
    if (!first.ok) throw new Error('not free');
    await first.lock.tell('http://127.0.0.1:3000');
    expect(await lockData(folder)).toMatchObject({
      ok: false,
      holder: { pid: process.pid, address: 'http://127.0.0.1:3000' },
    });
    first.lock.release();
    const again = await lockData(folder);
    expect(again.ok).toBe(true);
    if (again.ok) again.lock.release();
    expect(existsSync(file())).toBe(false);
  });

  it('is not held by a killed process, nor by another that later got its number', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    child.kill('SIGKILL');
    await once(child, 'exit');
    heldBy({ pid: child.pid, began: '1', host: hostname(), address: '' });
    expect(await lockData(folder)).toMatchObject({ ok: true });
    heldBy({ pid: process.pid, began: 'long ago', host: hostname(), address: '' });
    const taken = await lockData(folder);
    expect(taken.ok).toBe(true);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid });
    if (taken.ok) taken.lock.release();
  });

  it('is held by another host while its heartbeat continues', async () => {
    heldBy({ pid: 1, began: '1', host: 'another', address: 'x' });
    const waiting = lockData(folder);
    let settled = false;
    void waiting.then(() => (settled = true));
    // The second lock, begun later, has found its holder dead and cleared it; so the first one has checked its holder by now, too.
    const other = mkdtempSync(join(tmpdir(), 'lock-'));
    writeFileSync(
      join(other, 'server.lock'),
      JSON.stringify({ pid: 2 ** 22 + 1, began: '1', host: hostname(), address: '' }),
    );
    const control = await lockData(other);
    if (control.ok) control.lock.release();
    rmSync(other, { recursive: true });
    expect(control.ok).toBe(true);
    expect(settled).toBe(false);
    const past = new Date(Date.now() - 60_000);
    utimesSync(file(), past, past);
    const taken = await waiting;
    expect(taken.ok).toBe(true);
    if (taken.ok) taken.lock.release();
  });

  it('goes to exactly one of many that find a dead holder at once', async () => {
    heldBy({ pid: 2 ** 22 + 1, began: '1', host: hostname(), address: '' });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => lockData(folder)));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.ok) outcome.lock.release();
  });
});
