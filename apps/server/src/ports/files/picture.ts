import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { FileStore } from './store.ts';

/** Maximum bytes of an upload. */
export const PICTURE_LIMIT = 10 * 1024 * 1024;
/** Pixels of the longest side of a saved picture. */
export const PICTURE_SIDE = 1920;
/** A few kilobytes can decompress to gigabytes: a larger picture is not decoded. */
const PIXEL_LIMIT = 50_000_000;

const KINDS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif']);

export type PictureFault = 'wrong_kind' | 'too_large' | 'unreadable';
export type PictureResult =
  | { ok: true; picture: Buffer; width: number; height: number }
  | { ok: false; reason: PictureFault };

/**
 * Converts an upload into a picture: detected by its content and not by its name, rotated upright, reduced, and encoded as JPEG
 * without location, time and camera. HEIC only if the decoder supports it, otherwise `unreadable`.
 */
export async function readPicture(
  upload: Buffer,
  { side = PICTURE_SIDE, limit = PICTURE_LIMIT }: { side?: number; limit?: number } = {},
): Promise<PictureResult> {
  if (upload.length > limit) return { ok: false, reason: 'too_large' };
  const kind = await fileTypeFromBuffer(upload);
  if (kind === undefined || !KINDS.has(kind.mime)) return { ok: false, reason: 'wrong_kind' };
  try {
    const image = sharp(upload, { limitInputPixels: PIXEL_LIMIT, failOn: 'error', animated: false });
    const { width, height } = await image.metadata();
    if (width * height > PIXEL_LIMIT) return { ok: false, reason: 'too_large' };
    const { data, info } = await image
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { ok: true, picture: data, width: info.width, height: info.height };
  } catch (error) {
    const bomb = error instanceof Error && error.message.includes('pixel limit');
    return { ok: false, reason: bomb ? 'too_large' : 'unreadable' };
  }
}

/** Pixels of a stored picture; null when there is none, or it is not a picture. */
export async function pictureSize(files: FileStore, key: string): Promise<{ width: number; height: number } | null> {
  const file = await files.read(key);
  if (!file.ok) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream) chunks.push(Buffer.from(chunk));
  try {
    const { width, height } = await sharp(Buffer.concat(chunks), { limitInputPixels: PIXEL_LIMIT }).metadata();
    return { width, height };
  } catch {
    return null;
  }
}

/** A stored picture as WebP, at most this many pixels wide. */
export const smallPicture = (picture: Buffer, width: number): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: PIXEL_LIMIT, animated: false })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();

/** Pixels of the width of a preview. */
const PREVIEW_WIDTH = 48;

/** A few hundred bytes that show a picture blurred, with the picture's pixels; null for a transparent one, through which it would show. */
export async function picturePreview(picture: Buffer): Promise<{ webp: Buffer; width: number; height: number } | null> {
  const image = sharp(picture, { limitInputPixels: PIXEL_LIMIT, animated: false });
  const { width, height } = await image.metadata();
  const small = image.resize({ width: PREVIEW_WIDTH, withoutEnlargement: true });
  const { isOpaque } = await sharp(await small.clone().png().toBuffer()).stats();
  return isOpaque ? { webp: await small.webp({ quality: 40 }).toBuffer(), width, height } : null;
}
