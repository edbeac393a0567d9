import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gathering } from './gathering.ts';

/** A gathering that needs company, and what it was given: a number for an item alone, a list for a group. */
function recorded(alone: (item: number) => Promise<number> = (item) => Promise.resolve(item)) {
  const given: (number | number[])[] = [];
  const gathering = new Gathering<number, number>(
    (items) => {
      given.push([...items]);
      return Promise.resolve(items);
    },
    (item) => {
      given.push(item);
      return alone(item);
    },
    { needsCompany: true },
  );
  return { given, gathering };
}

/** Three items, each after the one before. */
async function threeInTurn(gathering: Gathering<number, number>): Promise<void> {
  for (const item of [1, 2, 3]) expect(await gathering.add(item)).toBe(item);
}

describe('items that need company', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are performed alone at once when the step is idle', async () => {
    const { given, gathering } = recorded();
    await threeInTurn(gathering);
    expect(given).toEqual([1, 2, 3]);
  });

  it('wait for others while the step is under load, and no longer than 40 ms', async () => {
    const { given, gathering } = recorded();
    await threeInTurn(gathering);
    const fourth = gathering.add(4);
    await vi.advanceTimersByTimeAsync(39);
    const fifth = gathering.add(5);
    expect(given).toEqual([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all([fourth, fifth])).toEqual([4, 5]);
    expect(given).toEqual([1, 2, 3, [4, 5]]);
  });

  it('are performed at once again after a pause', async () => {
    const { given, gathering } = recorded();
    await threeInTurn(gathering);
    await vi.advanceTimersByTimeAsync(100);
    expect(await gathering.add(4)).toBe(4);
    expect(given).toEqual([1, 2, 3, 4]);
  });

  it('wait at most 20 ms for one that is performed alone, such as one that waits for a lock', async () => {
    let release = (): void => undefined;
    const locked = new Promise<void>((resolve) => (release = resolve));
    const { given, gathering } = recorded(async (item) => {
      if (item === 1) await locked;
      return item;
    });
    const first = gathering.add(1);
    const others = Promise.all([gathering.add(2), gathering.add(3)]);
    await vi.advanceTimersByTimeAsync(20);
    expect(await others).toEqual([2, 3]);
    expect(given).toEqual([1, [2, 3]]);
    release();
    expect(await first).toBe(1);
  });
});
