import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both, json } from '../support/bilingual.ts';
import { buildOwnForm, type FieldInput } from './forms.ts';

const yes = { value: '是', zh: '是', en: 'Yes' };
const no = { value: '否', zh: '否', en: 'No' };

const groupFields: readonly FieldInput[] = [
  {
    code: 'bus',
    kind: 'S',
    label: both('是否需要接站大巴', 'Do you need a bus from the station?'),
    required: true,
    options: [yes, no],
  },
  {
    code: 'seats',
    kind: 'NUM',
    label: both('大巴座位数', 'Seats in the bus'),
    required: true,
    settings: { least: 1, most: 55, step: 1, unit: both('座', 'seats') },
    showWhen: { code: 'bus', oneOf: [yes.value] },
  },
  {
    code: 'arrives',
    label: both('到站时间', 'Time of arrival'),
    format: 'time',
    showWhen: { code: 'bus', oneOf: [yes.value] },
  },
  {
    code: 'letter',
    kind: 'FILE',
    label: both('单位盖章的参会名单', 'List of participants with the seal of your institution'),
  },
  { code: 'wish', kind: 'LT', label: both('其他需要', 'Anything else'), settings: { most: 300 } },
];

const buildUpFields: readonly FieldInput[] = [
  { code: 'about', kind: 'H', label: both('搭建', 'Building the stand') },
  { code: 'contractor', label: both('搭建公司', 'Contractor'), required: true },
  {
    code: 'truck',
    label: both('货车车牌', 'Number plate of the truck'),
    hint: both('用于办理卸货通行证', 'For the pass to the loading bay'),
  },
  {
    code: 'power',
    kind: 'NUM',
    label: both('用电', 'Electric power'),
    required: true,
    settings: { least: 1, most: 60, step: 0.5, unit: both('千瓦', 'kW') },
  },
  { code: 'drawing', kind: 'FILE', label: both('展位效果图', 'Drawing of the stand'), required: true },
];

const staffFields: readonly FieldInput[] = [
  {
    code: 'passes',
    kind: 'NUM',
    label: both('工作证数量', 'Passes for your staff'),
    required: true,
    settings: { least: 1, most: 20, step: 1, unit: both('张', 'passes') },
  },
  { code: 'contact', label: both('现场负责人', 'Person in charge on site'), required: true },
];

interface Answered {
  conferenceId: number;
  formId: number;
  of: { groupId: number } | { exhibitorId: number };
  answers: Readonly<Record<string, string>>;
  accountId: number;
  at: Date;
}

/** Saves the answers of a group or an exhibitor under the newest version of a form. */
export async function buildFormAnswer(db: Database, wish: Answered): Promise<void> {
  const { conferenceId, formId, of, answers, accountId, at } = wish;
  const version = await db
    .selectFrom('form_version')
    .select('id')
    .where('form_id', '=', formId)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('form_answer')
    .values({
      conference_id: conferenceId,
      form_id: formId,
      form_version_id: version.id,
      ...('groupId' in of ? { group_id: of.groupId } : { exhibitor_id: of.exhibitorId }),
      answers: json(answers),
      account_id: accountId,
      answered_at: at,
    })
    .execute();
}

export const buildGroupForm = (db: Database, conferenceId: number): Promise<number> =>
  buildOwnForm(db, conferenceId, 'group', { title: both('团体到达登记', 'Arrival of the group'), fields: groupFields });

/** The two forms of exhibitors: building the stand, and passes. */
export async function buildExhibitorForms(
  db: Database,
  conferenceId: number,
): Promise<{ buildUp: number; passes: number }> {
  return {
    buildUp: await buildOwnForm(db, conferenceId, 'exhibitor', {
      title: both('搭建与用电', 'Building and power'),
      fields: buildUpFields,
    }),
    passes: await buildOwnForm(db, conferenceId, 'exhibitor', {
      title: both('工作证', 'Staff passes'),
      fields: staffFields,
    }),
  };
}
