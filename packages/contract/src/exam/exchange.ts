import * as v from 'valibot';
import { call } from '../call.ts';
import { Id } from '../shapes.ts';
import { FileAnswer, sheetImportCalls, templateBody } from '../tasks/import.ts';
import { Difficulty, itemKinds } from './item.ts';

const base = '/medapp/api/console/exam';
const write = { staff: ['owner', 'organiser', 'programme'] } as const;

const LARGEST_PACKAGE = 50 * 1024 * 1024;

/** Why an item of a file is not imported; `domain/exam/exchange` says when. */
export const itemRefusals = [
  'qti_not_item',
  'qti_adaptive',
  'qti_variables',
  'qti_no_question',
  'qti_kind',
  'qti_several',
  'qti_element',
  'qti_picture',
  'qti_processing',
  'qti_marks',
  'qti_key',
  'qti_size',
] as const;

export const importOutcomes = ['new', 'changed', 'same', 'refused'] as const;

const ImportedItem = v.object({
  /** Name in the package. */
  name: v.string(),
  code: v.string(),
  outcome: v.picklist(importOutcomes),
  /** Why it is refused, and about what in the words of the file; null: it is not. */
  reason: v.nullable(v.picklist(itemRefusals)),
  detail: v.string(),
  /** Beginning of the question. */
  stem: v.string(),
});
export type ImportedItem = v.InferOutput<typeof ImportedItem>;

/** Items of the bank, as its list is narrowed. */
const filter = {
  words: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
  topicId: v.optional(v.nullable(Id), null),
  kind: v.optional(v.nullable(v.picklist(itemKinds)), null),
  difficulty: v.optional(v.nullable(Difficulty), null),
  unused: v.optional(v.boolean(), false),
};

/** Import of items from a sheet. `about`: the topic of items whose own one the bank does not have. */
export const itemImportCalls = sheetImportCalls('exam/items/sheets', write);

export const examExchangeCalls = {
  /**
   * Items of a QTI 2.2 document, or of a zip with documents and their pictures. `try` changes nothing; `apply` adds new items and new
   * versions, and leaves refused ones out. Items with a code of the bank are versions of that item.
   */
  importItems: call({
    path: `${base}/items/import`,
    who: write,
    effect: 'write',
    multipart: true,
    largestFile: LARGEST_PACKAGE,
    body: v.object({
      cid: Id,
      /** Topic of items whose own one the bank does not have. */
      topicId: Id,
      mode: v.picklist(['try', 'apply']),
    }),
    answer: v.object({ rows: v.array(ImportedItem) }),
    errors: ['file_missing', 'exam_package_unreadable'],
  }),
  /** Items of the bank as a zip of QTI 2.2 documents, in base64; at most 500. */
  exportItems: call({
    path: `${base}/items/export`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id, ...filter }),
    answer: v.object({ zip: v.string(), count: v.number() }),
    errors: [],
  }),
  /** Items of the bank as a sheet that can be changed and imported again, in the caller's language; at most 500. */
  exportItemSheet: call({
    path: `${base}/items/sheet`,
    who: write,
    effect: 'read',
    body: v.object({ ...templateBody.entries, ...filter }),
    answer: v.object({ ...FileAnswer.entries, count: v.number() }),
    errors: [],
  }),
} as const;
