/** An object of a PDF: its dictionary as text, and the bytes of its stream with the words around them. */
export interface PdfObject {
  number: number;
  text: string;
  stream: Buffer | null;
}

export interface PdfParts {
  objects: ReadonlyMap<number, PdfObject>;
  /** Number after the last object. */
  size: number;
  root: number;
  info: number | null;
  /** Where the cross-reference table begins. */
  table: number;
}

const wrong = (what: string): never => {
  throw new Error(`not a PDF of this server: ${what}`);
};

/** Reads a PDF as pdfkit writes it: one cross-reference table, no object streams. Throws for any other. */
export function readPdf(bytes: Buffer): PdfParts {
  const text = bytes.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? wrong('startxref'));
  const lines = /^xref\s+0 (\d+)\s+([\s\S]*?)trailer\s*<<([\s\S]*?)>>/.exec(text.slice(table)) ?? wrong('xref');
  const [, size = '', entries = '', trailer = ''] = lines;
  const root = Number(/\/Root (\d+) 0 R/.exec(trailer)?.[1] ?? wrong('root'));
  const info = /\/Info (\d+) 0 R/.exec(trailer)?.[1];
  const offsets = [...entries.matchAll(/(\d{10}) \d{5} ([nf])/g)].map(([, at, kind]) =>
    kind === 'n' ? Number(at) : null,
  );
  const objects = new Map<number, PdfObject>();
  for (const [number, at] of offsets.entries()) {
    if (at === null) continue;
    const head = `${number} 0 obj`;
    if (!text.startsWith(head, at)) wrong(`object ${number}`);
    const from = at + head.length;
    const until = text.indexOf('endobj', from);
    const length = /\/Length (\d+)/.exec(text.slice(from, Math.min(until, text.indexOf('stream', from) + 1 || until)));
    const start = length ? text.indexOf('stream', from) : -1;
    if (start === -1) {
      objects.set(number, { number, text: text.slice(from, until).trim(), stream: null });
      continue;
    }
    const begins = text.startsWith('stream\r\n', start) ? start + 8 : start + 7;
    const stream = bytes.subarray(begins, begins + Number(length?.[1]));
    objects.set(number, { number, text: text.slice(from, start).trim(), stream });
  }
  return { objects, size: Number(size), root, info: info === undefined ? null : Number(info), table };
}

/** The same object with every number moved by `by`; `parts` are replaced first. */
export const moved = ({ number, text, stream }: PdfObject, by: number): PdfObject => ({
  number: number + by,
  text: text.replaceAll(/(\d+) 0 R/g, (_whole, to: string) => `${Number(to) + by} 0 R`),
  stream,
});

/** An object as it stands in a file. */
export const written = ({ number, text, stream }: PdfObject): Buffer =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n${text}\n`, 'latin1'),
    ...(stream ? [Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')] : []),
    Buffer.from('endobj\n'),
  ]);
