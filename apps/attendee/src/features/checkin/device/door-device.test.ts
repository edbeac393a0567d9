// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createHash, createHmac, generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SentScan } from '@meetingapp/contract/checkin/device.ts';
import { barCodeOf } from '@meetingapp/domain/checkin/bar-code.ts';
import { windowAt, windowBytes, WINDOW_MS } from '@meetingapp/domain/checkin/moving-part.ts';
import { ticketFields, ticketText } from '@meetingapp/domain/checkin/ticket-code.ts';
import { encodeTicketList } from '@meetingapp/domain/checkin/ticket-list.ts';
import { DoorDevice } from './door-device.ts';
import { doorStore } from './door-store.ts';
import { storedDevice } from './testing-device.ts';

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
const device = { ...storedDevice(keys.publicKey), point: everything };

/** The server: what it received, how far its clock is from the phone's, and what it keeps of undone scans. */
const server = {
  received: [] as SentScan[],
  online: true,
  ahead: 0,
  moving: false,
  /** Its list, and which one it is. */
  list: { tickets: tickets.slice(), name: '1' },
  /** From where lists were asked for; null: whole. */
  asked: [] as (string | null)[],
  kept: [] as { zh: string; en: string }[],
  /** What stands against admissions, by ticket. */
  objections: new Map<number, { kind?: string; reason?: string; previous: { at: number; where: string } | null }>(),
  /** Delivers answers of exchanges when it resolves. */
  delivery: Promise.resolve(),
};

/** Admissions that it received and that were not taken back. */
const admitted = (): number =>
  server.received.reduce((sum, { kind, undoes }) => sum + (kind !== 'admit' ? 0 : undoes === null ? 1 : -1), 0);

function answerOf(body: { scans: SentScan[]; cursor: number | null }) {
  server.received.push(...body.scans);
  const verdicts = body.scans.map(({ id, kind, undoes, print }) => ({
    id,
    kind,
    reason: '',
    name: '宾客1',
    role: 'attendee',
    previous: null,
    kept: undoes === null ? [] : server.kept,
    ...server.objections.get(print ?? 0),
  }));
  const counts = { admittedToday: admitted(), inside: admitted() };
  const state = {
    point: everything,
    movingCodes: server.moving,
    label: 'N1',
    door: '北门',
    cursor: 0,
    more: false,
    passages: [],
    tickets: server.list.name,
    ...counts,
  };
  return { code: 0, msg: '', now: Date.now() + server.ahead, verdicts, state: body.cursor === null ? null : state };
}

/** The list with its signature, or the answer to an exchange. */
function replyTo(address: string, body: { scans: SentScan[]; cursor: number | null; since?: string | null }) {
  if (!address.endsWith('/tickets')) return answerOf(body);
  server.asked.push(body.since ?? null);
  const bytes = encodeTicketList(server.list.tickets);
  const signature = sign('sha256', bytes, { key: keys.privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64');
  const list = Buffer.from(bytes).toString('base64');
  return { code: 0, msg: '', whole: true, cursor: '9', list, signature, at: Date.now() };
}

beforeEach(async () => {
  const list = { tickets: tickets.slice(), name: '1' };
  Object.assign(server, { received: [], online: true, ahead: 0, moving: false, list, asked: [], kept: [] });
  Object.assign(server, { delivery: Promise.resolve(), objections: new Map() });
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (!server.online) throw new TypeError('no network');
    const reply = replyTo(address, JSON.parse(body));
    await server.delivery;
    return new Response(JSON.stringify(reply), { status: 200 });
  });
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

it('[O16] a code that is scanned before the first list has come waits for it, and is neither lost nor refused', async () => {
  const fingerprint = createHash('sha256').update(`${device.cid}:41`).digest().readUIntBE(0, 6);
  const waiting = { ...tickets[0], fingerprint, name: '林知远' } as (typeof tickets)[number];
  server.list = { tickets: [...tickets, waiting], name: '2' };
  await doorStore.clear();
  await doorStore.saveDevice({ ...device, point: null, listCursor: null, listedAt: 0, tickets: '' });
  let deliver = (): void => undefined;
  server.delivery = new Promise<void>((resolve) => (deliver = resolve));
  const door = new DoorDevice();
  const opening = door.open();
  await vi.waitFor(() => expect(door.state.phase).toBe('ready'));
  const scanned = door.scan(barCodeOf(41), 'typed');
  deliver();
  await Promise.all([opening, scanned]);
  expect(door.state).toMatchObject({ tickets: 4, verdict: { kind: 'admit', name: '林知远' } });
});

it('[O16] an admission that is taken back while the server answers is not counted again', async () => {
  const door = await opened();
  server.online = false;
  await door.sync();
  await door.choose(1, '');
  expect(door.state).toMatchObject({ admittedToday: 1, unsent: 1 });
  let deliver = (): void => undefined;
  const delivery = new Promise<void>((resolve) => (deliver = resolve));
  Object.assign(server, { online: true, delivery });
  const exchange = door.sync();
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  // The answer that is on its way counts one; the next exchange has no network.
  server.online = false;
  const undone = door.undo();
  deliver();
  await Promise.all([exchange, undone]);
  expect(door.state).toMatchObject({ admittedToday: 0, unsent: 1, verdict: { kind: 'undone' } });
  server.online = true;
  await door.sync();
  expect(door.state).toMatchObject({ admittedToday: 0, unsent: 0 });
});

it('[O16] a person whom another door admitted in the same moment is named although the next person is shown already', async () => {
  const door = await opened();
  const previous = { at: Date.now(), where: '南门' };
  server.objections.set(1, { kind: 'already', previous });
  let deliver = (): void => undefined;
  server.delivery = new Promise<void>((resolve) => (deliver = resolve));
  const first = door.choose(1, '');
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  const second = door.choose(2, '');
  await vi.waitFor(() => expect(door.state.verdict).toMatchObject({ name: '宾客2' }));
  deliver();
  await Promise.all([first, second]);
  expect(door.state).toMatchObject({ verdict: { name: '宾客2', kind: 'admit' }, admittedToday: 1 });
  expect(door.state.clashes).toMatchObject([{ print: 1, name: '宾客1', kind: 'already', previous }]);
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

/** A code that was sold a moment ago; `at`: it changes, and is the one of this moment; `forged`: its changing part is wrong. */
function code(
  token: number,
  { at = null, printed = false, forged = false }: { at?: number | null; printed?: boolean; forged?: boolean } = {},
): string {
  const issuedAt = Math.floor(Date.now() / 60_000);
  const fields = { key: 1, conferenceId: 5001, token, role: 'attendee', feeId: null, branchId: null } as const;
  const signed = ticketFields({ ...fields, issuedAt, name: '新来', printed });
  const signature = sign('sha256', signed, { key: keys.privateKey, dsaEncoding: 'ieee-p1363' });
  if (at === null) return ticketText(signed, signature);
  const own = createHmac('sha256', Buffer.from(device.movingKey, 'base64url')).update(String(token)).digest();
  const window = windowAt(at);
  const mac = createHmac('sha256', own).update(windowBytes(window)).digest().subarray(0, 4);
  return ticketText(signed, signature, { window, mac: forged ? mac.map((byte) => byte ^ 1) : mac });
}

it('[O16] [V20] where codes on phones change, a picture of one is refused, a badge counts, and the server receives what it needs to judge again', async () => {
  server.moving = true;
  const door = await opened();
  await door.scan(code(21), 'typed');
  expect(door.state.verdict).toMatchObject({ kind: 'refuse', reason: 'not_moving' });
  await door.scan(code(22, { printed: true }), 'typed');
  expect(door.state.verdict).toMatchObject({ kind: 'admit', name: '新来' });
  const now = Date.now();
  await door.scan(code(23, { at: now - 2 * WINDOW_MS }), 'typed');
  expect(door.state.verdict).toMatchObject({ kind: 'refuse', reason: 'stale' });
  await door.scan(code(24, { at: now }), 'typed');
  expect(door.state.verdict).toMatchObject({ kind: 'admit' });
  const [sent] = server.received.filter(({ kind }) => kind === 'admit').slice(-1);
  expect(sent?.movingPart).toEqual({ window: windowAt(now), mac: expect.stringMatching(/^[0-9a-f]{8}$/) });
});

it('[O16] a screenshot that is too old is refused with the name of its owner, and staff may admit with a reason; a forged code names nobody', async () => {
  const hash = createHash('sha256').update(`${device.cid}:41`).digest();
  const fingerprint = hash.readUIntBE(0, 6);
  const owner = { fingerprint, role: 'attendee', feeId: null, branchId: null, valid: true } as const;
  await doorStore.saveList(encodeTicketList([{ ...owner, name: '林知远', number: '4182' }]));
  server.moving = true;
  const door = new DoorDevice();
  await door.open();
  const now = Date.now();
  await door.scan(code(41, { at: now, forged: true }), 'typed');
  expect(door.state.verdict).toMatchObject({ kind: 'refuse', reason: 'signature', name: '', number: '', role: null });
  await door.scan(code(41, { at: now - 3 * WINDOW_MS }), 'typed');
  const named = { name: '林知远', number: '4182', role: 'attendee' };
  expect(door.state.verdict).toMatchObject({ kind: 'refuse', reason: 'stale', ...named });
  await door.scan(code(41), 'typed');
  expect(door.state.verdict).toMatchObject({ kind: 'refuse', reason: 'not_moving', ...named });
  await door.choose(fingerprint, '林知远', '证件已核对');
  expect(door.state.verdict).toMatchObject({ kind: 'admit', name: '林知远' });
});

it('[O16] without a network a code may be a minute off by the clock of the door, which follows the server’s although the phone’s is an hour wrong', async () => {
  server.moving = true;
  server.ahead = HOUR_MS;
  const door = await opened();
  server.online = false;
  await door.sync();
  const now = Date.now() + HOUR_MS;
  for (const [token, apart, kind] of [
    [31, 0, 'later'],
    [32, 2, 'later'],
    [33, -2, 'later'],
    [34, 4, 'refuse'],
    [35, -4, 'refuse'],
  ] as const) {
    await door.scan(code(token, { at: now + apart * WINDOW_MS }), 'typed');
    expect(door.state.verdict, `${apart} windows`).toMatchObject({ kind });
  }
  // By the phone's own clock the code of this moment would be the right one; it is an hour old.
  await door.scan(code(36, { at: Date.now() }), 'typed');
  expect(door.state.verdict).toMatchObject({ kind: 'refuse', reason: 'stale' });
});

it('[O16] a person whom only the server finds, because they registered a moment ago, is admitted from the search; one it does not know is refused', async () => {
  const door = await opened();
  const fresh = { ...tickets[0], fingerprint: 9, name: '新来', number: '1009' } as (typeof tickets)[number];
  server.list = { tickets: [...tickets, fresh], name: '2' };
  await door.choose(9, '新来');
  expect(door.state.verdict).toMatchObject({ kind: 'admit', name: '新来', number: '1009' });
  await door.choose(10, '没有');
  expect(door.state.verdict).toMatchObject({ kind: 'refuse', reason: 'unknown' });
});

it('[O16] staff may admit against the rule also a person whose ticket is known by its code alone', async () => {
  const door = await opened();
  server.online = false;
  await door.sync();
  await door.scan(code(51), 'typed');
  await door.scan(code(51), 'typed');
  expect(door.state.verdict).toMatchObject({ kind: 'already', name: '新来' });
  await door.choose(door.state.verdict?.print ?? 0, '新来', '证件已核对');
  expect(door.state.verdict).toMatchObject({ kind: 'later', name: '新来' });
});

it('[O16] a list that the full storage did not take is used, and fetched whole after a restart of the phone', async () => {
  await doorStore.saveDevice({ ...device, tickets: '0' });
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const saving = vi.spyOn(doorStore, 'saveList').mockImplementation(full);
  const door = await opened();
  expect(server.asked).toEqual(['1']);
  await door.choose(3, '');
  expect(door.state.verdict).toMatchObject({ kind: 'admit', name: '宾客3' });
  saving.mockRestore();
  const again = await opened();
  expect(server.asked).toEqual(['1', null]);
  expect(again.state.full).toBe(false);
  // Stored now: the next start needs none.
  await opened();
  expect(server.asked).toHaveLength(2);
});

it('[O16] a phone that may store nothing works from memory, and says so', async () => {
  const forbidden = () => Promise.reject(new DOMException('no', 'InvalidStateError'));
  for (const name of [
    'list',
    'changes',
    'passages',
    'queue',
    'saveDevice',
    'saveList',
    'enqueue',
    'savePassages',
    'dequeue',
  ] as const)
    vi.spyOn(doorStore, name).mockImplementation(forbidden);
  const door = await opened();
  expect(server.asked).toEqual([null]);
  await door.choose(1, '');
  expect(door.state).toMatchObject({ full: true, verdict: { kind: 'admit', name: '宾客1' } });
});
