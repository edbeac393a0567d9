import type { FileHandle } from 'node:fs/promises';
import type { Refusal } from '../values/fault.ts';
import { bytesAt } from '../zip/directory.ts';

export type FileKind = 'xlsx' | 'csv' | Extract<Refusal, 'empty-file' | 'old-format' | 'encrypted' | 'not-a-sheet'>;

const step = 1024 * 1024;
const zip = Buffer.from([0x50, 0x4b]);
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** An encrypted workbook is a stream of this name inside an OLE container. */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');
const others = ['%PDF', '{\\rtf', '\u0089PNG', 'GIF8', '\u00ff\u00d8\u00ff', 'Rar!', '7z\u00bc\u00af', '\u001f\u008b'];

/** Detects a file's type by its content: the name is unreliable. */
export async function fileKind(file: FileHandle, size: number): Promise<FileKind> {
  if (size === 0) return 'empty-file';
  const start = await bytesAt(file, 0, 8);
  if (start.subarray(0, 2).equals(zip) && [3, 5].includes(start[2] ?? 0)) return 'xlsx';
  if (start.equals(compound)) return (await contains(file, size, encrypted)) ? 'encrypted' : 'old-format';
  const text = start.toString('latin1');
  // Web pages and XML with the extension .xls.
  if (/^(?:\u00ef\u00bb\u00bf)?<[?!a-z]/i.test(text)) return 'not-a-sheet';
  return others.some((other) => text.startsWith(other)) ? 'not-a-sheet' : 'csv';
}

async function contains(file: FileHandle, size: number, wanted: Buffer): Promise<boolean> {
  for (let at = 0; at < size; at += step)
    if ((await bytesAt(file, at, at + step + wanted.length)).includes(wanted)) return true;
  return false;
}
