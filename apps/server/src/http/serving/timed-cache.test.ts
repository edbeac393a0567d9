import { describe, expect, it } from 'vitest';
import { TimedCache } from './timed-cache.ts';

let time = 0;
const kept = (most = 100, ms = 1000) =>
  new TimedCache<string>({ ms, most, size: (value) => value.length, elapsed: () => time });
const deferred = () => {
  let resolve: (value: string) => void = () => undefined;
  const promise = new Promise<string>((done) => (resolve = done));
  return { promise, resolve };
};

describe('a kept value', () => {
  it('is computed once for all who ask at the same moment, and again after its time', async () => {
    const values = kept();
    let times = 0;
    const make = async () => `value ${(times += 1)}`;
    expect(await Promise.all([values.get('a', make), values.get('a', make)])).toEqual(['value 1', 'value 1']);
    time += 999;
    expect(await values.get('a', make)).toBe('value 1');
    time += 1;
    expect(values.find('a')).toBeUndefined();
    expect(await values.get('a', make)).toBe('value 2');
  });

  it('is not kept when a change came while it was computed', async () => {
    const values = kept();
    const old = deferred();
    const asked = values.get('a', () => old.promise);
    values.clear();
    const fresh = values.get('a', async () => 'after');
    old.resolve('before');
    expect(await asked).toBe('before');
    expect(await fresh).toBe('after');
    expect(values.find('a')).toBe('after');
  });

  it('that failed or is null is computed again', async () => {
    const values = kept();
    await expect(values.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await values.get('a', async () => null)).toBeNull();
    expect(await values.get('a', async () => 'there')).toBe('there');
  });

  it('makes room for newer ones', async () => {
    const values = kept(10);
    for (const key of ['a', 'b', 'c']) await values.get(key, async () => key.repeat(5));
    expect([values.find('a'), values.find('b'), values.find('c')]).toEqual([undefined, 'bbbbb', 'ccccc']);
  });

  it('leaves the memory after its time, when others come', async () => {
    const values = kept();
    await values.get('a', async () => 'aaaaa');
    time += 1000;
    await values.get('b', async () => 'bb');
    expect(values.size).toBe(2);
  });

  it('does not exist where nothing is to be kept', async () => {
    const values = kept(100, 0);
    await values.get('a', async () => 'once');
    expect(values.find('a')).toBeUndefined();
  });
});
