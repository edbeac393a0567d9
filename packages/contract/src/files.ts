import * as v from 'valibot';
import { call } from './call.ts';

/** The first page of a PDF as a picture. */
export const PdfFront = v.object({
  picture: v.string(),
  pages: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Of the first page, in points. */
  width: v.number(),
  height: v.number(),
});
export type PdfFront = v.InferOutput<typeof PdfFront>;

/** Why a picture that somebody sends is not taken. */
export const pictureErrors = ['file_missing', 'file_kind', 'file_too_large', 'file_unreadable'] as const;

export const fileCalls = {
  /** C14: one picture; it is checked by its content, re-encoded, and answered with its address. */
  upload: call({
    path: '/medapp/api/common/upload',
    who: 'account',
    effect: 'write',
    body: v.object({}),
    answer: v.object({ image: v.array(v.object({ imgUrl: v.string() })) }),
    errors: pictureErrors,
    multipart: true,
  }),
  /** S17: what shows of a PDF before its reader has come. Whoever knows where the file lies may see it. */
  front: call({
    path: '/medapp/api/common/pdfFront',
    who: 'anyone',
    effect: 'read',
    body: v.object({ file: v.pipe(v.string(), v.maxLength(200)) }),
    answer: v.object({ front: PdfFront }),
    errors: ['not_found'],
  }),
} as const;
