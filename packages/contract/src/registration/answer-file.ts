import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id } from '../shapes.ts';

/** Bytes above `largestAnswerFile`, so that a file that is a little too large is refused with its own text. */
const READ_AT_MOST = 11 * 1024 * 1024;

const Reference = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** Files as answers of forms. They are private: an address opens a file for ten minutes. */
export const answerFileCalls = {
  /**
   * Uploads a PDF, Word document (docx), JPG or PNG for a form of a conference, checked by its content. Pictures are encoded again,
   * without place and camera. Answers the value to save as the answer; a file that no answer holds is removed after 30 days.
   */
  uploadAnswerFile: call({
    path: '/medapp/api/registration/file/upload',
    who: 'account',
    effect: 'write',
    multipart: true,
    largestFile: READ_AT_MOST,
    body: v.object({ cid: Id }),
    answer: v.object({ value: v.string(), bytes: v.number() }),
    errors: [
      'file_missing',
      'conference_unknown',
      'answer_file_kind',
      'answer_file_large',
      'answer_file_unreadable',
      'answer_file_macros',
      'answer_file_many',
    ],
  }),
  /** Where the person can fetch a file that they uploaded. */
  ownAnswerFile: call({
    path: '/medapp/api/registration/file/address',
    who: 'account',
    effect: 'read',
    body: v.object({ file: Reference }),
    answer: v.object({ address: v.string() }),
    errors: ['not_found'],
  }),
  /** Where staff can fetch a file that an answer of the conference holds. */
  answerFile: call({
    path: '/medapp/api/console/registrations/file',
    who: { staff: roles.readPeople },
    effect: 'read',
    body: v.object({ cid: Id, file: Reference }),
    answer: v.object({ address: v.string() }),
    errors: [],
  }),
} as const;
