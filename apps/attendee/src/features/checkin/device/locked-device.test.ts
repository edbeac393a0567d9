// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { generateKeyPairSync, webcrypto } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import type { SentScan } from '@meetingapp/contract/checkin/device.ts';
import { errors } from '@meetingapp/contract/errors.ts';
import { cameraAdmission } from '@meetingapp/domain/checkin/camera-admission.ts';
import { encodeTicketList } from '@meetingapp/domain/checkin/ticket-list.ts';
import { DoorDevice } from './door-device.ts';
import { doorStore } from './door-store.ts';
import { storedDevice } from './testing-device.ts';

const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
/** As many scans as go in one call. */
const BATCH = 200;

/** A phone that was without a network for a morning, and was locked meanwhile. */
async function lockedWith(scans: number): Promise<void> {
  await doorStore.clear();
  await doorStore.saveDevice(storedDevice(publicKey));
  await doorStore.saveList(encodeTicketList([]));
  for (let print = 1; print <= scans; print += 1)
    await doorStore.enqueue({ id: crypto.randomUUID(), ...cameraAdmission, print, at: Date.now() });
}

/** Prints of the scans that reached the server; `lostAt`: the call that gets no answer. */
function serverOf({ lostAt = 0 } = {}): (number | null)[] {
  const received: (number | null)[] = [];
  let calls = 0;
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    calls += 1;
    if (calls === lostAt) return Promise.reject(new TypeError('no network'));
    const { scans } = JSON.parse(body) as { scans: SentScan[] };
    received.push(...scans.map(({ print }) => print));
    const { code, status } = errors.device_locked;
    return Promise.resolve(new Response(JSON.stringify({ code, error: 'device_locked', msg: '' }), { status }));
  });
  return received;
}
afterEach(() => vi.unstubAllGlobals());

it('[O16] a locked phone sends all scans that it still has before it deletes them, however many', async () => {
  const received = serverOf();
  await lockedWith(BATCH * 2 + 50);
  const door = new DoorDevice();
  await door.open();
  expect(new Set(received).size).toBe(BATCH * 2 + 50);
  expect(door.state).toMatchObject({ phase: 'locked', unsent: 0 });
  expect(await doorStore.queue()).toEqual([]);
});

it('[O16] a locked phone whose network fails again keeps the scans that the server does not have', async () => {
  const received = serverOf({ lostAt: 2 });
  await lockedWith(BATCH + 50);
  const door = new DoorDevice();
  await door.open();
  expect(received).toHaveLength(BATCH);
  expect(door.state).toMatchObject({ phase: 'ready', online: false, unsent: 50 });
  await door.sync();
  expect(new Set(received).size).toBe(BATCH + 50);
  expect(door.state).toMatchObject({ phase: 'locked', unsent: 0 });
});
