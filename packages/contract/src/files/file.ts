import * as v from 'valibot';
import { call } from '../call.ts';

/** The first page of a PDF as a picture. */
export const PdfFront = v.object({
  picture: v.string(),
  pages: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Size of the first page, in points. */
  width: v.number(),
  height: v.number(),
});
export type PdfFront = v.InferOutput<typeof PdfFront>;

/** Why an uploaded picture is refused. */
export const pictureErrors = ['file_missing', 'file_kind', 'file_too_large', 'file_unreadable'] as const;

export const fileCalls = {
  /** C14: one picture, checked by its content and re-encoded; answers its URL. */
  upload: call({
    path: '/medapp/api/common/upload',
    who: 'account',
    effect: 'write',
    body: v.object({}),
    answer: v.object({ image: v.array(v.object({ imgUrl: v.string() })) }),
    errors: pictureErrors,
    multipart: true,
  }),
  /** S17: the PDF preview shown before the reader has loaded. Anyone with the file's URL may see it. */
  front: call({
    path: '/medapp/api/common/pdfFront',
    who: 'anyone',
    effect: 'read',
    body: v.object({ file: v.pipe(v.string(), v.maxLength(200)) }),
    answer: v.object({ front: PdfFront }),
    errors: ['not_found'],
  }),
} as const;
