import { WINDOW_MS, windowAt, windowBytes } from '@meetingapp/domain/checkin/moving-part.ts';
import { readTicketCode, ticketText } from '@meetingapp/domain/checkin/ticket-code.ts';

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
