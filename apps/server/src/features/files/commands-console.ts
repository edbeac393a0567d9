import { fileTypeFromBuffer } from 'file-type';
import type { textFileKinds } from '@meetingapp/contract/files/console.ts';
import { readPicture, type PictureFault } from '../../ports/files/picture.ts';
import type { FileStore } from '../../ports/files/store.ts';

type Stored = { ok: true; key: string } | { ok: false; reason: PictureFault | 'not_pdf' | 'not_video' };

/** Stores a file for a text that staff write. Its type follows from its content, not from its name. */
export async function storeTextFile(
  files: FileStore,
  kind: (typeof textFileKinds)[number],
  content: Buffer,
): Promise<Stored> {
  if (kind === 'picture') {
    const result = await readPicture(content);
    return result.ok ? { ok: true, key: (await files.put(result.picture, 'jpg')).key } : result;
  }
  const type = (await fileTypeFromBuffer(content))?.mime;
  if (kind === 'video')
    return type === 'video/mp4'
      ? { ok: true, key: (await files.put(content, 'mp4')).key }
      : { ok: false, reason: 'not_video' };
  return type === 'application/pdf'
    ? { ok: true, key: (await files.put(content, 'pdf')).key }
    : { ok: false, reason: 'not_pdf' };
}
