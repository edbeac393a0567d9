import { crc32, deflateRawSync } from 'node:zlib';

export interface Part {
  readonly name: string;
  readonly content: string | Buffer;
  readonly stored?: boolean;
  /** Values the directory declares instead of the real ones. */
  readonly says?: {
    readonly unpacked?: number;
    readonly crc?: number;
    readonly flags?: number;
    readonly offset?: number;
  };
}

/** Test helper: a zip file, optionally with false declarations. */
export function zipOf(parts: readonly Part[], { count = parts.length } = {}): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, content, stored = false, says = {} } of parts) {
    const plain = Buffer.from(content as string);
    const packed = stored ? plain : deflateRawSync(plain, { level: 9 });
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(stored ? 0 : 8, 8);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(says.flags ?? 0, 8);
    entry.writeUInt16LE(stored ? 0 : 8, 10);
    entry.writeUInt32LE(says.crc ?? crc32(plain), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(says.unpacked ?? plain.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(says.offset ?? offset, 42);
    bodies.push(local, Buffer.from(name), packed);
    list.push(entry, Buffer.from(name));
    offset += local.length + Buffer.byteLength(name) + packed.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relations = (lines: readonly string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`;
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;

export const sheetPart = 'xl/worksheets/sheet1.xml';

/** Test helper: the parts of a workbook around the XML of its one sheet; `more` replaces or adds parts. */
export function workbookParts(sheetData: string, more: readonly Part[] = []): Part[] {
  const usual: Part[] = [
    { name: '_rels/.rels', content: relations([relation('r1', 'officeDocument', 'xl/workbook.xml')]) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${office}"><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        relation('r1', 'worksheet', 'worksheets/sheet1.xml'),
        relation('r2', 'sharedStrings', 'sharedStrings.xml'),
        relation('r3', 'styles', '/xl/styles.xml'),
      ]),
    },
    { name: sheetPart, content: `<worksheet><sheetData>${sheetData}</sheetData></worksheet>` },
  ];
  return [...usual.filter(({ name }) => !more.some((one) => one.name === name)), ...more];
}

export const workbookOf = (sheetData: string, more: readonly Part[] = []): Buffer =>
  zipOf(workbookParts(sheetData, more));
