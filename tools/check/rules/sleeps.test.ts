import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkSleeps } from './sleeps.ts';

const lines = (text: string, path = 'apps/server/src/a.test.ts') =>
  checkSleeps(tree({ [path]: text })).map((finding) => finding.line);

const promise = ['await new Promise((resolve) => set', 'Timeout(resolve, 400));'].join('');
const named = "import { setTimeout as wait } from 'node:timers/promises';\n";

describe('a test', () => {
  it.each([
    ['by a promise of a timer', promise],
    ['by the timers of Node', `${named.trim()} await wait(5);`],
    ['by the browser', 'await page.waitForTimeout(2000);'],
  ])('may not sleep for a fixed time %s', (_how, text) => {
    expect(lines(text)).toEqual([1]);
    expect(lines(text, 'e2e/orders/pay.e2e.ts')).toEqual([1]);
  });

  it('may sleep between two looks of a poll', () => {
    expect(lines(`while (!done) { ${promise} }`)).toEqual([]);
    expect(lines(`${named}for (let tries = 0; tries < 5; tries += 1) await wait(10);`)).toEqual([]);
  });

  it('may move the clock, yield to the event loop and set a limit', () => {
    expect(lines('await new Promise((resolve) => setImmediate(resolve));')).toEqual([]);
    expect(lines('vi.advanceTimersByTime(4000); await Promise.race([ended, end(20)]);')).toEqual([]);
  });

  it('is not every file: the product may wait', () => {
    expect(lines(promise, 'apps/server/src/a.ts')).toEqual([]);
  });
});
