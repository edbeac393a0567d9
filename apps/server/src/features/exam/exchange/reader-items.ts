import { posix } from 'node:path';
import * as v from 'valibot';
import { ItemContent } from '@meetingapp/contract/exam/item.ts';
import { checkItem } from '@meetingapp/domain/exam/check-item.ts';
import type { QtiRead } from '@meetingapp/domain/exam/exchange/qti-item.ts';
import { readQtiItem } from '@meetingapp/domain/exam/exchange/qti-reader.ts';
import { readPicture } from '../../../ports/files/picture.ts';
import { readXml } from '../../../text/xml-tree.ts';
import type { Package } from './reader-package.ts';

/** A picture of a package, upright and re-encoded. */
export interface PackedPicture {
  picture: Buffer;
  width: number;
  height: number;
}

export interface ReadItem {
  /** Path in the package. */
  name: string;
  read: QtiRead;
}

/** Addresses of pictures of the package in items that are read from it, until they are stored. */
export const packedAddress = (path: string): string => `/files/package/${encodeURIComponent(path)}`;

/** Reads all documents of a package, and the pictures that they may show, by path. */
export async function readItems(
  files: Package,
): Promise<{ items: ReadItem[]; pictures: ReadonlyMap<string, PackedPicture> }> {
  const pictures = new Map<string, PackedPicture>();
  for (const [path, content] of files) {
    if (!/\.(jpe?g|png|webp)$/i.test(path)) continue;
    const read = await readPicture(content);
    if (read.ok) pictures.set(path, read);
  }
  const documents = [...files].filter(([path]) => !/(^|\/)imsmanifest\.xml$/.test(path) && /\.xml$/i.test(path));
  const items = documents.map(([name, content]) => ({ name, read: readDocument(name, content, pictures) }));
  return { items, pictures };
}

function readDocument(name: string, content: Buffer, pictures: ReadonlyMap<string, PackedPicture>): QtiRead {
  const root = readXml(content.toString('utf8').replace(/^\ufeff/, ''));
  if (!root) return { ok: false, code: '', reason: 'qti_not_item', detail: '' };
  const read = readQtiItem(root, (address) => {
    const path = posix.join(posix.dirname(name), address);
    const found = pictures.get(path);
    return found ? { address: packedAddress(path), width: found.width, height: found.height } : null;
  });
  if (!read.ok) return read;
  const { code, content: asked } = read.item;
  const sized = v.safeParse(ItemContent, asked);
  if (!sized.success) return { ok: false, code, reason: 'qti_size', detail: v.getDotPath(sized.issues[0]) ?? '' };
  if (code === '') return { ok: false, code, reason: 'qti_size', detail: 'title' };
  const [fault] = checkItem(asked);
  return fault ? { ok: false, code, reason: 'qti_key', detail: fault.field } : read;
}
