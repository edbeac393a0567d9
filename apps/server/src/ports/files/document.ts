import { fileTypeFromBuffer } from 'file-type';

const PDF = Buffer.from('%PDF-');
const END = Buffer.from('%%EOF');
const LOCKED = Buffer.from('/Encrypt');
/** Some programs write a few bytes before the signature, and some after the end. */
const MARGIN = 1024;
const TRAILER = 4096;

export type DocumentFault = 'file_not_pdf' | 'file_unreadable';
export type DocumentResult = { ok: true; extension: 'pdf' | 'mp3' | 'm4a' } | { ok: false; reason: DocumentFault };

const sounds: Readonly<Record<string, 'mp3' | 'm4a'>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
};

/** Detects a document's type by its content: a whole PDF that opens without a password, or a recording. */
export async function readDocument(content: Buffer): Promise<DocumentResult> {
  if (content.subarray(0, MARGIN).includes(PDF)) {
    const end = content.subarray(-TRAILER);
    return end.includes(END) && !end.includes(LOCKED)
      ? { ok: true, extension: 'pdf' }
      : { ok: false, reason: 'file_unreadable' };
  }
  const extension = sounds[(await fileTypeFromBuffer(content))?.mime ?? ''];
  return extension ? { ok: true, extension } : { ok: false, reason: 'file_not_pdf' };
}
