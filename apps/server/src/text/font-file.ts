/** What setting type needs of a TrueType file: which characters it has, and how wide they are. */
export interface FontFile {
  has: (codePoint: number) => boolean;
  /** Advance width at size 1. */
  advance: (codePoint: number) => number;
}

/** Reads character map and advance widths (OpenType tables `cmap` of format 4 and 12, `hmtx`). Throws where a table is missing. */
export function readFontFile(file: Buffer): FontFile {
  const tables = new Map<string, number>();
  for (let at = 12; at < 12 + file.readUInt16BE(4) * 16; at += 16)
    tables.set(file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8));
  const start = (name: string): number => {
    const at = tables.get(name);
    if (at === undefined) throw new Error(`The font has no table ${name}.`);
    return at;
  };
  const unitsPerEm = file.readUInt16BE(start('head') + 18);
  const metrics = file.readUInt16BE(start('hhea') + 34);
  const widths = start('hmtx');
  const glyphs = glyphFinder(file, start('cmap'));
  return {
    has: (codePoint) => glyphs(codePoint) !== 0,
    advance: (codePoint) => file.readUInt16BE(widths + Math.min(glyphs(codePoint), metrics - 1) * 4) / unitsPerEm,
  };
}

/** Glyph of a character; 0: none. */
function glyphFinder(file: Buffer, cmap: number): (codePoint: number) => number {
  const maps = new Map<number, number>();
  for (let at = cmap + 4; at < cmap + 4 + file.readUInt16BE(cmap + 2) * 8; at += 8) {
    const map = cmap + file.readUInt32BE(at + 4);
    maps.set(file.readUInt16BE(map), map);
  }
  const [full, basic] = [maps.get(12), maps.get(4)];
  if (full !== undefined) return (codePoint) => glyphInGroups(file, full, codePoint);
  if (basic !== undefined) return (codePoint) => glyphInSegments(file, basic, codePoint);
  throw new Error('The font has no character map of format 4 or 12.');
}

function glyphInGroups(file: Buffer, map: number, codePoint: number): number {
  let [low, high] = [0, file.readUInt32BE(map + 12) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const group = map + 16 + middle * 12;
    if (codePoint < file.readUInt32BE(group)) high = middle - 1;
    else if (codePoint > file.readUInt32BE(group + 4)) low = middle + 1;
    else return file.readUInt32BE(group + 8) + codePoint - file.readUInt32BE(group);
  }
  return 0;
}

function glyphInSegments(file: Buffer, map: number, codePoint: number): number {
  if (codePoint > 0xff_ff) return 0;
  const doubled = file.readUInt16BE(map + 6);
  const ends = map + 14;
  const [starts, deltas, ranges] = [ends + doubled + 2, ends + doubled * 2 + 2, ends + doubled * 3 + 2];
  for (let at = 0; at < doubled; at += 2) {
    if (codePoint > file.readUInt16BE(ends + at)) continue;
    const first = file.readUInt16BE(starts + at);
    if (codePoint < first) return 0;
    const delta = file.readUInt16BE(deltas + at);
    const range = file.readUInt16BE(ranges + at);
    if (range === 0) return (codePoint + delta) & 0xff_ff;
    const glyph = file.readUInt16BE(ranges + at + range + (codePoint - first) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xff_ff;
  }
  return 0;
}
