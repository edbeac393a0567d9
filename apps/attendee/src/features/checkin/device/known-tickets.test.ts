// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { encodeTicketList } from '@meetingapp/domain/checkin/ticket-list.ts';
import { KnownTickets } from './known-tickets.ts';

it('[O16] without a network people are found by any part of their name, however it is typed, and by their number, whole or its end', async () => {
  const known = new KnownTickets();
  const facts = { role: 'attendee' as const, feeId: null, branchId: null, valid: true };
  const bytes = encodeTicketList([
    { ...facts, fingerprint: 1, name: 'Ingrid Halvorsen', number: 'A91C' },
    { ...facts, fingerprint: 2, name: '林知远', number: '318C', reading: 'lin zhi yuan' },
    { ...facts, fingerprint: 3, name: 'Ingmar Berg', number: '0001', valid: false },
  ]);
  expect(await known.take(bytes, true)).toBe(true);
  const found = (text: string) => known.search(text, 20).map(({ fingerprint }) => fingerprint);
  for (const text of ['halvorsen', 'HALV', 'grid Hal', 'a91c', '5001-E6AEA91C'])
    expect([text, found(text)]).toEqual([text, [1]]);
  for (const text of ['知远', 'zhiyuan', 'Lin Zhiyuan', 'lzy', '318C', '318c'])
    expect([text, found(text)]).toEqual([text, [2]]);
  for (const text of ['ingmar', '91', 'C']) expect([text, found(text)]).toEqual([text, []]);
  // The newest of a ticket counts: one that was cancelled since the whole list is not found in it.
  const cancelled = encodeTicketList([{ ...facts, fingerprint: 1, name: '', number: '', valid: false }]);
  expect(await known.take(cancelled, false)).toBe(true);
  expect(found('halvorsen')).toEqual([]);
});
