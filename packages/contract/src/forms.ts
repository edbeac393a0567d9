import * as v from 'valibot';
import { call, roles } from './call.ts';
import { FieldType, OptionalFormKey } from './registration/form.ts';
import { type FieldItem, FlowSettings } from './registration/wizard.ts';
import { Bilingual, Id, inEither, Instant, Nothing, OptionalId, WholeNumber } from './shapes.ts';

const mostFields = 200;
const mostOptions = 500;
const largestNumber = 9_999_999_999;
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const inBoth = (longest: number) => v.object({ zh: text(longest), en: text(longest) });

const Condition = v.object({ code: text(40), oneOf: v.pipe(v.array(text(200)), v.maxLength(mostOptions)) });
/** Conditions of a field besides its first. */
export const mostMoreConditions = 9;

/** A limit of a number, with at most four decimals. */
const Limit = v.pipe(v.number(), v.finite(), v.minValue(-largestNumber), v.maxValue(largestNumber));

/** A field as staff edit it. A draft may be incomplete; the requirements for publishing are domain rules. */
export const FormField = v.object({
  /** Key under which answers are stored, the same in every version. */
  code: v.pipe(v.string(), v.trim(), v.maxLength(40)),
  kind: FieldType,
  label: inBoth(200),
  hint: inBoth(300),
  /** The value is stored, the labels are displayed. */
  options: v.pipe(v.array(v.object({ value: text(200), zh: text(200), en: text(200) })), v.maxLength(mostOptions)),
  /** For multiple choice the maximum number of choices; for a text a pattern or the name of one. */
  format: text(500),
  pattern: text(1000),
  required: v.boolean(),
  /** Limits and texts that only some kinds have: see `FieldLimits` and `FieldSettings`. */
  settings: v.optional(
    v.object({
      least: v.optional(Limit),
      most: v.optional(Limit),
      step: v.optional(Limit),
      version: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20))),
      unit: v.optional(inBoth(20)),
      text: v.optional(inBoth(4000)),
    }),
  ),
  /** Conditions over fields above; the first one, and up to nine more of which all or any must hold together with it. */
  showWhen: v.nullable(
    v.object({
      ...Condition.entries,
      more: v.optional(
        v.object({
          how: v.picklist(['all', 'any']),
          conditions: v.pipe(v.array(Condition), v.minLength(1), v.maxLength(mostMoreConditions)),
        }),
      ),
    }),
  ),
});
export type FormField = v.InferOutput<typeof FormField>;

const Fields = v.pipe(v.array(FormField), v.maxLength(mostFields));
const Number = v.pipe(WholeNumber, v.minValue(1));
/** Revision of the draft the person saw: 0 before the first. Optimistic lock: a change based on another revision is refused. */
const Revision = WholeNumber;

/** A field that cannot be removed, and why: it identifies people, the flow fills it in, or a fee's rule refers to it. */
export const NeededField = v.object({ code: v.string(), why: v.picklist(['person', 'placeholder', 'fee']) });
export type NeededField = v.InferOutput<typeof NeededField>;

/** Number of live registrations answered under a version; they remain on it. */
const Kept = v.object({ number: Number, registrations: v.number() });

export const FormVersion = v.object({
  ...Kept.entries,
  publishedAt: Instant,
  /** Empty when no staff member published it. */
  publishedBy: v.string(),
  fields: v.array(FormField),
});
export type FormVersion = v.InferOutput<typeof FormVersion>;

/** What a form is for. Every conference has a first registration form, and any number of others for each purpose. */
export const formPurposes = ['registration', 'onsite', 'activity', 'checkin', 'group', 'exhibitor'] as const;
export const FormPurpose = v.picklist(formPurposes);
export type FormPurpose = v.InferOutput<typeof FormPurpose>;
/**
 * Whom a further registration form serves: everybody, members of the conference's list, or people with its link. The first two are
 * offered beside the first form.
 */
export const FormServes = v.picklist(['everybody', 'members', 'link']);
export type FormServes = v.InferOutput<typeof FormServes>;

const ListedForm = v.object({
  /** Null: the first registration form. */
  formId: v.nullable(Id),
  purpose: FormPurpose,
  title: Bilingual,
  serves: FormServes,
  /** The version in use; null: not published, so nobody sees the form. */
  number: v.nullable(Number),
  fields: v.number(),
  /** Has changes that are not published. */
  draft: v.boolean(),
  closed: v.boolean(),
});
export type ListedForm = v.InferOutput<typeof ListedForm>;

/** Why an answer does not fit a changed form; `dropped`: its question is no longer asked. */
export const MisfitReason = v.picklist(['required', 'option', 'pattern', 'length', 'date', 'consent', 'dropped']);
export type MisfitReason = v.InferOutput<typeof MisfitReason>;

/** People listed with each kind of misfit at most. */
export const mostMisfitPeople = 50;

/** `formId` null is the first registration form, here and below. */
export const formCalls = {
  /** All forms of a conference, the first registration form first. */
  list: call({
    path: '/medapp/api/console/forms/list',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      forms: v.array(ListedForm),
      /** The conference checks against a list of members. */
      hasMembers: v.boolean(),
    }),
    errors: [],
  }),
  create: call({
    path: '/medapp/api/console/forms/create',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({
      cid: Id,
      purpose: FormPurpose,
      title: inEither(40, 60),
      serves: v.optional(FormServes, 'everybody'),
      /** The form whose fields it begins with, drafted ones included; 0 is the first registration form, null: none. */
      copyOf: OptionalFormKey,
    }),
    answer: v.object({ formId: Id }),
    errors: ['form_needs_members'],
  }),
  /** Renames a form, or puts it away: a closed form is offered nowhere, its answers stay. */
  change: call({
    path: '/medapp/api/console/forms/change',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({
      cid: Id,
      formId: Id,
      title: inEither(40, 60),
      closed: v.boolean(),
      serves: v.optional(FormServes, 'everybody'),
    }),
    answer: Nothing,
    errors: ['form_needs_members'],
  }),
  /** The newest version, in use by attendees, and the draft of the next one. */
  read: call({
    path: '/medapp/api/console/forms/read',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, formId: OptionalId }),
    answer: v.object({
      formId: v.nullable(Id),
      purpose: FormPurpose,
      revision: Revision,
      /** The draft; null when it equals the newest version. */
      draft: v.nullable(
        v.object({
          fields: v.array(FormField),
          savedBy: v.string(),
          savedAt: Instant,
          /** The version the draft is based on; null: none. */
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
    body: v.object({ cid: Id, formId: OptionalId, revision: Revision, fields: Fields }),
    answer: v.object({ revision: Revision, savedAt: Instant }),
    errors: ['changed_meanwhile'],
  }),
  /**
   * How the answers of live registrations would fit these fields; nothing changes. They stay as they are in any case: they matter when a
   * person or staff edits them under the new version. For registration forms; others answer with nobody.
   */
  fit: call({
    path: '/medapp/api/console/forms/fit',
    who: { staff: roles.setUp },
    effect: 'read',
    body: v.object({ cid: Id, formId: OptionalId, fields: Fields }),
    answer: v.object({
      /** Registrations that were checked. */
      people: v.number(),
      /** Registrations with at least one misfit. */
      affected: v.number(),
      misfits: v.array(
        v.object({
          code: v.string(),
          reason: MisfitReason,
          count: v.number(),
          /** The first of them, in the order of registration. */
          people: v.array(v.object({ id: Id, number: v.string(), name: v.string() })),
        }),
      ),
    }),
    errors: [],
  }),
  /** Publishes the draft as an immutable version; existing answers remain on their earlier version. */
  publish: call({
    path: '/medapp/api/console/forms/publish',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, formId: OptionalId, revision: Revision }),
    answer: v.object({ revision: Revision, number: Number, kept: v.array(Kept) }),
    errors: ['changed_meanwhile', 'form_invalid', 'form_unchanged'],
  }),
  discard: call({
    path: '/medapp/api/console/forms/discard',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, formId: OptionalId, revision: Revision }),
    answer: v.object({ revision: Revision }),
    errors: ['changed_meanwhile'],
  }),
  /** All versions, newest first. */
  versions: call({
    path: '/medapp/api/console/forms/versions',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, formId: OptionalId }),
    answer: v.object({ versions: v.array(FormVersion) }),
    errors: [],
  }),
  /** Copies an earlier version into the draft. */
  restore: call({
    path: '/medapp/api/console/forms/restore',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, formId: OptionalId, number: Number, revision: Revision }),
    answer: v.object({ revision: Revision }),
    errors: ['changed_meanwhile'],
  }),
} as const;

/** Message from the console to the phone's form preview, same origin. */
export interface FormPreviewMessage {
  formPreview: 'show';
  /** In the language in which the preview was opened. */
  fields: FieldItem[];
  flow: FlowSettings;
  /** Title and brand colour of the conference. */
  title: string;
  brand: string;
  /** Code of the field to scroll into view. */
  selected: string | null;
}
/** Message from the preview: it is ready, or a field was touched. */
export type FromFormPreview = { formPreview: 'ready' } | { formPreview: 'touched'; code: string };
