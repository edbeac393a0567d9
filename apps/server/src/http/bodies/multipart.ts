import type { FastifyMultipartBaseOptions, Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Call } from '@meetingapp/contract/call.ts';
import type { UploadedFile } from '../calls/context.ts';
import { bodyOfFields, hasWholeBody, type Fields } from './multipart-fields.ts';
import { refuse, type Refusal } from '../calls/refusal.ts';
import { UnreadableRequest } from './unreadable.ts';
import { storable } from './unsafe-values.ts';

/** 10 MB: a photograph from a phone. */
const LARGEST_FILE = 10 * 1024 * 1024;

/**
 * Settings of the form parser. Browsers can set a part's content type only for a file, so a JSON part that they name `blob` is a
 * field.
 */
export const formOptions: FastifyMultipartBaseOptions = {
  limits: { fileSize: LARGEST_FILE, files: 1, fields: 100 },
  isPartAFile: (name, type, fileName) => {
    if (name !== 'file' && type === 'application/json' && fileName === 'blob') return false;
    return type === 'application/octet-stream' || fileName !== undefined;
  },
};

export interface OpenForm {
  /** The fields of the form as the body of the call; {} without any. */
  body: unknown;
  file: () => Promise<UploadedFile | Refusal>;
}

const withoutFile = async () => refuse('file_missing');

/**
 * Opens a form with one file and the fields of the body. The fields come either each as a part with its name, as the OpenAPI document
 * says, or all as JSON in one part `body` before the file. With `body`, or without fields, the file stays unread until the caller's
 * right is checked. Named parts may come after the file, so the file is read here, and only when `mayRead` returns that the caller has
 * some right.
 */
export async function openForm(
  request: FastifyRequest,
  { body: schema, largestFile = LARGEST_FILE }: Call,
  mayRead: () => Promise<boolean>,
): Promise<OpenForm> {
  if (!request.isMultipart()) return { body: request.body, file: withoutFile };
  const parts = request.parts({ limits: { fileSize: largestFile } });
  const fields: Fields = new Map();
  const part = await asForm(() => nextFile(parts, fields));
  if (!part) return { body: bodyOfFields(schema, fields), file: withoutFile };
  const readAll = async () => {
    const file = await read(part);
    if ('refused' in file) return file;
    if (await nextFile(parts, fields))
      throw new UnreadableRequest(400, [{ field: 'file', reason: 'too_many', limit: 1 }]);
    return file;
  };
  if (hasWholeBody(schema, fields) || !(await mayRead()))
    return { body: bodyOfFields(schema, fields), file: () => asForm(readAll) };
  const file = await asForm(readAll);
  return { body: bodyOfFields(schema, fields), file: async () => file };
}

/** Collects fields up to the next file; undefined at the end of the form. */
async function nextFile(parts: AsyncIterator<Multipart>, fields: Fields): Promise<MultipartFile | undefined> {
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const { value } = next;
    if (value.type === 'file') return value;
    fields.set(value.fieldname, [...(fields.get(value.fieldname) ?? []), value.value]);
  }
  return undefined;
}

async function read(part: MultipartFile): Promise<UploadedFile | Refusal> {
  try {
    const content = await part.toBuffer();
    // The file name comes from the sender's computer, and nobody could correct it in a form, so it is made storable instead of
    // refused.
    return { name: String(storable(part.filename)), content };
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') return refuse('file_too_large');
    throw error;
  }
}

/** Runs one step of reading a form; an error of the parser is reported as the sender's fault. */
async function asForm<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof UnreadableRequest) throw error;
    const { code = '', statusCode } = error as { code?: string; statusCode?: number };
    if (code === 'FST_FILES_LIMIT') throw new UnreadableRequest(400, [{ field: 'file', reason: 'too_many', limit: 1 }]);
    const reason =
      code === 'FST_INVALID_JSON_FIELD_ERROR' ? 'json_broken' : statusCode === 413 ? 'too_large' : 'form_broken';
    throw new UnreadableRequest(400, [{ field: 'body', reason }]);
  }
}
