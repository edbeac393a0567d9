import type { FieldType } from '@meetingapp/contract/registration/wizard.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { ShowWhen } from '@meetingapp/server/db/schema/json-shapes.ts';
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
): Promise<number> {
  const version = await db
    .insertInto('form_version')
    .values({ conference_id: conferenceId, number })
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
      })),
    )
    .execute();
  return version.id;
}
