import { sha256, type SigningIdentity } from './certificate.ts';
import { cmsOver, readCms, type ReadCms } from './cms.ts';
import { moved, readPdf, written, type PdfObject } from './objects.ts';

/** Bytes of the place for the CMS signature beside its certificates: the signer, and a signature of 4096 bits. */
const PLACE = 4096;
const RANGE = '/ByteRange [0 ********** ********** **********]';

interface SignPdf {
  /** The document; its bytes stay as they are at the beginning of the result. */
  document: Buffer;
  /** A PDF of one page, which becomes the last page. */
  page: Buffer;
  identity: SigningIdentity;
  /** Who signs, as readers show it. */
  name: string;
  now: Date;
}

const textString = (text: string): string => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
};
const pdfTime = (now: Date): string => `(D:${now.toISOString().slice(0, 19).replaceAll(/[-T:]/g, '')}Z)`;
const ten = (value: number): string => String(value).padStart(10, '0');

/**
 * Appends a page and a signature over the whole file (PAdES baseline B-B). The document is followed by an incremental update, so its
 * own SHA-256 can be checked over the first bytes of the result.
 */
export function signPdf({ document, page, identity, name, now }: SignPdf): Buffer {
  const bytes = [identity.certificate, ...identity.issuers].reduce((sum, { length }) => sum + length, PLACE);
  const before = readPdf(document);
  const added = readPdf(page);
  const by = before.size;
  const root = before.objects.get(before.root) ?? missing('root');
  const pagesNumber = Number(/\/Pages (\d+) 0 R/.exec(root.text)?.[1] ?? missing('pages'));
  const pages = before.objects.get(pagesNumber) ?? missing('pages');
  const addedPages = Number(/\/Pages (\d+) 0 R/.exec(added.objects.get(added.root)?.text ?? '')?.[1]);
  const [field, signature] = [by + added.size, by + added.size + 1];
  const left = new Set([added.root, addedPages, added.info]);
  let last = 0;
  const objects = [...added.objects.values()]
    .filter(({ number }) => !left.has(number))
    .map((one): PdfObject => {
      const next = moved(one, by);
      if (!/\/Type \/Page\b(?!s)/.test(one.text)) return next;
      last = next.number;
      const text = next.text.replace(/\/Parent \d+ 0 R/, `/Parent ${pagesNumber} 0 R\n/Annots [${field} 0 R]`);
      return { ...next, text };
    });
  const count = Number(/\/Count (\d+)/.exec(pages.text)?.[1]);
  const grown = pages.text
    .replace(/\/Count \d+/, `/Count ${count + 1}`)
    .replace(/\/Kids \[([^\]]*)\]/, (_whole, kids: string) => `/Kids [${kids} ${last} 0 R]`);
  const form = `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`;
  objects.push(
    { ...pages, text: grown },
    { ...root, text: root.text.replace(/>>\s*$/, `${form}\n>>`) },
    {
      number: field,
      text: `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /F 132 /Rect [0 0 0 0] /P ${last} 0 R /V ${signature} 0 R >>`,
      stream: null,
    },
    {
      number: signature,
      text: `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached\n${RANGE}\n/Contents <${'0'.repeat(bytes * 2)}>\n/M ${pdfTime(now)} /Name ${textString(name)} >>`,
      stream: null,
    },
  );
  return filled(Buffer.concat([document, updateOf(objects, { at: document.length, before, root: before.root })]), {
    document: document.length,
    identity,
    size: bytes,
  });
}

interface Update {
  at: number;
  before: { table: number; info: number | null };
  root: number;
}

/** The objects of an incremental update with their cross-reference table. */
function updateOf(objects: readonly PdfObject[], { at, before, root }: Update): Buffer {
  const parts: Buffer[] = [Buffer.from('\n')];
  let offset = at + 1;
  const rows: { number: number; offset: number }[] = [];
  for (const one of objects.toSorted((a, b) => a.number - b.number)) {
    const bytes = written(one);
    rows.push({ number: one.number, offset });
    offset += bytes.length;
    parts.push(bytes);
  }
  const table = rows.map((row) => `${row.number} 1\n${ten(row.offset)} 00000 n \n`).join('');
  const size = Math.max(...rows.map(({ number }) => number)) + 1;
  const info = before.info === null ? '' : ` /Info ${before.info} 0 R`;
  parts.push(
    Buffer.from(
      `xref\n${table}trailer\n<< /Size ${size} /Root ${root} 0 R${info} /Prev ${before.table} >>\nstartxref\n${offset}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** Fills the byte range and the signature over it. */
function filled(
  bytes: Buffer,
  { document, identity, size }: { document: number; identity: SigningIdentity; size: number },
): Buffer {
  const range = bytes.indexOf(RANGE, document, 'latin1');
  const place = bytes.indexOf('/Contents <0', range, 'latin1') + '/Contents '.length;
  const after = place + size * 2 + 2;
  const written = `/ByteRange [0 ${place} ${after} ${bytes.length - after}]`;
  bytes.write(written.padEnd(RANGE.length), range, 'latin1');
  const digest = sha256(Buffer.concat([bytes.subarray(0, place), bytes.subarray(after)]));
  const cms = cmsOver(digest, identity);
  if (cms.length > size) throw new Error('the signature needs more bytes than its place has');
  bytes.write(cms.toString('hex'), place + 1, 'latin1');
  return bytes;
}

/** What the signature of a PDF says: whether it covers every byte outside itself and fits; null: there is no signature. */
export function readSignature(bytes: Buffer): (ReadCms & { subFilter: string }) | null {
  const text = bytes.toString('latin1');
  const range = /\/ByteRange \[0 (\d+) (\d+) (\d+)\]/.exec(text);
  if (!range) return null;
  const [place, after, rest] = [Number(range[1]), Number(range[2]), Number(range[3])];
  const cms = /^<([0-9a-f]+)>$/.exec(text.slice(place, after))?.[1];
  if (cms === undefined) return null;
  const digest = sha256(Buffer.concat([bytes.subarray(0, place), bytes.subarray(after)]));
  const read = readCms(withoutPadding(Buffer.from(cms, 'hex')), digest);
  const whole = after + rest === bytes.length;
  const subFilter = /\/SubFilter \/([\w.]+)/.exec(text)?.[1] ?? '';
  return read && { ...read, fits: read.fits && whole, subFilter };
}

/** A DER value without the zeros after it. */
function withoutPadding(bytes: Buffer): Buffer {
  const long = (bytes[1] ?? 0) & 0x7f;
  if ((bytes[1] ?? 0) < 0x80) return bytes.subarray(0, 2 + long);
  return bytes.subarray(0, 2 + long + bytes.readUIntBE(2, Math.min(long, 6)));
}

function missing(what: string): never {
  throw new Error(`a PDF without ${what}`);
}
