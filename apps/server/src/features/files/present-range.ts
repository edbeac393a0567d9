import type { ByteRange } from '../../ports/files/store.ts';

/** `whole`: no part was asked for, or not in a way that we answer; `none`: nothing of what was asked for is there. */
export type Asked = { kind: 'whole' | 'none' } | { kind: 'part'; range: ByteRange };

/**
 * Which bytes `Range: bytes=…` asks for. One range only: who asks for several gets the whole, as the standard allows; so does who
 * writes something else there.
 */
export function askedRange(header: string | undefined, size: number): Asked {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return { kind: 'whole' };
  const isSuffix = first === '';
  if (!isSuffix && last !== '' && Number(last) < Number(first)) return { kind: 'whole' };
  const from = isSuffix ? Math.max(0, size - Number(last)) : Number(first);
  const to = isSuffix || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? { kind: 'none' } : { kind: 'part', range: { from, to } };
}
