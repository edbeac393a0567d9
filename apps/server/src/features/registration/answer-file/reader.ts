import { largestAnswerFile, type AnswerFileKind } from '@meetingapp/domain/registration/kinds/file.ts';
import { fileTypeFromBuffer } from 'file-type';
import { readDocument } from '../../../ports/files/document.ts';
import { readPicture } from '../../../ports/files/picture.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** A scanned page stays readable. */
const SIDE = 3000;

export type AnswerFileFault =
  | 'answer_file_kind'
  | 'answer_file_large'
  | 'answer_file_unreadable'
  | 'answer_file_macros';
type Read = { ok: true; kind: AnswerFileKind; content: Buffer } | { ok: false; reason: AnswerFileFault };

const refused = (reason: AnswerFileFault): Read => ({ ok: false, reason });

/** Names of parts of a Word document, which its directory holds uncompressed. */
const MACROS = Buffer.from('vbaProject');
const MAIN = Buffer.from('word/document');

/**
 * Detects an upload by its content and not by its name: a whole PDF without a password, a Word document without macros, or a JPG or
 * PNG, which is encoded again from its pixels as JPG.
 */
export async function readAnswerFile(content: Buffer): Promise<Read> {
  if (content.length > largestAnswerFile) return refused('answer_file_large');
  const document = await readDocument(content);
  if (document.ok)
    return document.extension === 'pdf' ? { ok: true, kind: 'pdf', content } : refused('answer_file_kind');
  if (document.reason === 'file_unreadable') return refused('answer_file_unreadable');
  const mime = (await fileTypeFromBuffer(content))?.mime;
  if (mime === DOCX) {
    if (content.includes(MACROS)) return refused('answer_file_macros');
    return content.includes(MAIN) ? { ok: true, kind: 'docx', content } : refused('answer_file_unreadable');
  }
  if (mime !== 'image/jpeg' && mime !== 'image/png') return refused('answer_file_kind');
  const read = await readPicture(content, { side: SIDE, limit: largestAnswerFile });
  if (read.ok) return { ok: true, kind: 'jpg', content: read.picture };
  return refused(read.reason === 'too_large' ? 'answer_file_large' : 'answer_file_unreadable');
}
