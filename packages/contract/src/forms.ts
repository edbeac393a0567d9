import * as v from 'valibot';
import { call, roles } from './call.ts';
import { type FieldItem, FieldType, FlowSettings } from './registration.ts';
import { Id, Instant } from './shapes.ts';

const mostFields = 200;
const mostOptions = 500;
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const inBoth = (longest: number) => v.object({ zh: text(longest), en: text(longest) });

/** A field as staff set it up. A draft may be unfinished; what publishing asks for is a rule of the domain. */
export const FormField = v.object({
  /** What its answers are kept under, the same in every version. */
  code: v.pipe(v.string(), v.trim(), v.maxLength(40)),
  kind: FieldType,
  label: inBoth(200),
  hint: inBoth(300),
  /** The value is stored, the labels are shown. */
  options: v.pipe(v.array(v.object({ value: text(200), zh: text(200), en: text(200) })), v.maxLength(mostOptions)),
  /** Of several choices the greatest number; of a text a pattern or the name of one. */
  format: text(500),
  pattern: text(1000),
  required: v.boolean(),
  showWhen: v.nullable(v.object({ code: text(40), oneOf: v.pipe(v.array(text(200)), v.maxLength(mostOptions)) })),
});
export type FormField = v.InferOutput<typeof FormField>;

const Fields = v.pipe(v.array(FormField), v.maxLength(mostFields));
const Number = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Which state of the draft one has seen: 0 before the first. A change that was made on another one is refused. */
const Revision = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A field that has to stay, and why: people are known by it, the flow answers for it, or a fee's rule asks for it. */
export const NeededField = v.object({ code: v.string(), why: v.picklist(['person', 'placeholder', 'fee']) });
export type NeededField = v.InferOutput<typeof NeededField>;

/** How many live registrations were answered under a version: they keep it. */
const Kept = v.object({ number: Number, registrations: v.number() });

export const FormVersion = v.object({
  ...Kept.entries,
  publishedAt: Instant,
  /** Empty where nobody of the staff did it. */
  publishedBy: v.string(),
  fields: v.array(FormField),
});
export type FormVersion = v.InferOutput<typeof FormVersion>;

export const formCalls = {
  /** The newest version, which people fill in now, and the draft of the next one. */
  read: call({
    path: '/medapp/api/console/forms/read',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      revision: Revision,
      /** What is being prepared; null where nothing differs from the newest version. */
      draft: v.nullable(
        v.object({
          fields: v.array(FormField),
          savedBy: v.string(),
          savedAt: Instant,
          /** The version it began from; null: from nothing. */
          basedOn: v.nullable(Number),
        }),
      ),
      published: v.nullable(FormVersion),
      kept: v.array(Kept),
      needed: v.array(NeededField),
      flow: FlowSettings,
      title: v.object({ zh: v.string(), en: v.string() }),
      brand: v.string(),
    }),
    errors: [],
  }),
  save: call({
    path: '/medapp/api/console/forms/save',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, revision: Revision, fields: Fields }),
    answer: v.object({ revision: Revision, savedAt: Instant }),
    errors: ['changed_meanwhile'],
  }),
  /** The draft becomes a version that is never altered; whoever has answered an earlier one keeps that. */
  publish: call({
    path: '/medapp/api/console/forms/publish',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, revision: Revision }),
    answer: v.object({ revision: Revision, number: Number, kept: v.array(Kept) }),
    errors: ['changed_meanwhile', 'form_invalid', 'form_unchanged'],
  }),
  discard: call({
    path: '/medapp/api/console/forms/discard',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, revision: Revision }),
    answer: v.object({ revision: Revision }),
    errors: ['changed_meanwhile'],
  }),
  /** Every version, the newest first. */
  versions: call({
    path: '/medapp/api/console/forms/versions',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ versions: v.array(FormVersion) }),
    errors: [],
  }),
  /** An earlier version becomes the draft. */
  restore: call({
    path: '/medapp/api/console/forms/restore',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, number: Number, revision: Revision }),
    answer: v.object({ revision: Revision }),
    errors: ['changed_meanwhile'],
  }),
} as const;

/** What the console tells the phone's preview of a form, within one origin. */
export interface FormPreviewMessage {
  formPreview: 'show';
  /** In the language in which the preview was opened. */
  fields: FieldItem[];
  flow: FlowSettings;
  /** Of the conference. */
  title: string;
  brand: string;
  /** Code of the field to bring into view. */
  selected: string | null;
}
/** What the preview says back: that it listens, and which field was touched. */
export type FromFormPreview = { formPreview: 'ready' } | { formPreview: 'touched'; code: string };
