import * as v from 'valibot';
import { Material } from './programme.ts';
import { call, roles } from '../call.ts';
import { Id, Nothing } from '../shapes.ts';

const base = '/medapp/api/console/agenda/materials';
const owner = { item: v.picklist(['session', 'talk']), itemId: Id };
const Title = v.pipe(
  v.object({
    zh: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    en: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  }),
  v.check(({ zh, en }) => zh !== '' || en !== '', 'required'),
);
const LARGEST = 50 * 1024 * 1024;

/** Slides and papers of a session or talk; attendees see them from the next release on. */
export const agendaMaterialCalls = {
  materials: call({
    path: `${base}/list`,
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, ...owner }),
    answer: v.object({ materials: v.array(Material) }),
    errors: [],
  }),
  /** A PDF. */
  addMaterialFile: call({
    path: `${base}/file`,
    who: { staff: roles.programme },
    effect: 'write',
    multipart: true,
    largestFile: LARGEST,
    body: v.object({ cid: Id, ...owner, title: Title }),
    answer: v.object({ materialId: Id }),
    errors: ['file_missing', 'file_not_pdf'],
  }),
  /** An `https://…` URL. */
  addMaterialLink: call({
    path: `${base}/link`,
    who: { staff: roles.programme },
    effect: 'write',
    body: v.object({ cid: Id, ...owner, title: Title, address: v.pipe(v.string(), v.trim(), v.maxLength(1000)) }),
    answer: v.object({ materialId: Id }),
    errors: [],
  }),
  /** Whether attendees may save the file. Released programmes show it from the next release on; the server enforces it at once. */
  lockMaterial: call({
    path: `${base}/lock`,
    who: { staff: roles.programme },
    effect: 'write',
    body: v.object({ cid: Id, materialId: Id, readOnly: v.boolean() }),
    answer: Nothing,
    errors: [],
  }),
  removeMaterial: call({
    path: `${base}/remove`,
    who: { staff: roles.programme },
    effect: 'write',
    body: v.object({ cid: Id, materialId: Id }),
    answer: Nothing,
    errors: [],
  }),
} as const;
