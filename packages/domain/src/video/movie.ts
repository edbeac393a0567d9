/** Properties of a video read from its index (`moov` of an MP4). */
export interface Movie {
  milliseconds: number;
  /** Codecs of its tracks as named by the format: `avc1`, `mp4a`. */
  pictures: string[];
  sounds: string[];
}

interface Box {
  kind: string;
  from: number;
  to: number;
}

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const letters = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Maximum bytes of a box header (type and size). */
export const HEAD = 16;

/** The box whose header these bytes begin with; null: none. `size` includes the header; 0: to the end of the file. */
export function readHead(bytes: Uint8Array): { kind: string; size: number; head: number } | null {
  if (bytes.length < 8) return null;
  const short = view(bytes).getUint32(0);
  const kind = letters(bytes, 4);
  if (!/^[\w©. -]{4}$/.test(kind)) return null;
  if (short !== 1) return short === 0 || short >= 8 ? { kind, size: short, head: 8 } : null;
  if (bytes.length < HEAD) return null;
  const size = Number(view(bytes).getBigUint64(8));
  return size >= HEAD && Number.isSafeInteger(size) ? { kind, size, head: HEAD } : null;
}

function boxes(bytes: Uint8Array, from: number, to: number): Box[] {
  const found: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const head = readHead(bytes.subarray(at, Math.min(to, at + HEAD)));
    if (!head) break;
    const end = head.size === 0 ? to : Math.min(to, at + head.size);
    found.push({ kind: head.kind, from: at + head.head, to: end });
    at = end;
  }
  return found;
}

function inside(bytes: Uint8Array, box: Box | undefined, ...path: string[]): Box | undefined {
  const [first, ...rest] = path;
  if (!box || first === undefined) return box;
  return inside(
    bytes,
    boxes(bytes, box.from, box.to).find(({ kind }) => kind === first),
    ...rest,
  );
}

/** Parses the content of `moov`; null when invalid, without duration, or without tracks. */
export function readMovie(moov: Uint8Array): Movie | null {
  const whole: Box = { kind: 'moov', from: 0, to: moov.length };
  const about = inside(moov, whole, 'mvhd');
  if (!about || about.to - about.from < 32) return null;
  const data = view(moov);
  const long = data.getUint8(about.from) === 1;
  const scale = data.getUint32(about.from + (long ? 20 : 12));
  const length = long ? Number(data.getBigUint64(about.from + 24)) : data.getUint32(about.from + 16);
  if (scale === 0 || length === 0) return null;
  const movie: Movie = { milliseconds: Math.round((length / scale) * 1000), pictures: [], sounds: [] };
  for (const track of boxes(moov, whole.from, whole.to).filter(({ kind }) => kind === 'trak')) {
    const handler = inside(moov, track, 'mdia', 'hdlr');
    const samples = inside(moov, track, 'mdia', 'minf', 'stbl', 'stsd');
    if (!handler || !samples || handler.to - handler.from < 12 || samples.to - samples.from < 16) continue;
    const code = letters(moov, samples.from + 12);
    const kind = letters(moov, handler.from + 8);
    if (kind === 'vide') movie.pictures.push(code);
    if (kind === 'soun') movie.sounds.push(code);
  }
  return movie.pictures.length + movie.sounds.length > 0 ? movie : null;
}

/** Codecs all phones play. Others, such as HEVC, play on some phones and show a black picture on the rest. */
const played = new Set(['avc1', 'avc3', 'av01', 'vp09', 'mp4a', 'Opus', 'fLaC', '.mp3']);

/** True when every phone plays all tracks of a film. */
export const playsEverywhere = ({ pictures, sounds }: Movie): boolean =>
  [...pictures, ...sounds].every((code) => played.has(code));
