import type { Random } from './random.ts';

const boundary = 'hostile';
const contents = [
  '',
  'x',
  '%PDF-1.4\n',
  'PK\u0003\u0004',
  '\u00ff\u00d8\u00ff\u00e0',
  'WEBVTT\n\n00:00.000 --> x\n\0',
  'id,title\n\0,\ud800\n',
  '[]',
  '{"a":',
];
const names = ['a.jpg', 'a.pdf', 'a.xlsx', 'a.csv', '', '../../x', 'a\\".json', 'x'.repeat(5000), '名.mp4'];

const part = (head: string, content: string): Buffer =>
  Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`);

/** A multipart form of a body and a file: the body whole or part by part; the file before it, after it, twice or absent. */
export function formPayload(random: Random, body: unknown): { type: string; payload: Buffer } {
  const file = part(
    `name="file"; filename="${random.pick(names)}"\r\ncontent-type: ${random.pick(['image/jpeg', 'text/csv', 'application/json'])}`,
    random.pick(contents),
  );
  const fields = random.chance(0.5)
    ? [part('name="body"', JSON.stringify(body) ?? '')]
    : Object.entries(Object(body) as object).map(([name, value]) =>
        part(`name="${name.replaceAll('"', '')}"`, textOf(value)),
      );
  const parts = random.pick([[...fields, file], [...fields, file], [file, ...fields], fields, [...fields, file, file]]);
  const end = random.chance(0.95) ? [Buffer.from(`--${boundary}--\r\n`)] : [];
  return {
    type: random.chance(0.97) ? `multipart/form-data; boundary=${boundary}` : 'multipart/form-data',
    payload: Buffer.concat([...parts, ...end]),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
