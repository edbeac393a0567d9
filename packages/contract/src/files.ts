import * as v from 'valibot';
import { call } from './call.ts';

export const fileCalls = {
  /** C14: one picture; it is checked by its content, re-encoded, and answered with its address. */
  upload: call({
    path: '/medapp/api/common/upload',
    who: 'account',
    effect: 'write',
    body: v.object({}),
    answer: v.object({ image: v.array(v.object({ imgUrl: v.string() })) }),
    errors: ['file_missing', 'file_kind', 'file_too_large', 'file_unreadable'],
    multipart: true,
  }),
} as const;
