import { nested } from './values.ts';

export interface Bomb {
  name: string;
  /** Name and type of the file as a browser would send them. */
  file: string;
  type: string;
  content: Buffer;
}

const MEBI = 1024 * 1024;
const DEEP = 100_000;
/** One megabyte more than a call accepts. */
export const oversize = (largest: number): Bomb => ({
  name: 'file beyond the limit',
  file: 'a.jpg',
  type: 'image/jpeg',
  content: Buffer.alloc(largest + MEBI, 7),
});

/** Bodies of JSON that cost more to read than to send. */
export const jsonBombs: Readonly<Record<string, string>> = {
  'arrays nested deeply': nested(DEEP),
  'objects nested deeply': `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  'a field nested deeply': `{"cid":${nested(DEEP)}}`,
  'many fields': `{${Array.from({ length: 40_000 }, (_none, index) => `"k${index}":1`).join(',')}}`,
  'a long number': `{"cid":${'9'.repeat(500_000)}}`,
  'a body beyond the limit': ' '.repeat(3 * MEBI),
};
