import type { FormPurpose, FormServes } from '@meetingapp/contract/forms.ts';
import type { FieldType } from '@meetingapp/contract/registration/form.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { ShowWhen, StoredSettings } from '@meetingapp/server/db/schema/json-shapes.ts';
import { both, json, nothing } from '../support/bilingual.ts';
import { buildStock } from '../conference/conferences.ts';

export interface BranchInput {
  title?: Bilingual;
  /** Places; null: unlimited. */
  size?: number | null;
  position?: number;
}

export async function buildBranch(db: Database, conferenceId: number, wish: BranchInput = {}): Promise<number> {
  const row = await db
    .insertInto('branch')
    .values({
      conference_id: conferenceId,
      title: json(wish.title ?? both('主会场', 'Main congress')),
      position: wish.position ?? 0,
      stock_id: await buildStock(db, conferenceId, 'branch', wish.size ?? null),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface FieldInput {
  code: string;
  kind?: FieldType;
  label?: Bilingual;
  hint?: Bilingual;
  /** The stored value, and its label in both languages. */
  options?: { value: string; zh: string; en: string }[];
  format?: string;
  pattern?: string;
  required?: boolean;
  showWhen?: ShowWhen;
  settings?: StoredSettings;
}

/** Patterns of the specification: mobile numbers with an optional prefix, and e-mail addresses. */
export const patterns = {
  phone: '^(0|86|17951)?(13[0-9]|15[012356789]|18[0-9]|14[57]|17[0-9])[0-9]{8}$',
  email: '^[\\w.-]+@[\\w-]+(\\.[\\w-]+)+$',
} as const;

/** The fields that most forms begin with. */
export const plainFields: readonly FieldInput[] = [
  { code: 'name', label: both('姓名', 'Name'), required: true },
  { code: 'phone', label: both('手机号码', 'Mobile number'), pattern: patterns.phone, required: true },
  { code: 'email', label: both('电子邮箱', 'E-mail'), pattern: patterns.email },
];

/** Inserts one version of the form with these fields in this order. */
export async function buildForm(
  db: Database,
  conferenceId: number,
  fields: readonly FieldInput[] = plainFields,
  number = 1,
  formId: number | null = null,
): Promise<number> {
  const version = await db
    .insertInto('form_version')
    .values({ conference_id: conferenceId, form_id: formId, number })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('form_field')
    .values(
      fields.map((field, position) => ({
        form_version_id: version.id,
        position,
        code: field.code,
        kind: field.kind ?? 'T',
        label: json(field.label ?? both(field.code, field.code)),
        hint: json(field.hint ?? nothing),
        options: json(field.options ?? []),
        format: field.format ?? '',
        pattern: field.pattern ?? '',
        required: field.required ?? false,
        show_when: field.showWhen ? json(field.showWhen) : null,
        settings: field.settings ? json(field.settings) : null,
      })),
    )
    .execute();
  return version.id;
}

export interface OwnForm {
  title: Bilingual;
  fields: readonly FieldInput[];
  /** Of a further registration form. */
  serves?: FormServes;
}

/** A form besides the first registration form, published as version 1; returns the form's id. */
export async function buildOwnForm(
  db: Database,
  conferenceId: number,
  purpose: FormPurpose,
  { title, fields, serves = 'everybody' }: OwnForm,
): Promise<number> {
  const { id } = await db
    .insertInto('conference_form')
    .values({ conference_id: conferenceId, purpose, title: json(title), serves })
    .returning('id')
    .executeTakeFirstOrThrow();
  await buildForm(db, conferenceId, fields, 1, id);
  return id;
}

/** What a guest answers at the door. */
export const guestFields: readonly FieldInput[] = [
  { code: 'name', label: both('姓名', 'Name'), required: true },
  { code: 'company', kind: 'AC', label: both('单位', 'Institution'), required: true },
  {
    code: 'phone',
    label: both('手机号码', 'Mobile number'),
    hint: both('只用于发入场码和紧急联系', 'Only for your entry code and in an emergency'),
    pattern: patterns.phone,
    required: true,
  },
  {
    code: 'guestRole',
    kind: 'S',
    label: both('您是', 'I am a'),
    required: true,
    options: [
      { value: '医师', zh: '医师', en: 'Physician' },
      { value: '护理', zh: '护理', en: 'Nurse' },
      { value: '学生', zh: '学生', en: 'Student' },
      { value: '媒体', zh: '媒体', en: 'Journalist' },
      { value: '企业', zh: '企业', en: 'Industry' },
    ],
  },
];
