import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id, Nothing, WholeNumber } from '../shapes.ts';
import { MessageKind } from './inbox.ts';
import { MailingLink, MailingTexts } from './mailing.ts';

const base = '/medapp/api/console/mailing/templates';
const write = { staff: roles.desk } as const;

export const TemplateInput = v.object({
  /** Unique within the society. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  kind: MessageKind,
  texts: MailingTexts,
  link: MailingLink,
});
export type TemplateInput = v.InferOutput<typeof TemplateInput>;

export const MailingTemplate = v.object({ id: Id, version: WholeNumber, by: v.string(), ...TemplateInput.entries });
export type MailingTemplate = v.InferOutput<typeof MailingTemplate>;

/** Texts that staff keep for messages to many people: those of the society, for all its conferences. */
export const mailingTemplateCalls = {
  list: call({
    path: `${base}/list`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ templates: v.array(MailingTemplate) }),
    errors: [],
  }),
  /** `id` null: a new one. */
  save: call({
    path: `${base}/save`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, id: v.nullable(Id), seen: v.nullable(WholeNumber), template: TemplateInput }),
    answer: v.object({ id: Id, version: WholeNumber }),
    errors: ['changed_meanwhile', 'template_name_taken'],
  }),
  remove: call({
    path: `${base}/remove`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, id: Id }),
    answer: Nothing,
    errors: [],
  }),
} as const;
