import { createHash, createHmac, generateKeyPairSync, sign, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { barCodeOf } from './bar-code.ts';
import { acceptedCodes, identify, type Identifying } from './identify.ts';
import { byOwnClock, byServerClock, windowAt, windowBytes, WINDOW_MS } from './moving-part.ts';
import { readTicketCode, ticketFields, ticketText, type TicketCode } from './ticket-code.ts';
import { encodeTicketList, openTicketList } from './ticket-list.ts';

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const way = (key: typeof keys.privateKey) => ({ key, dsaEncoding: 'ieee-p1363' as const });
const print = (token: number) => createHash('sha256').update(`5001:${token}`).digest().readUIntBE(0, 6);
const mac = (token: number, window: number) => createHmac('sha256', `k${token}`).update(windowBytes(window)).digest();
const now = Date.UTC(2027, 3, 16, 1);

const ticket: TicketCode = {
  key: 1,
  conferenceId: 5001,
  token: 4711,
  role: 'attendee',
  feeId: 7,
  branchId: null,
  issuedAt: now / 60_000 - 1000,
  name: '林知远',
  printed: false,
};
const list = openTicketList(
  encodeTicketList([
    {
      fingerprint: print(4711),
      role: 'speaker',
      feeId: 7,
      branchId: null,
      valid: true,
      name: '林知远',
      number: '3728',
    },
    { fingerprint: print(13), role: 'attendee', feeId: 7, branchId: null, valid: false, name: '苏蘅', number: '0013' },
  ]),
);
const by: Identifying = {
  conferenceId: 5001,
  keyNumber: 1,
  listedAt: now,
  now,
  accepts: 'any',
  drift: byServerClock,
  find: (one) => list?.find(one) ?? null,
  print: (token) => Promise.resolve(print(token)),
  verify: (signed, signature) =>
    Promise.resolve(verify('sha256', signed, { key: keys.publicKey, dsaEncoding: 'ieee-p1363' }, signature)),
  mac: (token, window) => Promise.resolve(mac(token, window)),
};

function code(change: Partial<TicketCode> = {}, window: number | null = null, key = keys.privateKey): string {
  const made = { ...ticket, ...change };
  const signed = ticketFields(made);
  const moving = window === null ? null : { window, mac: mac(made.token, window) };
  return ticketText(signed, sign('sha256', signed, way(key)), moving);
}

describe('[V20] a code on a device', () => {
  it('is the listed ticket, by QR code in either case and by bar code', async () => {
    const known = {
      ok: true,
      print: print(4711),
      name: '林知远',
      number: '3728',
      listed: true,
      facts: { role: 'speaker' },
    };
    expect(await identify(code(), by)).toMatchObject(known);
    expect(await identify(`${code().toLowerCase()}\r\n`, by)).toMatchObject(known);
    expect(await identify(barCodeOf(4711), by)).toMatchObject(known);
    expect(await identify(barCodeOf(13), by)).toMatchObject({ ok: true, facts: { valid: false } });
  });

  it('of a ticket that was sold a second ago is known by what it says', async () => {
    expect(await identify(code({ token: 99, issuedAt: now / 60_000, name: '新来' }), by)).toMatchObject({
      ok: true,
      listed: false,
      name: '新来',
      facts: { role: 'attendee', feeId: 7, valid: true },
    });
    expect(await identify(code({ token: 99 }), by)).toMatchObject({ ok: false, reason: 'unknown' });
    expect(await identify(barCodeOf(99), by)).toMatchObject({ ok: false, reason: 'unknown' });
  });

  it('that is forged, changed, foreign or none is refused', async () => {
    const reason = async (text: string) => {
      const identity = await identify(text, by);
      return identity.ok ? 'admitted' : identity.reason;
    };
    expect(await reason(code({}, null, foreign.privateKey))).toBe('signature');
    expect(await reason(code({ key: 2 }))).toBe('signature');
    expect(await reason(code({ conferenceId: 5002 }))).toBe('other_conference');
    expect(await reason('https://example.org/')).toBe('unknown');
    expect(await reason('6901234567892')).toBe('unknown');
  });

  it('must change where the organiser wants it: only the code of this window or the one before counts, and nothing that stands still', async () => {
    const moving: Identifying = { ...by, accepts: acceptedCodes(true, false) };
    const at = (windowsAgo: number) => code({}, windowAt(now - windowsAgo * WINDOW_MS));
    for (const ago of [0, 1]) expect(await identify(at(ago), moving)).toMatchObject({ ok: true });
    for (const ago of [-1, 2, 3, 2880]) expect(await identify(at(ago), moving)).toMatchObject({ reason: 'stale' });
    for (const still of [code(), code({ printed: true }), barCodeOf(4711)])
      expect(await identify(still, moving)).toMatchObject({ reason: 'not_moving' });
    const window = windowAt(now);
    const other = { ...moving, mac: () => Promise.resolve(mac(1, window)) };
    expect(await identify(code({}, window), other)).toMatchObject({ reason: 'signature' });
  });

  it('on a door without a network may be a minute off by the clock of the door, either way', async () => {
    const offline: Identifying = { ...by, accepts: 'moving', drift: byOwnClock };
    const at = (windowsAgo: number) => code({}, windowAt(now - windowsAgo * WINDOW_MS));
    for (const ago of [-2, -1, 0, 1, 2]) expect(await identify(at(ago), offline)).toMatchObject({ ok: true });
    for (const ago of [-3, 3]) expect(await identify(at(ago), offline)).toMatchObject({ reason: 'stale' });
    // A door whose clock is wrong by an hour says so by refusing every code: staff then find people by name.
    expect(await identify(at(0), { ...offline, now: now + 3_600_000 })).toMatchObject({ reason: 'stale' });
  });

  it('where the codes on phones change, counts on a badge and not as a picture or in a letter', async () => {
    const badges: Identifying = { ...by, accepts: acceptedCodes(false, true) };
    expect(await identify(code({ printed: true }), badges)).toMatchObject({ ok: true, print: print(4711) });
    expect(await identify(barCodeOf(4711), badges)).toMatchObject({ ok: true });
    expect(await identify(code({}, windowAt(now)), badges)).toMatchObject({ ok: true });
    expect(await identify(code(), badges)).toMatchObject({ ok: false, reason: 'not_moving', print: print(4711) });
    expect(acceptedCodes(true, true)).toBe('moving');
    expect(acceptedCodes(false, false)).toBe('any');
  });

  it('that changes is judged by its time also where a still one would do', async () => {
    expect(await identify(code({}, windowAt(now)), by)).toMatchObject({ ok: true });
    expect(await identify(code({}, windowAt(now - 5 * WINDOW_MS)), by)).toMatchObject({ reason: 'stale' });
  });

  it('cannot be made a badge by changing what it says', async () => {
    const phone = readTicketCode(code());
    const forged = Uint8Array.from(phone?.signed ?? []);
    forged[0] = 2;
    const text = ticketText(forged, phone?.signature ?? new Uint8Array(64));
    expect(readTicketCode(text)?.ticket.printed).toBe(true);
    expect(await identify(text, { ...by, accepts: 'badge' })).toMatchObject({ reason: 'signature' });
  });
});
