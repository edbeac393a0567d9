import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase45, encodeBase45 } from './base45.ts';
import { barCodeOf, tokenOfBarCode, TOKENS } from './bar-code.ts';
import { byDoorClock, byOwnClock, byServerClock, isCurrent, WINDOW_MS, windowAt } from './moving-part.ts';
import { readTicketCode, shortName, ticketFields, ticketText, type TicketCode } from './ticket-code.ts';
import { ticketRoles } from './ticket-roles.ts';

const ticket = fc.record<TicketCode>({
  key: fc.nat(255),
  conferenceId: fc.integer({ min: 1, max: 2 ** 45 }),
  token: fc.maxSafeNat().map((value) => value % TOKENS),
  role: fc.constantFrom(...ticketRoles),
  feeId: fc.option(fc.integer({ min: 1, max: 2 ** 40 })),
  branchId: fc.option(fc.integer({ min: 1, max: 2 ** 40 })),
  issuedAt: fc.nat(),
  printed: fc.boolean(),
  name: fc.string({ unit: 'grapheme' }),
});

describe('[V20] the code of a ticket', () => {
  it('is read as it was written, in either case, and with its moving part', () => {
    const mac = Uint8Array.of(1, 2, 3, 4);
    fc.assert(
      fc.property(ticket, fc.option(fc.nat(0xffff)), fc.boolean(), (written, window, lower) => {
        const signed = ticketFields(written);
        const signature = new Uint8Array(64).fill(7);
        const text = ticketText(signed, signature, window === null ? null : { window, mac });
        const read = readTicketCode(lower ? text.toLowerCase() : text);
        expect(read?.ticket).toEqual({ ...written, name: shortName(written.name) });
        expect(read?.signed).toEqual(signed);
        expect(read?.signature).toEqual(signature);
        expect(read?.moving).toEqual(window === null ? null : { window, mac });
      }),
    );
  });

  it('is null for any other text and never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => readTicketCode(text) === null));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        readTicketCode(`M1${encodeBase45(bytes)}.`);
        readTicketCode(`M2${encodeBase45(bytes)}.`);
      }),
    );
  });

  it('no longer fits its signature after any change', async () => {
    const { subtle } = webcrypto;
    const pair = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
    const way = { name: 'ECDSA', hash: 'SHA-256' };
    const verify = (signature: Uint8Array, signed: Uint8Array) =>
      subtle.verify(way, pair.publicKey, Uint8Array.from(signature), Uint8Array.from(signed));
    await fc.assert(
      fc.asyncProperty(ticket, fc.nat(), fc.integer({ min: 1, max: 255 }), async (written, at, change) => {
        const signed = ticketFields(written);
        const signature = new Uint8Array(await subtle.sign(way, pair.privateKey, Uint8Array.from(signed)));
        expect(await verify(signature, signed)).toBe(true);
        const forged = Uint8Array.from(signed);
        const place = at % forged.length;
        forged[place] = (forged[place] ?? 0) ^ change;
        expect(await verify(signature, forged)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it('fits a QR code of 49 modules with the longest name', () => {
    const longest = {
      key: 255,
      conferenceId: 99_999,
      token: TOKENS - 1,
      role: 'attendee',
      issuedAt: 30_000_000,
      printed: true,
    } as const;
    const signed = ticketFields({ ...longest, feeId: 99_999, branchId: 99_999, name: '欧'.repeat(30) });
    const moving = { window: 1, mac: new Uint8Array(4) };
    // Version 8 at level M holds 221 letters of the alphanumeric mode.
    expect(ticketText(signed, new Uint8Array(64), moving).length).toBeLessThanOrEqual(221);
  });
});

describe('base 45', () => {
  it('agrees with the examples of RFC 9285', () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(encodeBase45(bytes('AB'))).toBe('BB8');
    expect(encodeBase45(bytes('Hello!!'))).toBe('%69 VD92EX0');
    expect(encodeBase45(bytes('base-45'))).toBe('UJCLQE7W581');
    expect(decodeBase45('QED8WEX0')).toEqual(bytes('ietf!'));
    expect(decodeBase45('GGW')).toBeNull();
    expect(decodeBase45(':::')).toBeNull();
  });
});

describe('[V20] the short token of a bar code', () => {
  const token = fc.maxSafeNat().map((value) => value % TOKENS);

  it('is read as written, with the spaces of its print', () => {
    fc.assert(fc.property(token, (value) => tokenOfBarCode(barCodeOf(value)) === value));
    expect(tokenOfBarCode('0000-0000 0000 0123')).toBeNull();
  });

  it('shows every wrong digit and every exchange of neighbours', () => {
    fc.assert(
      fc.property(token, fc.nat(15), fc.integer({ min: 1, max: 9 }), (value, place, more) => {
        const code = barCodeOf(value);
        const digit = (Number(code[place]) + more) % 10;
        expect(tokenOfBarCode(code.slice(0, place) + digit + code.slice(place + 1))).toBeNull();
        const swapped =
          code.slice(0, place) + code.slice(place + 1, place + 2) + code.charAt(place) + code.slice(place + 2);
        if (place < 15 && swapped !== code) expect(tokenOfBarCode(swapped)).toBeNull();
      }),
    );
  });
});

describe('the window of a moving code', () => {
  it('counts in its time and the next one, and for a minute around it at a door without a network, across the end of the count too', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 42), fc.integer({ min: -6, max: 6 }), (at, apart) => {
        const later = at + apart * WINDOW_MS;
        expect(isCurrent(windowAt(at), later, byServerClock)).toBe(apart === 0 || apart === 1);
        expect(isCurrent(windowAt(at), later, byDoorClock)).toBe(Math.abs(apart) <= 1);
        expect(isCurrent(windowAt(at), later, byOwnClock)).toBe(Math.abs(apart) <= 2);
      }),
    );
  });
});
