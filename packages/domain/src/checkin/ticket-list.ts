import { byteReader, byteWriter } from './byte-fields.ts';
import type { TicketFacts } from './point-rules.ts';
import { ticketRoles } from './ticket-roles.ts';

/** Bytes of a ticket's fingerprint: the first of SHA-256 over `<conference>:<token>`. A lost list so gives away no code. */
export const FINGERPRINT_BYTES = 6;

export interface ListedTicket extends TicketFacts {
  /** 48 bits. */
  fingerprint: number;
  /** Empty when the device's points do not admit the person. At most 255 bytes of UTF-8. */
  name: string;
  /** The last four digits of the number that people read out; empty without a name. */
  number: string;
  /** How the name is typed in Latin letters, its syllables apart: `lin zhi yuan`; empty where the name is typed as it stands. */
  reading: string;
}

/** A list that is searched in its bytes: a slow phone parses nothing but the lengths. */
export interface TicketList {
  readonly size: number;
  find(fingerprint: number): ListedTicket | null;
  /** Index 0 to size - 1, in the order of fingerprints. */
  at(index: number): ListedTicket;
}

const VERSION = 1;
/** Of the texts of a ticket; a longer one goes without its reading. */
const MOST_BYTES = 255;

/** Distinct values and the place of each: fees and branches are few. */
function places(values: readonly (number | null)[]) {
  const distinct = [...new Set(values)];
  const place = new Map(distinct.map((value, index) => [value, index]));
  return { distinct, of: (value: number | null) => place.get(value) ?? 0 };
}

/** The list as bytes, column by column, because like bytes side by side compress best. */
export function encodeTicketList(
  tickets: readonly (Omit<ListedTicket, 'reading'> & { reading?: string })[],
): Uint8Array {
  const sorted = tickets.toSorted((one, other) => one.fingerprint - other.fingerprint);
  const fees = places(sorted.map(({ feeId }) => feeId));
  const branches = places(sorted.map(({ branchId }) => branchId));
  const bytes = byteWriter();
  bytes.byte(VERSION);
  bytes.whole(sorted.length);
  for (const { distinct } of [fees, branches]) {
    bytes.whole(distinct.length);
    for (const value of distinct) bytes.whole(value ?? 0);
  }
  for (const { fingerprint } of sorted) bytes.fixed(fingerprint, FINGERPRINT_BYTES);
  for (const { role, valid } of sorted) bytes.byte(ticketRoles.indexOf(role) * 2 + (valid ? 1 : 0));
  for (const { feeId } of sorted) bytes.fixed(fees.of(feeId), 2);
  for (const { branchId } of sorted) bytes.fixed(branches.of(branchId), 2);
  const texts = sorted.map(({ name, number, reading = '' }) => {
    if (name === '') return new Uint8Array();
    const text = new TextEncoder().encode(`${number}\t${name}`);
    if (reading === '') return text;
    const read = new TextEncoder().encode(`${number}\t${name}\t${reading}`);
    return read.length > MOST_BYTES ? text : read;
  });
  for (const { length } of texts) bytes.byte(length);
  const head = bytes.done();
  const whole = new Uint8Array(head.length + texts.reduce((sum, { length }) => sum + length, 0));
  whole.set(head);
  let at = head.length;
  for (const text of texts) {
    whole.set(text, at);
    at += text.length;
  }
  return whole;
}

/** Opens a list; null when the bytes are none. The caller has verified their signature. */
export function openTicketList(bytes: Uint8Array): TicketList | null {
  const head = byteReader(bytes);
  if (head.byte() !== VERSION) return null;
  const size = head.whole();
  const numbers = (): number[] | null => {
    const count = head.whole();
    if (count === null || count > bytes.length) return null;
    return Array.from({ length: count }, () => head.whole() ?? 0);
  };
  const fees = numbers();
  const branches = numbers();
  if (size === null || !fees || !branches) return null;
  const prints = head.at;
  const flags = prints + size * FINGERPRINT_BYTES;
  const feesAt = flags + size;
  const branchesAt = feesAt + size * 2;
  const lengths = branchesAt + size * 2;
  const texts = new Uint32Array(size + 1);
  texts[0] = lengths + size;
  for (let index = 0; index < size; index += 1) texts[index + 1] = (texts[index] ?? 0) + (bytes[lengths + index] ?? 0);
  if (texts[size] !== bytes.length) return null;

  const wide = (from: number, count: number): number => {
    let value = 0;
    for (let place = from; place < from + count; place += 1) value = value * 256 + (bytes[place] ?? 0);
    return value;
  };
  const printAt = (index: number): number => wide(prints + index * FINGERPRINT_BYTES, FINGERPRINT_BYTES);
  const at = (index: number): ListedTicket => {
    const flag = bytes[flags + index] ?? 0;
    const [number = '', name = '', reading = ''] = new TextDecoder()
      .decode(bytes.subarray(texts[index], texts[index + 1]))
      .split('\t');
    return {
      fingerprint: printAt(index),
      role: ticketRoles[flag >> 1] ?? 'attendee',
      valid: flag % 2 === 1,
      feeId: fees[wide(feesAt + index * 2, 2)] || null,
      branchId: branches[wide(branchesAt + index * 2, 2)] || null,
      name,
      number,
      reading,
    };
  };
  return {
    size,
    at,
    find(fingerprint) {
      let low = 0;
      let high = size - 1;
      while (low <= high) {
        const middle = (low + high) >> 1;
        const print = printAt(middle);
        if (print === fingerprint) return at(middle);
        if (print < fingerprint) low = middle + 1;
        else high = middle - 1;
      }
      return null;
    },
  };
}
