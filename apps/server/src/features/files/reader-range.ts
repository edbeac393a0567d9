import type { ByteRange } from '../../ports/files/store.ts';

/** `whole`: no range was requested, or not in a supported form; `none`: the requested range lies outside the file. */
export type Asked = { kind: 'whole' | 'none' } | { kind: 'part'; range: ByteRange };

/**
 * Parses `Range: bytes=…`. One range only: a request for several ranges, or a malformed header, gets the whole file, as the standard
 * allows.
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
