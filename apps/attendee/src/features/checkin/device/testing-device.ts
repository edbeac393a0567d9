import type { KeyObject } from 'node:crypto';
import type { StoredDevice } from './door-store.ts';

/** A door phone of congress 5001 that has its list of tickets, for tests; `publicKey` verifies the tickets. */
export const storedDevice = (publicKey: KeyObject): StoredDevice => ({
  device: 'd'.repeat(43),
  label: 'N1',
  door: '北门',
  cid: 5001,
  title: { zh: '年会', en: 'Congress' },
  zone: 'Asia/Shanghai',
  publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  keyNumber: 1,
  movingKey: 'A'.repeat(43),
  purgeAt: Date.now() + 1000 * 3_600_000,
  point: null,
  movingCodes: false,
  offset: 0,
  cursor: 0,
  listCursor: '1',
  listedAt: Date.now(),
  tickets: '1',
});
