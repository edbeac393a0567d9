import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { fileAddress } from '@meetingapp/server/features/files/present.ts';
import sharp from 'sharp';
import { drawCover, type Motif } from './cover-drawing.ts';

/** A drawn cover as a stored file; null without a place for files. */
export async function coverOf(files: FileStore | null, motif: Motif | undefined, at: number): Promise<string | null> {
  if (!files || !motif) return null;
  const picture = await sharp(Buffer.from(drawCover(motif, at)))
    .webp({ quality: 80 })
    .toBuffer();
  return fileAddress((await files.put(picture, 'webp')).key);
}
