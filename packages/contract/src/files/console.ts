import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { pictureErrors } from './file.ts';
import { Id } from '../shapes.ts';

const LARGEST = 100 * 1024 * 1024;

/** Where the file is stored, and its original name. */
const Stored = v.object({ address: v.string(), name: v.string() });

/** Kinds of files that staff embed in texts. */
export const textFileKinds = ['picture', 'video', 'document'] as const;

export const filesConsoleCalls = {
  /** A picture is re-encoded from its pixels; a video must be MP4, a document PDF, each checked by content. */
  addTextFile: call({
    path: '/medapp/api/console/files/text',
    who: { staff: roles.programme },
    effect: 'write',
    multipart: true,
    largestFile: LARGEST,
    body: v.object({ cid: Id, kind: v.picklist(textFileKinds) }),
    answer: Stored,
    errors: [...pictureErrors, 'file_not_pdf', 'file_not_video'],
  }),
  /** The cover of an article, a room's series, a broadcast or a recording; re-encoded from its pixels. */
  addCover: call({
    path: '/medapp/api/console/files/cover',
    who: { staff: roles.covers },
    effect: 'write',
    multipart: true,
    body: v.object({ cid: Id }),
    answer: Stored,
    errors: pictureErrors,
  }),
} as const;
