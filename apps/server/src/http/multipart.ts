import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from './context.ts';
import { refuse, type Refusal } from './refusal.ts';

/** 10 MB: a photograph from a phone. */
export const LARGEST_FILE = 10 * 1024 * 1024;

export interface OpenForm {
  /** What the part `body` says, before anything of the file is read; {} where there is none. */
  body: unknown;
  file: () => Promise<UploadedFile | Refusal>;
}

/** Opens a form with a part `body` and then one file. The file is read only when it is asked for: not before the caller's right is known. */
export async function openForm(request: FastifyRequest, largest: number): Promise<OpenForm> {
  const nothing: OpenForm = { body: {}, file: async () => refuse('file_missing') };
  if (!request.isMultipart()) return nothing;
  const part = await request.file({ limits: { fileSize: largest } });
  if (!part) return nothing;
  return { body: bodyOf(part), file: () => read(part) };
}

/** The binder refuses what is no object, as it does for other calls. */
function bodyOf({ fields }: MultipartFile): unknown {
  const field = fields['body'];
  if (!field || Array.isArray(field) || field.type !== 'field') return {};
  try {
    return JSON.parse(String(field.value)) as unknown;
  } catch {
    return null;
  }
}

async function read(part: MultipartFile): Promise<UploadedFile | Refusal> {
  try {
    return { name: part.filename, content: await part.toBuffer() };
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') return refuse('file_too_large');
    throw error;
  }
}
