import { expect, it } from 'vitest';
import { sealing } from './sealing.ts';

it('[S55] a sealed field opens for its row and secret only, and a changed byte is noticed', () => {
  const one = sealing('secret');
  const sealed = one.seal('document', 7, '330106198001011234');
  expect(sealed.includes('330106')).toBe(false);
  expect(one.seal('document', 7, '330106198001011234').equals(sealed)).toBe(false);
  expect(one.open('document', 7, sealed)).toBe('330106198001011234');
  expect([
    one.open('document', 8, sealed),
    one.open('bank', 7, sealed),
    sealing('other').open('document', 7, sealed),
  ]).toEqual([null, null, null]);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(one.open('document', 7, changed)).toBeNull();
  }
  expect(one.open('document', 7, Buffer.alloc(3))).toBeNull();
});
