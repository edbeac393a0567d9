import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Id, Instant, WholeNumber } from '../shapes.ts';
import { ShownAnswer } from './form.ts';
import { Answers, FieldItem } from './wizard.ts';

/** Who is asked by a form of the purpose of this name. */
export const askedSubjects = ['group', 'exhibitor'] as const;
export const AskedSubject = v.picklist(askedSubjects);
export type AskedSubject = v.InferOutput<typeof AskedSubject>;

const Subject = { subject: AskedSubject, id: Id };

const AskedForm = v.object({
  formId: Id,
  title: Bilingual,
  /** The newest version, with what was answered before, in the language of the request. */
  fields: v.array(FieldItem),
  /** Null: not answered. */
  answeredAt: v.nullable(Instant),
  /** The form has been published again since. */
  outdated: v.boolean(),
  /** Grows with each change; 0 before the first answer. */
  version: WholeNumber,
});
export type AskedForm = v.InferOutput<typeof AskedForm>;

const GivenForm = v.object({
  formId: Id,
  title: Bilingual,
  /** Null: not answered. */
  answeredAt: v.nullable(Instant),
  /** Name of the account that answered last. */
  by: v.string(),
  outdated: v.boolean(),
  answers: v.array(ShownAnswer),
});
export type GivenForm = v.InferOutput<typeof GivenForm>;

/** Forms that a group or an exhibitor is asked: all published ones of that purpose that are not put away. */
export const askedFormCalls = {
  /** For the contact of the group, or the people of the exhibitor. */
  askedForms: call({
    path: '/medapp/api/registration/forms',
    who: 'account',
    effect: 'read',
    body: v.object(Subject),
    answer: v.object({ cid: Id, forms: v.array(AskedForm) }),
    errors: ['not_found'],
  }),
  /** Saves the answers; those of somebody else since `seen` are not overwritten. */
  answerForm: call({
    path: '/medapp/api/registration/forms/answer',
    who: 'account',
    effect: 'write',
    body: v.object({ ...Subject, formId: Id, seen: WholeNumber, answers: Answers }),
    answer: v.object({ version: WholeNumber }),
    errors: ['not_found', 'answers_invalid', 'changed_meanwhile'],
  }),
  /** The forms of one group or exhibitor with what was answered, also under forms that are put away. */
  givenForms: call({
    path: '/medapp/api/console/registration/forms',
    who: { staff: roles.readPeople },
    effect: 'read',
    body: v.object({ cid: Id, ...Subject }),
    answer: v.object({ forms: v.array(GivenForm) }),
    errors: [],
  }),
} as const;
