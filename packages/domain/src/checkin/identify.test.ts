import { createHash, createHmac, generateKeyPairSync, sign, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { barCodeOf } from './bar-code.ts';
import { identify, type Identifying } from './identify.ts';
import { windowAt, windowBytes, WINDOW_MS } from './moving-part.ts';
import { ticketFields, ticketText, type TicketCode } from './ticket-code.ts';
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
  moving: false,
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

  it('must change where the organiser wants it: a screenshot of it is stale after a minute', async () => {
    const moving = { ...by, moving: true };
    const window = windowAt(now);
    expect(await identify(code({}, window), moving)).toMatchObject({ ok: true });
    expect(await identify(code({}, windowAt(now - 3 * WINDOW_MS)), moving)).toMatchObject({ reason: 'stale' });
    expect(await identify(code(), moving)).toMatchObject({ reason: 'not_moving' });
    expect(await identify(barCodeOf(4711), moving)).toMatchObject({ reason: 'not_moving' });
    const other = { ...moving, mac: () => Promise.resolve(mac(1, window)) };
    expect(await identify(code({}, window), other)).toMatchObject({ reason: 'signature' });
  });
});
