import { FOLLOWS_MS, WINDOW_MS, windowAt, windowBytes } from '@meetingapp/domain/checkin/moving-part.ts';
import { readTicketCode, ticketText } from '@meetingapp/domain/checkin/ticket-code.ts';
import { idbStore } from '../../lib/storage/idb-store.ts';
import { serverClock } from '../../lib/time/server-clock.ts';

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

/** The code as it shows at a moment: with a part that changes every 30 seconds. Without the browser's cryptography it stays as it is. */
export async function movingCode(code: string, key: string, at: number): Promise<string> {
  const read = readTicketCode(code);
  if (!read || !('subtle' in crypto)) return code;
  const window = windowAt(at);
  const way = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), way, false, ['sign']);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', imported, Uint8Array.from(windowBytes(window))));
  return ticketText(read.signed, read.signature, { window, mac });
}

/** Milliseconds until the code changes. */
export const untilNext = (at: number): number => WINDOW_MS - (at % WINDOW_MS);

const AHEAD = 'clock:ahead';

/**
 * The moment for which a code shows, by the server's clock: as the server said in this visit; without a network, as it said in an earlier
 * one, so that a phone that is wrong by an hour still shows the right code.
 */
export async function codeMoment(): Promise<number> {
  const heard = serverClock.heard();
  if (heard !== null) void idbStore.put(AHEAD, heard);
  const ahead = heard ?? (await idbStore.get<number>(AHEAD))?.value ?? 0;
  return Date.now() + ahead - FOLLOWS_MS;
}
