import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import sharp from 'sharp';
import { drawCover, type Motif } from '../support/cover-drawing.ts';

/** Saves a drawn cover as a stored file; null without a file store. */
export async function coverOf(files: FileStore | null, motif: Motif | undefined, at: number): Promise<string | null> {
  if (!files || !motif) return null;
  const picture = await sharp(Buffer.from(drawCover(motif, at)))
    .webp({ quality: 80 })
    .toBuffer();
  return fileAddress((await files.put(picture, 'webp')).key);
}
