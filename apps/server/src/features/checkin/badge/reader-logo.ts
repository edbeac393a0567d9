import { buffer } from 'node:stream/consumers';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { fileKey } from '@meetingapp/domain/files/stored-address.ts';
import type { FileStore } from '../../../ports/files/store.ts';

/** Pixels of the longer side: a logo of 25 mm is sharp at 600 dpi. */
const SIDE = 600;

async function bytesOf(files: FileStore, address: string): Promise<Buffer | null> {
  const [, base64, data] = /^data:image\/[\w+.-]+(?:;charset=[\w-]+)?(;base64)?,(.*)$/s.exec(address) ?? [];
  if (data !== undefined) return base64 ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data));
  const key = fileKey(address);
  if (key === null) return null;
  const read = await files.read(key);
  return read.ok ? buffer(read.stream) : null;
}

/** A logo as PNG, which a PDF can hold, at most `SIDE` pixels long; null when the picture is gone or cannot be read. */
export async function logoPng(files: FileStore, address: string): Promise<Buffer | null> {
  try {
    const bytes = await bytesOf(files, address);
    if (!bytes) return null;
    const image = await loadImage(bytes);
    const scale = SIDE / Math.max(image.width, image.height);
    const canvas = createCanvas(Math.ceil(image.width * scale), Math.ceil(image.height * scale));
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toBuffer('image/png');
  } catch {
    return null;
  }
}
