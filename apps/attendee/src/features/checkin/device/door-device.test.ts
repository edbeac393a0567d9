// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { generateKeyPairSync, webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SentScan } from '@meetingapp/contract/checkin/device.ts';
import { encodeTicketList } from '@meetingapp/domain/checkin/ticket-list.ts';
import { DoorDevice } from './door-device.ts';
import { doorStore, type StoredDevice } from './door-store.ts';

const HOUR_MS = 3_600_000;
const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const tickets = [1, 2, 3].map((print) => ({
  fingerprint: print,
  role: 'attendee' as const,
  feeId: null,
  branchId: null,
  valid: true,
  name: `宾客${print}`,
  number: String(1000 + print),
}));
const everything = {
  id: 1,
  kind: 'entry' as const,
  name: { zh: '主入口', en: 'Main entrance' },
  hint: { zh: '', en: '' },
  opens: [],
  roles: [],
  feeIds: [],
  branchIds: [],
  most: { times: 1, per: 'ever' as const },
  ways: 'in' as const,
  antiPassback: false,
  capacity: null,
  moving: false,
  closed: false,
};
const device: StoredDevice = {
  device: 'd'.repeat(43),
  label: 'N1',
  door: '北门',
  cid: 5001,
  title: { zh: '年会', en: 'Congress' },
  zone: 'Asia/Shanghai',
  publicKey: keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  keyNumber: 1,
  movingKey: 'A'.repeat(43),
  purgeAt: Date.now() + 1000 * HOUR_MS,
  point: everything,
  offset: 0,
  cursor: 0,
  listCursor: '1',
  listedAt: Date.now(),
  tickets: '1',
};

/** The server: what it received, how far its clock is from the phone's, and what it keeps of undone scans. */
const server = { received: [] as SentScan[], online: true, ahead: 0, kept: [] as { zh: string; en: string }[] };

function answerOf(body: { scans: SentScan[]; cursor: number | null }) {
  server.received.push(...body.scans);
  const verdicts = body.scans.map(({ id, kind, undoes }) => ({
    id,
    kind,
    reason: '',
    name: '宾客1',
    role: 'attendee',
    previous: null,
    kept: undoes === null ? [] : server.kept,
  }));
  const counts = { admittedToday: 0, inside: 0 };
  const state = {
    point: everything,
    label: 'N1',
    door: '北门',
    cursor: 0,
    more: false,
    passages: [],
    tickets: '1',
    ...counts,
  };
  return { code: 0, msg: '', now: Date.now() + server.ahead, verdicts, state: body.cursor === null ? null : state };
}

beforeEach(async () => {
  Object.assign(server, { received: [], online: true, ahead: 0, kept: [] });
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) =>
    server.online
      ? Promise.resolve(new Response(JSON.stringify(answerOf(JSON.parse(body))), { status: 200 }))
      : Promise.reject(new TypeError('no network')),
  );
  await doorStore.clear();
  await doorStore.saveDevice(device);
  await doorStore.saveList(encodeTicketList(tickets));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function opened(): Promise<DoorDevice> {
  const door = new DoorDevice();
  await door.open();
  expect(door.state).toMatchObject({ phase: 'ready', tickets: 3, online: true });
  return door;
}

it('[O16] a scan without network is kept through a restart of the phone, and reaches the server once', async () => {
  const door = await opened();
  server.online = false;
  await door.sync();
  await door.choose(1, '');
  expect(door.state).toMatchObject({ online: false, unsent: 1, verdict: { kind: 'later', name: '宾客1' } });
  const again = new DoorDevice();
  await again.open();
  expect(again.state.unsent).toBe(1);
  await again.choose(1, '');
  expect(again.state.verdict?.kind).toBe('already');
  server.online = true;
  await again.sync();
  await again.sync();
  expect(again.state.unsent).toBe(0);
  const admitted = server.received.filter(({ kind }) => kind === 'admit');
  expect(admitted).toMatchObject([{ print: 1, offline: true }]);
});

it('[O16] a full storage stops no door: it says so, keeps the scans in memory, and sends them', async () => {
  const door = await opened();
  server.online = false;
  await door.sync();
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  vi.spyOn(doorStore, 'enqueue').mockImplementation(full);
  vi.spyOn(doorStore, 'savePassages').mockImplementation(full);
  await door.choose(1, '');
  expect(door.state).toMatchObject({ full: true, unsent: 1, verdict: { kind: 'later' } });
  // In memory the first admission is known.
  await door.choose(1, '');
  expect(door.state.verdict?.kind).toBe('already');
  server.online = true;
  await door.sync();
  expect(door.state.unsent).toBe(0);
  expect(server.received.map(({ print, kind }) => [print, kind])).toEqual([
    [1, 'admit'],
    [1, 'already'],
  ]);
  vi.restoreAllMocks();
  await door.choose(2, '');
  expect(door.state.full).toBe(false);
});

it('[O16] a clock that is an hour wrong is corrected by the server’s, also after it is set while scanning', async () => {
  server.ahead = HOUR_MS;
  const door = await opened();
  server.online = false;
  const real = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(real - 5 * HOUR_MS);
  await door.choose(1, '');
  vi.restoreAllMocks();
  server.online = true;
  await door.sync();
  const [scan] = server.received.filter(({ print }) => print === 1);
  expect(Math.abs((scan?.at ?? 0) - (real + HOUR_MS))).toBeLessThan(10_000);
});

it('[O16] [S80] an undo says which stamps stay, because a prize was given for them', async () => {
  const door = await opened();
  server.online = false;
  await door.sync();
  await door.choose(1, '');
  server.online = true;
  server.kept = [{ zh: '实操台', en: 'Hands-on desk' }];
  await door.undo();
  expect(door.state).toMatchObject({ verdict: { kind: 'undone' }, kept: [{ name: '宾客1', kept: server.kept }] });
  door.seen(door.state.kept[0]?.scanId ?? '');
  expect(door.state.kept).toEqual([]);
});
