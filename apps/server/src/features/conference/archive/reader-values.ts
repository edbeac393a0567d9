import { RoleStyle } from '@meetingapp/contract/checkin/badge.ts';
import { CertificateRule } from '@meetingapp/contract/certificates/console.ts';
import { CreditCaseFacts } from '@meetingapp/contract/credits/credit.ts';
import { CreditRules } from '@meetingapp/contract/credits/rule.ts';
import { UploadColumns } from '@meetingapp/contract/credits/upload.ts';
import { ConferenceSettings } from '@meetingapp/contract/conference/console.ts';
import { FormField } from '@meetingapp/contract/forms.ts';
import { HomeContent } from '@meetingapp/contract/home/console.ts';
import { Layout } from '@meetingapp/contract/layout.ts';
import { AbstractPart, AbstractSection } from '@meetingapp/contract/papers/paper.ts';
import { basePath } from '@meetingapp/contract/paths.ts';
import { ReviewCriterion } from '@meetingapp/contract/papers/review.ts';
import { Answer } from '@meetingapp/contract/exam/answer.ts';
import { ExamRules, type DrawRule } from '@meetingapp/contract/exam/exam.ts';
import { ItemContent, itemKinds, Question } from '@meetingapp/contract/exam/item.ts';
import { Stand } from '@meetingapp/contract/exhibition/stand.ts';
import { Bilingual, Id } from '@meetingapp/contract/shapes.ts';
import { SurveyItem } from '@meetingapp/contract/survey/survey.ts';
import { linksIn, linkTo, ruleTo, type NewId } from '@meetingapp/domain/conference/inner-references.ts';
import type { Candidate } from '@meetingapp/domain/exam/paper.ts';
import { isSoundRule } from '@meetingapp/domain/registration/fees/rule.ts';
import * as v from 'valibot';
import { MEDIA_FILE } from '../../../ports/media/address.ts';
import type { HomeContent as StoredHome, StoredChapter, StoredEntry } from '../../../db/schema/json-shapes.ts';
import type { CatalogColumn } from './queries-catalog.ts';

const settings = ConferenceSettings.entries;
const Any = v.record(v.string(), v.unknown());
const Answers = v.record(v.string(), v.string());
const arranged = { options: v.array(v.number()), matches: v.array(v.number()) };
const Amounts = v.record(v.string(), v.number());

/** The shape of each column with JSON that is not a text in both languages. */
export const jsonShapes: Readonly<Record<string, v.GenericSchema>> = {
  'activity.rules': v.array(Bilingual),
  'badge_design.layouts': v.record(v.string(), Layout),
  'badge_design.roles': v.record(v.string(), RoleStyle),
  'certificate_template.layout': Layout,
  'certificate_template.rule': CertificateRule,
  'checkin_point.opens': v.array(v.object({ from: v.string(), until: v.string() })),
  'conference.bank_accounts': settings.bankAccounts,
  'conference.change_policy': settings.changePolicy,
  'conference.contacts': settings.contacts,
  'conference.currencies': settings.currencies,
  'conference.emergency': settings.emergency,
  'conference.flow': settings.flow,
  'conference.frame_hosts': v.array(v.string()),
  'conference.hosts': settings.hosts,
  'conference.live_words': v.array(v.string()),
  'conference.refund_policy': settings.refundPolicy,
  'credit_example.facts': CreditCaseFacts,
  'credit_rule_set.upload_columns': UploadColumns,
  'credit_rule_version.rules': CreditRules,
  'discount_code.prices': Amounts,
  'exhibitor.stand': Stand,
  'exhibitor_draft.stand': Stand,
  'exam.pool': v.array(
    v.object({ id: Id, itemId: Id, topicId: Id, kind: v.picklist(itemKinds), difficulty: v.number() }),
  ),
  'exam.rules': ExamRules,
  'exam_answer.answer': Answer,
  'exam_attempt_item.arrangement': v.object({
    ...arranged,
    parts: v.array(v.object({ ...arranged, parts: v.tuple([]) })),
  }),
  'exam_correction.question': Question,
  'exam_item_version.content': ItemContent,
  'expert.kept': Any,
  'extra.prices': Amounts,
  'fee_example.facts': Answers,
  'fee_kind.rule': v.custom(isSoundRule),
  'fee_window.prices': Amounts,
  'form_answer.answers': Answers,
  'form_field.options': FormField.entries.options,
  'form_field.settings': v.nonOptional(FormField.entries.settings),
  'form_field.show_when': FormField.entries.showWhen,
  'hall.kept': Any,
  'home.content': HomeContent,
  'hotel_booking.prices': Amounts,
  'lead.products': v.array(v.string()),
  'paper.abstract': v.array(AbstractPart),
  'paper.kept': Any,
  'paper_call.criteria': v.array(ReviewCriterion),
  'paper_call.sections': v.array(AbstractSection),
  'photo_template.layout': Layout,
  'programme_session.kept': Any,
  'registration.answers': Answers,
  'room_night.prices': v.record(v.string(), v.object({ room: v.number(), bed: v.nullable(v.number()) })),
  'survey.items': v.array(SurveyItem),
  'survey_answer.answers': Answers,
  'talk.kept': Any,
  'topic.kept': Any,
  'video.captions': v.array(
    v.object({ language: v.string(), label: v.string(), file: v.pipe(v.string(), v.regex(MEDIA_FILE)) }),
  ),
  'video.chapters': v.array(v.object({ at: v.number(), title: Bilingual, talkId: v.nullable(Id) })),
  'web_page.entries': v.array(v.object({ kind: v.picklist(['session', 'article', 'person']), id: Id })),
};

const whole = ['bigint', 'integer', 'smallint'];

/** True when a value has the form of its column. PostgreSQL checks the rest when the row is written. */
export function isOfColumn(table: string, { name, type, needed }: CatalogColumn, value: unknown): boolean {
  if (value === null) return !needed;
  if (type === 'jsonb') return v.is(jsonShapes[`${table}.${name}`] ?? Bilingual, value);
  if (type.endsWith('[]')) return Array.isArray(value);
  if (whole.includes(type)) return Number.isSafeInteger(value);
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'double precision' || type === 'numeric' || type === 'real') return typeof value === 'number';
  return typeof value === 'string';
}

const listOf =
  (table: string) =>
  (value: unknown, ids: NewId): unknown =>
    Array.isArray(value) ? value.flatMap((one) => ids(table, Number(one)) ?? []) : value;

const entryTables = { session: 'programme_session', article: 'article', person: 'expert' } as const;

/** References that are not foreign keys: they stand in lists and in JSON. The form of the value was checked before. */
const inner: Readonly<Record<string, (value: unknown, ids: NewId, from: number) => unknown>> = {
  'checkin_point.branch_ids': listOf('branch'),
  'checkin_point.fee_ids': listOf('fee_kind'),
  'discount_code.fee_ids': listOf('fee_kind'),
  // 0 is the first form, which has no row of its own.
  'fee_kind.form_ids': (value, ids) =>
    Array.isArray(value)
      ? value.flatMap((one) => (one === 0 ? 0 : (ids('conference_form', Number(one)) ?? [])))
      : value,
  'paper.topics': listOf('paper_topic'),
  'programme_session.topics': listOf('topic'),
  'fee_kind.rule': (value, ids) => ruleTo(value as Parameters<typeof ruleTo>[0], ids),
  'fee_example.facts': (value, ids) => factsTo(value as Record<string, string>, ids),
  'certificate_template.rule': (value, ids) => {
    const rule = value as v.InferOutput<typeof CertificateRule>;
    const there = (table: string, id: number | null) => (id === null ? null : ids(table, id));
    return { ...rule, examId: there('exam', rule.examId), setId: there('credit_rule_set', rule.setId) };
  },
  'exam.pool': (value, ids) =>
    (value as Candidate[]).flatMap((one) => {
      const [id, itemId] = [ids('exam_item_version', one.id), ids('exam_item', one.itemId)];
      const topicId = ids('exam_topic', one.topicId);
      return id === null || itemId === null || topicId === null ? [] : [{ ...one, id, itemId, topicId }];
    }),
  'exam.rules': (value, ids) => {
    const rules = value as ExamRules;
    const drawn = (rule: DrawRule): DrawRule => ({
      ...rule,
      topicId: rule.topicId === null ? null : ids('exam_topic', rule.topicId),
    });
    return { ...rules, sections: rules.sections.map((one) => ({ ...one, rules: one.rules.map(drawn) })) };
  },
  'video.chapters': (value, ids) =>
    (value as StoredChapter[]).map((one) => ({ ...one, talkId: one.talkId === null ? null : ids('talk', one.talkId) })),
  'web_page.entries': (value, ids) =>
    (value as StoredEntry[]).flatMap(({ kind, id }) => {
      const there = ids(entryTables[kind], id);
      return there === null ? [] : [{ kind, id: there }];
    }),
  'exhibitor.stand': standTo,
  'exhibitor_draft.stand': standTo,
  'home.content': (value, ids, from) => homeTo(value as StoredHome, ids, from),
  'registration.person_key': (value, ids) =>
    String(value).replace(/^account:(\d+)$/, (_, id: string) => `account:${ids('account', Number(id)) ?? 0}`),
};
const withLinks = ['article.body', 'conference.form_note', 'conference.introduction', 'notice.body', 'web_page.body'];

function factsTo(facts: Record<string, string>, ids: NewId): Record<string, string> {
  const { branch, ...others } = facts;
  return branch === undefined ? facts : { ...others, branch: String(ids('branch', Number(branch)) ?? '') };
}

function standTo(value: unknown, ids: NewId, from: number): Stand {
  const stand = value as Stand;
  const linked = <T extends { address: string }>(one: T): T => ({
    ...one,
    address: one.address.startsWith(`${basePath}/`) ? linkTo(one.address, from, ids) : one.address,
  });
  return { ...stand, files: stand.files.map(linked), films: stand.films.map(linked) };
}

function homeTo(content: StoredHome, ids: NewId, from: number): StoredHome {
  const to = (link: string) => linkTo(link, from, ids);
  const text = ({ zh, en }: { zh: string; en: string }) => ({ zh: linksIn(zh, from, ids), en: linksIn(en, from, ids) });
  const linked = <T extends { to: string }>(one: T): T => ({ ...one, to: to(one.to) });
  // Homes that were stored before these parts existed have none of them.
  const { newsColumns = [], levels = [], views = [] } = content as Partial<StoredHome>;
  return {
    ...content,
    banners: content.banners.map(linked),
    tiles: content.tiles.map(linked),
    newsColumns: newsColumns.flatMap((id) => ids('news_column', id) ?? []),
    exhibitors: content.exhibitors.map(linked),
    levels: levels.map((level) => ({
      ...level,
      areas: level.areas.map((area) => ({ ...area, hall: area.hall === null ? null : ids('hall', area.hall) })),
    })),
    rooms: content.rooms.map(linked),
    views: views.map((view) => ({
      ...linked(view),
      html: text(view.html),
      items: view.items.map(linked),
    })),
    popup: content.popup && { ...linked(content.popup), html: text(content.popup.html) },
  };
}

/** A value with the ids of the new rows in place of those of the archive. */
export function innerTo(column: string, value: unknown, ids: NewId, from: number): unknown {
  if (value === null) return null;
  const change = inner[column];
  if (change) return change(value, ids, from);
  if (!withLinks.includes(column)) return value;
  const { zh, en } = value as { zh: string; en: string };
  return { zh: linksIn(zh, from, ids), en: linksIn(en, from, ids) };
}
