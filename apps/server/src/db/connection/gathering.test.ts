import { describe, expect, it } from 'vitest';
import { Gathering } from './gathering.ts';

/** A group's work that ends when the test says so. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('items that arrive in the same moment', () => {
  it('are one group while the one before is at work, each with its own outcome', async () => {
    const { opened, open } = gate();
    const groups: number[][] = [];
    const gathering = new Gathering<number, string>(
      async (items) => {
        groups.push([...items]);
        await opened;
        return items.map((item) => `${item} together`);
      },
      async (item) => `${item} alone`,
    );
    const outcomes = Promise.all([1, 2, 3, 4].map((item) => gathering.add(item)));
    open();
    expect(await outcomes).toEqual(['1 together', '2 together', '3 together', '4 together']);
    expect(groups).toEqual([[1], [2, 3, 4]]);
  });

  it('go on while one of them waits alone', async () => {
    const { opened, open } = gate();
    const gathering = new Gathering<string, string>(
      async (items) => items.map((item) => (item === 'locked' ? null : item)),
      async (item) => {
        await opened;
        return `${item} alone`;
      },
    );
    const locked = gathering.add('locked');
    expect(await Promise.all([gathering.add('one'), gathering.add('two')])).toEqual(['one', 'two']);
    open();
    expect(await locked).toBe('locked alone');
  });

  it('are performed alone when the group fails, so that only the one at fault is refused', async () => {
    const gathering = new Gathering<number, number>(
      async () => Promise.reject(new Error('the group')),
      async (item) => (item === 2 ? Promise.reject(new Error('two')) : item),
    );
    const settled = await Promise.allSettled([1, 2, 3].map((item) => gathering.add(item)));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('are at most 256 in one group', async () => {
    const sizes: number[] = [];
    const gathering = new Gathering<number, number>(
      async (items) => {
        sizes.push(items.length);
        return items;
      },
      async (item) => item,
    );
    await Promise.all(Array.from({ length: 600 }, (_, item) => gathering.add(item)));
    expect(sizes).toEqual([1, 256, 256, 87]);
  });
});
